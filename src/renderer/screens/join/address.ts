// What a person typed to find a party: an address, a whole link, or a code alone. Pure.

import { CODE_LETTERS, type NearbyParty } from '@api/party';

/** Where to go, and the code where the text held one; '' otherwise. */
export interface Place {
  address: string;
  code: string;
}

/** A link as it stands in a QR code, or a host's address with or without its port. */
const LINK = /^(?:https?:\/\/)?([^/#\s]+)\/?(?:#?\/?(?:join\/)?([0-9a-z]{6}))?\/?$/i;

/** Whether a text is an address rather than a code. */
export function isAddress(text: string): boolean {
  return /[.:/]/.test(text.trim()) || text.trim() === 'localhost';
}

/** Where the text leads; what is wrong with it, in words. A code alone leads to the one party nearby. */
export function placeOf(text: string, near: readonly Pick<NearbyParty, 'url'>[]): Place | string {
  const typed = text.trim();
  if (typed === '') return 'Type the address that stands beside the code, such as 192.168.1.24:7310.';
  if (isAddress(typed)) {
    const [, address = '', code = ''] = LINK.exec(typed) ?? [];
    return address === ''
      ? 'That is no address. It looks like 192.168.1.24:7310.'
      : { address, code: code.toUpperCase() };
  }
  const code = typed.toUpperCase();
  if (code.length !== 6 || [...code].some((letter) => !CODE_LETTERS.includes(letter))) {
    return 'That is neither an address nor a code: a code has six letters and digits, without 0, O, 1, I and L.';
  }
  const [first, second] = near;
  if (first === undefined) return 'No party nearby answers to a code. Type the address that stands beside it.';
  if (second !== undefined) return 'There are several parties nearby: choose one of them, then type the code.';
  return { address: first.url, code };
}
