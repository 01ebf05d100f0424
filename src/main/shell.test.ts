import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type CommandName, commands, type Settings } from '@api/contract';
import { IPC_CHANNEL } from '@api/links/ipc';
import { silentLog } from '@api/log';
import type { Handlers, Service, Session } from '@api/session';
import { CSP } from '@host/server/csp';
import { FakeWindow, fakeElectron } from '@tools/fake-electron';
import type { MenuItemConstructorOptions } from 'electron';
import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { EXTERNAL } from './origin';
import { prepare, type ShellOptions, start } from './shell';

const HOSTILE = [
  'https://evil.example/',
  'http://127.0.0.1:4747/',
  'http://localhost/',
  'file:///etc/passwd',
  'file://paddock/index.html',
  'app://evil/',
  'app://paddock.evil.example/',
  'app://paddock@evil.example/',
  'apps://paddock/',
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'blob:https://evil.example/1',
  'about:blank',
  'chrome://settings',
  'devtools://devtools/bundled/inspector.html',
  'view-source:app://paddock/',
  'ftp://evil.example/',
  'mailto:a@evil.example',
  'not an address',
  '',
];

function service() {
  const gone: Session[] = [];
  const reached: string[] = [];
  const entries = (Object.keys(commands) as CommandName[]).map((name) => [
    name,
    (_input: unknown, session: Session) => {
      reached.push(`${session.role} ${name}`);
      return { ok: true, value: [] };
    },
  ]);
  const handlers = Object.fromEntries(entries) as Handlers;
  return { service: { handlers, closed: (session) => gone.push(session) } as Service, gone, reached };
}

async function running(own: Partial<ShellOptions> = {}, packaged = true) {
  const fake = fakeElectron();
  fake.app.isPackaged = packaged;
  const data = mkdtempSync(path.join(tmpdir(), 'paddock-shell-'));
  const renderer = path.join(data, 'renderer');
  mkdirSync(path.join(renderer, 'assets'), { recursive: true });
  writeFileSync(path.join(renderer, 'index.html'), '<h1>Paddock</h1>');
  writeFileSync(path.join(renderer, 'assets/a.js'), '1');
  const settings = { language: 'system' as Settings['language'] };
  const backend = { ...service(), settings, language: () => settings.language, close: vi.fn(() => Promise.resolve()) };
  const options: ShellOptions = {
    renderer,
    preload: '/p/index.cjs',
    data,
    devUrl: undefined,
    platform: 'linux',
    openBackend: () => Promise.resolve(backend),
    loadUpdater: undefined,
    log: silentLog,
    ...own,
  };
  await start(fake.electron, options);
  const window = fake.windows[0] ?? new FakeWindow({});
  const top = { url: 'app://paddock/', parent: null };
  const speak = (frame: unknown, event: object = {}) =>
    fake.ipcMain.emit(IPC_CHANNEL, { sender: window.webContents, senderFrame: top, ...event }, frame);
  return { ...fake, backend, options, window, speak };
}
const settled = () => new Promise((resolve) => setImmediate(resolve));
const CALL = '{"id":1,"call":"matches.list","input":{}}';

afterEach(() => {
  vi.useRealTimers();
});

describe('before ready', () => {
  test('the scheme has no more rights than it needs, and every page is sandboxed', () => {
    const { electron, asked } = fakeElectron();
    expect(prepare(electron)).toBe(true);
    expect(asked.sandboxed).toBe(1);
    expect(asked.schemes).toEqual([
      { scheme: 'app', privileges: { standard: true, secure: true, supportFetchAPI: true, codeCache: true } },
    ]);
  });

  test('a second Paddock does not start', () => {
    const { electron, app } = fakeElectron();
    app.first = false;
    expect(prepare(electron)).toBe(false);
  });
});

