// Which addresses are our own. Not here: serving them (app-protocol.ts).

/** Origin of the desktop window's page: our own protocol, so that nothing has the rights of a file:// page. */
export const ORIGIN = 'app://paddock';
export const SCHEME = 'app';

/** Addresses that may be opened in the person's own browser. They must match exactly. */
export const EXTERNAL: readonly string[] = ['https://paddock.example.invalid/'];

/** The origin of an address; 'null' if it has none. URL gives no origin for custom schemes. */
export function originOf(address: string): string {
  if (!URL.canParse(address)) return 'null';
  const url = new URL(address);
  return url.protocol === `${SCHEME}:` ? `${SCHEME}://${url.host}` : url.origin;
}
