// The television's window: a second page of this app on another display, if there is one. Not here: what it shows (screens/tv).

import type { Log } from '@api/log';
import type { BrowserWindowConstructorOptions, BrowserWindow as Window } from 'electron';
import type { ElectronParts } from './electron-parts';
import { originOf } from './origin';

/** The screen that it opens. */
export const TELEVISION = '#/tv';

/** Whether a page asks for the television's window. allowed: the origins of our own pages. */
export function asksForTelevision(address: string, allowed: ReadonlySet<string>): boolean {
  return allowed.has(originOf(address)) && new URL(address).hash === TELEVISION;
}

export interface TelevisionOptions {
  /** Of our own page, with a slash at its end. */
  address: string;
  /** As for every window of this app. */
  locked: BrowserWindowConstructorOptions;
  /** A window has been opened. */
  opened(window: Window): void;
  log: Log;
}

/** The one window of this app besides its own. */
export interface Television {
  /** Opens it: over the whole of another display than this window's, or as a window that can be dragged to one. */
  open(beside: Window): void;
  close(): void;
  /** Whether this is its page. */
  has(page: Window['webContents']): boolean;
}

/** A television that is not open yet. */
export function createTelevision(
  { BrowserWindow, screen }: Pick<ElectronParts, 'BrowserWindow' | 'screen'>,
  { address, locked, opened, log }: TelevisionOptions,
): Television {
  let window: Window | undefined;
  return {
    open(beside) {
      if (window !== undefined) {
        window.show();
        return;
      }
      const place = otherDisplay(screen, beside) ?? { width: 1280, height: 720 };
      const own = new BrowserWindow({ ...locked, ...place, title: 'Paddock', show: true });
      window = own;
      own.on('closed', () => {
        window = undefined;
      });
      opened(own);
      void own
        .loadURL(`${address}${TELEVISION}`)
        .catch((error: unknown) => log.error({ err: error }, 'the television did not load'));
    },
    close: () => window?.close(),
    has: (page) => window?.webContents === page,
  };
}

/** The whole of a display on which this window is not; undefined if there is none. */
function otherDisplay(screen: ElectronParts['screen'], beside: Window): BrowserWindowConstructorOptions | undefined {
  const { x, y, width, height } = beside.getNormalBounds();
  const [middleX, middleY] = [x + width / 2, y + height / 2];
  const other = screen.getAllDisplays().find(({ workArea: area }) => {
    const isBeside = middleX < area.x || middleX >= area.x + area.width;
    return isBeside || middleY < area.y || middleY >= area.y + area.height;
  });
  return other && { ...other.workArea, fullscreen: true };
}