describe('the window', () => {
  test('is locked down in every preference and shows our own page', async () => {
    const { window } = await running();
    expect(window.loaded).toEqual(['app://paddock/']);
    expect(window.options.webPreferences).toEqual({
      preload: '/p/index.cjs',
      contextIsolation: true,
      nodeIntegration: false,
      nodeIntegrationInWorker: false,
      nodeIntegrationInSubFrames: false,
      sandbox: true,
      webSecurity: true,
      allowRunningInsecureContent: false,
      experimentalFeatures: false,
      webviewTag: false,
      spellcheck: false,
    });
  });

  test('goes nowhere else: 20 hostile addresses by link, frame and redirect are blocked', async () => {
    const { window } = await running();
    expect(HOSTILE.length).toBe(20);
    for (const event of ['will-navigate', 'will-frame-navigate', 'will-redirect']) {
      for (const url of HOSTILE) {
        const preventDefault = vi.fn();
        window.webContents.emit(event, { url, preventDefault });
        expect([event, url, preventDefault.mock.calls.length]).toEqual([event, url, 1]);
      }
      const preventDefault = vi.fn();
      window.webContents.emit(event, { url: 'app://paddock/#/settings', preventDefault });
      expect(preventDefault).not.toHaveBeenCalled();
    }
    const preventDefault = vi.fn();
    window.webContents.emit('will-attach-webview', { preventDefault });
    expect(preventDefault).toHaveBeenCalled();
  });

  test('opens one window for a television, as locked down as itself, which closes with it', async () => {
    const { window, windows, ipcMain, backend } = await running();
    const ask = (url: string) => window.webContents.opener?.({ url });
    expect(ask('app://paddock/#/tv')).toEqual({ action: 'deny' });
    const television = windows[1]!;
    expect(television.loaded).toEqual(['app://paddock/#/tv']);
    expect(television.options.webPreferences).toEqual(window.options.webPreferences);
    ask('app://paddock/#/tv');
    ask('app://evil/#/tv');
    ask('app://paddock/#/tv/x');
    expect(windows).toHaveLength(2);
    const top = { url: 'app://paddock/', parent: null };
    ipcMain.emit(IPC_CHANNEL, { sender: television.webContents, senderFrame: top }, CALL);
    await settled();
    expect(backend.reached).toEqual(['owner matches.list']);
    window.emit('closed');
    expect(television.closed).toBe(true);
  });

  test('opens no window, and opens only the exact addresses on the list outside the app', async () => {
    const { window, asked } = await running();
    const variants = EXTERNAL.flatMap((url) => [`${url}x`, `${url}?a`, url.replace('https', 'http')]);
    for (const url of [...HOSTILE, ...variants])
      expect(window.webContents.opener?.({ url })).toEqual({ action: 'deny' });
    expect(asked.opened).toEqual([]);
    for (const url of EXTERNAL) expect(window.webContents.opener?.({ url })).toEqual({ action: 'deny' });
    expect(asked.opened).toEqual([...EXTERNAL]);
    expect(EXTERNAL.every((url) => url.startsWith('https://'))).toBe(true);
  });

  test('gets no permission but full screen and copying, no device, and no download from outside', async () => {
    const { window, asked, defaultSession } = await running();
    const may = (permission: string, contents = window.webContents) => {
      const answer = vi.fn();
      asked.mayAsk(contents, permission, answer);
      return answer.mock.calls[0]?.[0] as boolean;
    };
    for (const permission of [
      'media',
      'geolocation',
      'notifications',
      'midi',
      'openExternal',
      'clipboard-read',
      'hid',
    ]) {
      expect(may(permission)).toBe(false);
      expect(asked.mayCheck(null, permission, 'app://paddock/')).toBe(false);
    }
    const granted = ['fullscreen', 'clipboard-sanitized-write'];
    for (const permission of granted) {
      expect(may(permission)).toBe(true);
      expect(asked.mayCheck(null, permission, 'app://paddock/')).toBe(true);
      expect(asked.mayCheck(null, permission, 'https://evil.example/')).toBe(false);
    }
    window.webContents.url = 'https://evil.example/';
    for (const permission of granted) expect(may(permission)).toBe(false);
    expect(asked.mayUseDevice()).toBe(false);
    for (const [url, kept] of [
      ['https://evil.example/a.exe', 1],
      ['blob:https://evil.example/1', 1],
      ['blob:app://paddock/1', 0],
    ] as const) {
      const preventDefault = vi.fn();
      defaultSession.emit('will-download', { preventDefault }, { getURL: () => url });
      expect([url, preventDefault.mock.calls.length]).toEqual([url, kept]);
    }
  });

  test('opens at its last position if that is still on a screen', async () => {
    const first = await running();
    first.window.bounds = { x: 100, y: 80, width: 1100, height: 760 };
    first.window.maximized = true;
    first.window.emit('close');
    const again = await running({ data: first.options.data });
    expect(again.window.options).toMatchObject({ x: 100, y: 80, width: 1100, height: 760 });
    expect(again.window.maximized).toBe(true);
    again.window.bounds = { x: 5000, y: 80, width: 1100, height: 760 };
    again.window.emit('close');
    const elsewhere = await running({ data: first.options.data });
    expect(elsewhere.window.options).toMatchObject({ width: 1440, height: 900 });
    expect(elsewhere.window.options.x).toBeUndefined();
  });

  test('reloads a page that crashed, unless it crashes again at once', async () => {
    const { window } = await running();
    const crash = (reason: string) => window.webContents.emit('render-process-gone', {}, { reason, exitCode: 5 });
    crash('clean-exit');
    expect(window.webContents.reloads).toBe(0);
    crash('crashed');
    crash('crashed');
    expect(window.webContents.reloads).toBe(1);
  });
});

