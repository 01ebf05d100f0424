// Which addresses are our own. Not for: what is served there (app-protocol.ts).

/** Where the desktop window's page lives: a protocol of our own, so that nothing has the rights of a file:// page. */
export const ORIGIN = 'app://paddock';
export const SCHEME = 'app';

/** Addresses that may be opened in the person's own browser. Exact: nothing may be appended to them. */
export const EXTERNAL: readonly string[] = ['https://paddock.example.invalid/'];

/** The origin of an address; 'null' where it has none. URL knows no origin for schemes of one's own. */
export function originOf(address: string): string {
  if (!URL.canParse(address)) return 'null';
  const url = new URL(address);
  return url.protocol === `${SCHEME}:` ? `${SCHEME}://${url.host}` : url.origin;
}
