// What the desktop window's page may never do: navigate away, open windows but the television's, ask for permissions, download from the network.

import type { Log } from '@api/log';
import type { ElectronParts } from './electron-parts';
import { EXTERNAL, ORIGIN, originOf } from './origin';
import { asksForTelevision } from './television';

interface Prevented {
  preventDefault(): void;
}

/** All that a page asks for: full screen, and to copy texts and pictures. It never reads the clipboard. */
const GRANTED: ReadonlySet<string> = new Set(['fullscreen', 'clipboard-sanitized-write']);

/** Guards every page this app shows. allowed: the origins of our own pages. onTelevision: a page asks for the one window that it may open. */
export function guard(
  { app, session, shell }: Pick<ElectronParts, 'app' | 'session' | 'shell'>,
  allowed: ReadonlySet<string>,
  log: Log,
  onTelevision: () => void,
): void {
  const refuse = (what: string, event: Prevented, address: string) => {
    event.preventDefault();
    log.warn({ address }, `${what} refused`);
  };
  app.on('web-contents-created', (_event, contents) => {
    contents.on('will-navigate', (event) => {
      if (!allowed.has(originOf(event.url))) refuse('navigation', event, event.url);
    });
    contents.on('will-frame-navigate', (event) => {
      if (!allowed.has(originOf(event.url))) refuse('navigation', event, event.url);
    });
    contents.on('will-redirect', (event) => {
      if (!allowed.has(originOf(event.url))) refuse('redirect', event, event.url);
    });
    contents.on('will-attach-webview', (event) => refuse('webview', event, ''));
    contents.setWindowOpenHandler(({ url }) => {
      if (asksForTelevision(url, allowed)) onTelevision();
      else if (EXTERNAL.includes(url)) void shell.openExternal(url);
      else log.warn({ address: url }, 'window refused');
      return { action: 'deny' };
    });
  });
  const own = session.defaultSession;
  own.setPermissionRequestHandler((contents, permission, answer) =>
    answer(GRANTED.has(permission) && allowed.has(originOf(contents.getURL()))),
  );
  own.setPermissionCheckHandler((_contents, permission, origin) => GRANTED.has(permission) && isOwn(origin, allowed));
  own.setDevicePermissionHandler(() => false);
  own.on('will-download', (event, item) => {
    // Saving a race as a file creates the file in the page itself; every other download would come from outside.
    const address = item.getURL();
    if (!address.startsWith(`blob:${ORIGIN}/`)) refuse('download', event, address);
  });
}

function isOwn(origin: string, allowed: ReadonlySet<string>): boolean {
  return allowed.has(originOf(origin));
}