describe('the page', () => {
  test('is served from the fixed table with the strict policy', async () => {
    const { asked } = await running();
    const at = (url: string, method = 'GET') => asked.protocols.get('app')?.({ url, method }) as Response;
    const page = at('app://paddock/');
    expect(await page.text()).toBe('<h1>Paddock</h1>');
    expect(page.headers.get('content-security-policy')).toBe(CSP);
    expect(page.headers.get('x-content-type-options')).toBe('nosniff');
    expect(at('app://paddock/assets/a.js').headers.get('content-type')).toContain('javascript');
    for (const url of [
      'app://other/',
      'app://paddock/..%2f..%2fetc/passwd',
      'app://paddock/window.json',
      'app://paddock/assets/',
    ])
      expect(at(url).status).toBe(404);
    expect(at('app://paddock/', 'POST').status).toBe(404);
  });

  test('is served by Vite in development only', async () => {
    const devUrl = 'http://localhost:5173';
    const developing = await running({ devUrl }, false);
    expect(developing.window.loaded).toEqual([devUrl]);
    const packaged = await running({ devUrl }, true);
    expect(packaged.window.loaded).toEqual(['app://paddock/']);
    const preventDefault = vi.fn();
    packaged.window.webContents.emit('will-navigate', { url: `${devUrl}/`, preventDefault });
    expect(preventDefault).toHaveBeenCalled();
  });
});

