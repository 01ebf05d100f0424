// Parses what a person typed to find a party: an address, a whole link, or a code alone. Pure.

import { CODE_LETTERS } from '@api/constants';
import type { NearbyParty } from '@api/party';
import { t } from '../../text/join';

/** The address to go to, and the code if the text has one; '' otherwise. */
export interface JoinAddress {
  address: string;
  code: string;
}

/** A link as in a QR code, or a host's address with or without its port. */
const LINK = /^(?:https?:\/\/)?([^/#\s]+)\/?(?:#?\/?(?:join\/)?([0-9a-z]{6}))?\/?$/i;

/** Whether a text is an address rather than a code. */
export function isAddress(text: string): boolean {
  return /[.:/]/.test(text.trim()) || text.trim() === 'localhost';
}

/** Where the text leads, or what is wrong with it, as text. A code alone leads to the one party nearby. */
export function joinAddressOf(text: string, near: readonly Pick<NearbyParty, 'url'>[]): JoinAddress | string {
  const typed = text.trim();
  if (typed === '') return t('address.none');
  if (isAddress(typed)) {
    const [, address = '', code = ''] = LINK.exec(typed) ?? [];
    return address === '' ? t('address.wrong') : { address, code: code.toUpperCase() };
  }
  const code = typed.toUpperCase();
  if (code.length !== 6 || [...code].some((letter) => !CODE_LETTERS.includes(letter))) {
    return t('address.neither');
  }
  const [first, second] = near;
  if (first === undefined) return t('address.nobody');
  if (second !== undefined) return t('address.several');
  return { address: first.url, code };
}
