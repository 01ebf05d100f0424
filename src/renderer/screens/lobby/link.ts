// Addresses of a party as people see and scan them. Pure.

/** The link for a camera: the party's page with its code filled in. address: 'http://192.168.1.24:7310/'. */
export function linkOf(address: string, code: string): string {
  return `${address.replace(/\/?$/, '/')}#/join/${code}`;
}

/** The address that a person types: '192.168.1.24:7310'. */
export function hostOf(address: string): string {
  return address.replace(/^https?:\/\//, '').replace(/\/.*$/, '');
}

/** Whether only this computer can reach an address. */
export function isLoopback(address: string): boolean {
  return /^(127\.|localhost|\[::1\])/.test(hostOf(address));
}