describe('the link', () => {
  test('carries the page’s calls as the owner, and replies on the one channel', async () => {
    const { speak, window, backend } = await running();
    speak(CALL);
    await settled();
    expect(backend.reached).toEqual(['owner matches.list']);
    expect(window.webContents.sent).toEqual([
      { channel: IPC_CHANNEL, frame: '{"id":1,"reply":{"ok":true,"value":[]}}' },
    ]);
  });

  test('ignores everything but the top frame of our own page', async () => {
    const { speak, window, backend } = await running();
    for (const url of HOSTILE) speak(CALL, { senderFrame: { url, parent: null } });
    speak(CALL, { senderFrame: { url: 'app://paddock/', parent: {} } });
    speak(CALL, { senderFrame: null });
    speak(CALL, { sender: {} });
    for (const frame of [undefined, null, 7, {}, [CALL], Buffer.from(CALL)]) speak(frame);
    await settled();
    expect(backend.reached).toEqual([]);
    expect(window.webContents.sent).toEqual([]);
  });

  test('takes 10,000 random payloads: none reaches a command and nothing breaks', async () => {
    const { speak, backend } = await running();
    const payloads = fc.sample(fc.oneof(fc.string(), fc.json(), fc.anything()), { numRuns: 10_000, seed: 11 });
    for (const payload of payloads) expect(() => speak(payload)).not.toThrow();
    await settled();
    expect(backend.reached).toEqual([]);
  });

  test('gives each page load its own client; a change of the hash is not a page load', async () => {
    const { speak, window, backend } = await running();
    speak(CALL);
    window.webContents.emit('did-start-navigation', { isMainFrame: true, isSameDocument: true });
    window.webContents.emit('did-start-navigation', { isMainFrame: false, isSameDocument: false });
    expect(backend.gone.length).toBe(0);
    window.webContents.emit('did-start-navigation', { isMainFrame: true, isSameDocument: false });
    expect(backend.gone.length).toBe(1);
    speak(CALL);
    window.webContents.emit('render-process-gone', {}, { reason: 'crashed', exitCode: 1 });
    expect(backend.gone.length).toBe(2);
    speak(CALL);
    window.emit('closed');
    expect(backend.gone.length).toBe(3);
    speak(CALL);
    await settled();
    expect(backend.gone.length).toBe(3);
    expect(new Set(backend.gone).size).toBe(3);
  });
});

describe('the app', () => {
  test('shows its menu in the system language, or in the language of the settings after a page reload', async () => {
    const { asked, backend, speak } = await running();
    const labels = () => asked.menu.map((menu) => menu.label);
    expect(labels()).toEqual(['&Race', '&Edit', '&View', '&Help']);
    backend.settings.language = 'de';
    speak(CALL);
    await settled();
    expect(labels()).toEqual(['&Rennen', '&Bearbeiten', '&Ansicht', '&Hilfe']);
    expect((await running()).asked.menu.map((menu) => menu.label)).toEqual(['&Race', '&Edit', '&View', '&Help']);
  });

  test('brings the first window to the front when it is started again', async () => {
    const { app, window } = await running();
    window.minimized = true;
    window.done.length = 0;
    app.emit('second-instance');
    expect(window.done).toEqual(['restore', 'show', 'focus']);
  });

  test('ends with its last window, except on a Mac, where a click in the dock opens a new one', async () => {
    const linux = await running();
    linux.app.emit('window-all-closed');
    expect(linux.asked.quits).toBe(1);
    const mac = await running({ platform: 'darwin' });
    mac.window.emit('closed');
    mac.app.emit('window-all-closed');
    expect(mac.asked.quits).toBe(0);
    mac.app.emit('activate');
    expect(mac.windows.length).toBe(2);
  });

  test('waits for the backend to close when it quits, once', async () => {
    const { app, asked, backend } = await running();
    const event = { preventDefault: vi.fn() };
    app.emit('will-quit', event);
    expect(event.preventDefault).toHaveBeenCalledTimes(1);
    await settled();
    expect(asked.quits).toBe(1);
    app.emit('will-quit', event);
    expect(event.preventDefault).toHaveBeenCalledTimes(1);
    expect(backend.close).toHaveBeenCalledTimes(1);
  });

  test('shows why the backend does not open', async () => {
    const openBackend = () => Promise.reject(new Error('The disk is full.'));
    const { asked, windows, options } = await running({ openBackend });
    expect(windows).toEqual([]);
    expect(asked.exits).toEqual([1]);
    expect(asked.errors).toHaveLength(1);
    expect(asked.errors[0]).toContain('The disk is full.');
    expect(asked.errors[0]).toContain(options.data);
  });

  test('opens screens by the keys of its menu', async () => {
    const { asked, window } = await running();
    const items = asked.menu.flatMap((menu) => menu.submenu as MenuItemConstructorOptions[]);
    for (const item of items) item.click?.({} as never, undefined, {} as never);
    expect(window.loaded.slice(1)).toEqual(['/', '/races', '/settings', '/rules'].map((at) => `app://paddock/#${at}`));
    expect(items.some((item) => item.role === 'toggleDevTools')).toBe(false);
  });
});
