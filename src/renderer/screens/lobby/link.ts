// Addresses of a party as people see and scan them. Pure.

/** What a camera opens: the page of the party with its code filled in. address: 'http://192.168.1.24:7310/'. */
export function linkOf(address: string, code: string): string {
  return `${address.replace(/\/?$/, '/')}#/join/${code}`;
}

/** What a person types: '192.168.1.24:7310'. */
export function hostOf(address: string): string {
  return address.replace(/^https?:\/\//, '').replace(/\/.*$/, '');
}

/** Whether only this very computer can reach an address. */
export function isLoopback(address: string): boolean {
  return /^(127\.|localhost|\[::1\])/.test(hostOf(address));
}
