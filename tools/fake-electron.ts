// A stand-in for Electron's parts in tests: records the shell's calls and lets a test play the other side.

import { EventEmitter } from 'node:events';
import type { BrowserWindowConstructorOptions, MenuItemConstructorOptions } from 'electron';
import type { ElectronParts } from '../src/main/electron-parts';

/** The page inside a fake window. */
export class FakeContents extends EventEmitter {
  readonly sent: { channel: string; frame: string }[] = [];
  reloads = 0;
  url = '';
  opener: ((details: { url: string }) => { action: string }) | undefined;
  setWindowOpenHandler(opener: (details: { url: string }) => { action: string }): void {
    this.opener = opener;
  }
  send(channel: string, frame: string): void {
    this.sent.push({ channel, frame });
  }
  isDestroyed(): boolean {
    return false;
  }
  getURL(): string {
    return this.url;
  }
  reload(): void {
    this.reloads += 1;
  }
}

/** A window that only records calls. */
export class FakeWindow extends EventEmitter {
  readonly webContents = new FakeContents();
  readonly loaded: string[] = [];
  readonly done: string[] = [];
  bounds = { x: 40, y: 50, width: 1000, height: 700 };
  maximized = false;
  minimized = false;
  closed = false;
  readonly options: BrowserWindowConstructorOptions;
  constructor(options: BrowserWindowConstructorOptions) {
    super();
    this.options = options;
  }
  loadURL(url: string): Promise<void> {
    this.loaded.push(url);
    this.webContents.url = url;
    return Promise.resolve();
  }
  show(): void {
    this.done.push('show');
  }
  close(): void {
    this.closed = true;
    this.emit('closed');
  }
  focus(): void {
    this.done.push('focus');
  }
  restore(): void {
    this.minimized = false;
    this.done.push('restore');
  }
  maximize(): void {
    this.maximized = true;
  }
  isMinimized(): boolean {
    return this.minimized;
  }
  isMaximized(): boolean {
    return this.maximized;
  }
  getNormalBounds(): FakeWindow['bounds'] {
    return this.bounds;
  }
}

type Answer = (request: { url: string; method: string }) => Response;

/** New parts, and the shell's calls on them. */
export function fakeElectron() {
  const windows: FakeWindow[] = [];
  const asked = {
    schemes: [] as unknown[],
    sandboxed: 0,
    quits: 0,
    exits: [] as number[],
    opened: [] as string[],
    errors: [] as string[],
    menu: [] as MenuItemConstructorOptions[],
    protocols: new Map<string, Answer>(),
    mayAsk: (() => undefined) as (contents: unknown, permission: string, answer: (yes: boolean) => void) => void,
    mayCheck: (() => true) as (contents: unknown, permission: string, origin: string) => boolean,
    mayUseDevice: (() => true) as () => boolean,
  };
  const app = Object.assign(new EventEmitter(), {
    isPackaged: true,
    first: true,
    languages: ['en-GB'],
    getPreferredSystemLanguages: () => app.languages,
    enableSandbox: () => {
      asked.sandboxed += 1;
    },
    requestSingleInstanceLock: () => app.first,
    quit: () => {
      asked.quits += 1;
    },
    exit: (code: number) => asked.exits.push(code),
  });
  class BrowserWindow extends FakeWindow {
    constructor(options: BrowserWindowConstructorOptions) {
      super(options);
      windows.push(this);
      app.emit('web-contents-created', {}, this.webContents);
    }
  }
  const ipcMain = new EventEmitter();
  const defaultSession = Object.assign(new EventEmitter(), {
    setPermissionRequestHandler: (handler: typeof asked.mayAsk) => {
      asked.mayAsk = handler;
    },
    setPermissionCheckHandler: (handler: typeof asked.mayCheck) => {
      asked.mayCheck = handler;
    },
    setDevicePermissionHandler: (handler: typeof asked.mayUseDevice) => {
      asked.mayUseDevice = handler;
    },
  });
  const display = { workArea: { x: 0, y: 0, width: 1920, height: 1040 } };
  const parts = {
    app,
    BrowserWindow,
    Menu: {
      buildFromTemplate: (template: MenuItemConstructorOptions[]) => template,
      setApplicationMenu: (menu: MenuItemConstructorOptions[]) => {
        asked.menu = menu;
      },
    },
    dialog: { showErrorBox: (title: string, text: string) => asked.errors.push(`${title}: ${text}`) },
    ipcMain,
    protocol: {
      registerSchemesAsPrivileged: (schemes: unknown[]) => asked.schemes.push(...schemes),
      handle: (scheme: string, answer: Answer) => asked.protocols.set(scheme, answer),
    },
    screen: { getPrimaryDisplay: () => display, getAllDisplays: () => [display] },
    session: { defaultSession },
    shell: {
      openExternal: (url: string) => {
        asked.opened.push(url);
        return Promise.resolve();
      },
    },
  };
  return { electron: parts as unknown as ElectronParts, app, ipcMain, defaultSession, windows, asked };
}
