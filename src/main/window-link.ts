// The main process's end of the link to the desktop window: one channel, text frames, and only from our own top frame.

import type { Link } from '@api/contract';
import { IPC_CHANNEL } from '@api/links/ipc';
import { callSoon, createListeners, type Listeners } from '@api/listeners';
import type { Log } from '@api/log';
import type { BrowserWindow, IpcMainEvent } from 'electron';
import type { ElectronParts } from './electron-parts';
import { originOf } from './origin';

export interface WindowLinkOptions {
  ipcMain: ElectronParts['ipcMain'];
  window: BrowserWindow;
  /** Origins of our own pages. */
  allowed: ReadonlySet<string>;
  /** Called when a page starts to talk. Each page load is a new link; the previous one is closed by then. */
  accept(link: Link): void;
  /** Whether this is the page of another window of this app. */
  isOfAnother(sender: IpcMainEvent['sender']): boolean;
  log: Log;
}

interface Page {
  frames: Listeners<[string]>;
  close(): void;
}

/** Listens to the window until it is closed. */
export function listenToWindow({ ipcMain, window, allowed, accept, isOfAnother, log }: WindowLinkOptions): void {
  const { webContents } = window;
  let page: Page | undefined;

  function open(): Page {
    const frames = createListeners<[string]>();
    const closed = createListeners<[]>();
    const mine: Page = {
      frames,
      close() {
        if (page !== mine) return;
        page = undefined;
        closed.tell();
      },
    };
    page = mine;
    accept({
      send(frame) {
        if (page === mine && !webContents.isDestroyed()) webContents.send(IPC_CHANNEL, frame);
      },
      onFrame: (listener) => frames.add(listener),
      onOpen: callSoon,
      onClose: (listener) => closed.add(listener),
      close: () => mine.close(),
    });
    return mine;
  }

  function receive(event: IpcMainEvent, frame: unknown): void {
    // Each window hears all of them.
    if (event.sender !== webContents && isOfAnother(event.sender)) return;
    const from = event.senderFrame;
    const ours =
      event.sender === webContents && from !== null && from.parent === null && allowed.has(originOf(from.url));
    if (!ours || typeof frame !== 'string') {
      log.warn({ from: from?.url }, 'frame of a stranger dropped');
      return;
    }
    (page ?? open()).frames.tell(frame);
  }

  ipcMain.on(IPC_CHANNEL, receive);
  webContents.on('did-start-navigation', (details) => {
    if (details.isMainFrame && !details.isSameDocument) page?.close();
  });
  webContents.on('render-process-gone', () => page?.close());
  window.on('closed', () => {
    ipcMain.off(IPC_CHANNEL, receive);
    page?.close();
  });
}
