// Starts the built main process under plain Node with a stand-in for Electron, talks to it as the window's page would, and
// races a little, so that preload, host, store and AI workers are tested in their shipped form.
// Usage: node scripts/boot-main.mjs [folder of the app]. `ready` comes only after evaluation, as in Electron.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import vm from 'node:vm';

const root = path.resolve(process.argv[2] ?? path.join(import.meta.dirname, '..'));
const data = mkdtempSync(path.join(tmpdir(), 'paddock-boot-'));
process.on('exit', () => rmSync(data, { recursive: true, force: true }));
process.env.PADDOCK_DATA = data;

const STAND_IN = `
import { EventEmitter } from 'node:events';
const seen = globalThis.standIn = { windows: [], protocols: new Map(), quits: 0, errors: [], page: new EventEmitter() };
const ready = new Promise((resolve) => { seen.becomeReady = resolve; });
export const app = Object.assign(new EventEmitter(), { isPackaged: true, enableSandbox() {}, requestSingleInstanceLock: () => true,
  whenReady: () => ready, getVersion: () => '0.0.0', getPreferredSystemLanguages: () => ['en-GB'], getPath: () => process.env.PADDOCK_DATA, quit() { seen.quits += 1; }, exit(code) { process.exit(code); } });
class Contents extends EventEmitter { setWindowOpenHandler() {} getURL() { return 'app://paddock/'; } isDestroyed() { return false; } reload() {}
  send(channel, frame) { seen.page.emit('frame', channel, frame); } }
export class BrowserWindow extends EventEmitter { webContents = new Contents();
  constructor(options) { super(); this.options = options; seen.windows.push(this); app.emit('web-contents-created', {}, this.webContents); }
  loadURL(url) { this.url = url; return Promise.resolve(); } show() {} focus() {} maximize() {} isMaximized() { return false; }
  isMinimized() { return false; } getNormalBounds() { return { x: 0, y: 0, width: 1200, height: 800 }; } }
export const Menu = { buildFromTemplate: (template) => template, setApplicationMenu() {} };
export const dialog = { showErrorBox(title, text) { seen.errors.push(title + ': ' + text); } };
export const ipcMain = new EventEmitter();
export const protocol = { registerSchemesAsPrivileged() {}, handle: (scheme, answer) => seen.protocols.set(scheme, answer) };
const display = { workArea: { x: 0, y: 0, width: 1920, height: 1080 } };
export const screen = { getPrimaryDisplay: () => display, getAllDisplays: () => [display] };
export const session = { defaultSession: Object.assign(new EventEmitter(), { setPermissionRequestHandler() {}, setPermissionCheckHandler() {}, setDevicePermissionHandler() {} }) };
export const shell = { openExternal: () => Promise.resolve() };
export const powerMonitor = new EventEmitter();
seen.ipcMain = ipcMain; seen.app = app;
`;
registerHooks({
  resolve: (name, context, next) =>
    name === 'electron' ? { url: 'stand-in:electron', shortCircuit: true } : next(name, context),
  load: (url, context, next) =>
    url === 'stand-in:electron' ? { format: 'module', source: STAND_IN, shortCircuit: true } : next(url, context),
});

const late = setTimeout(
  () => fail('it did not finish within 60 s (something awaits `ready` at the top level?)'),
  60_000,
);
await import(pathToFileURL(path.join(root, 'out/main/index.js')).href);
const seen = globalThis.standIn;
seen.becomeReady();
await until(() => seen.windows[0]?.url !== undefined || seen.errors.length > 0, 'a window');
if (seen.errors.length > 0) fail(seen.errors.join('\n'));
const window = seen.windows[0];

check(window.url === 'app://paddock/', `the window shows ${window.url}`);
const page = await seen.protocols.get('app')(new Request('app://paddock/'));
check(page.status === 200, `the page answers ${page.status}`);
check((page.headers.get('content-security-policy') ?? '').startsWith("default-src 'none'"), 'the page has no policy');
for (const [, script] of (await page.text()).matchAll(/(?:src|href)="(?!data:)\.?\/?([^"]+)"/g)) {
  const asset = await seen.protocols.get('app')(new Request(`app://paddock/${script}`));
  check(asset.status === 200, `${script} answers ${asset.status}`);
}

const bridge = loadPreload(window.options.webPreferences.preload);
const replies = new Map();
const updates = [];
bridge.onFrame((text) => {
  const frame = JSON.parse(text);
  if ('push' in frame) updates.push(frame);
  else replies.get(frame.id)?.(frame.reply);
});
let lastId = 0;
const hello = await call('app.hello', { protocol: protocolNumber(), version: '0.0.0' });
check(hello.shell === 'desktop' && hello.role === 'owner', 'the page is not greeted as the desktop window');
const game = hello.games[0];
const seats = game.colours.slice(0, Math.max(2, game.seats[0])).map((colour, seat) => ({
  name: `Driver ${seat + 1}`,
  colour,
  driver: { kind: 'ai', level: 'easy' },
}));
const circuit = game.circuits[0];
const options = {
  ...Object.fromEntries(game.options.map((option) => [option.id, option.default])),
  ...circuit.defaults,
};
const { match } = await call('matches.create', { game: game.id, circuit: circuit.id, options, seats, clock: 0 });
const first = await call('match.watch', { match });
await until(
  () => updates.some((frame) => frame.push === 'match.update' && frame.body.seq > first.seq + 5),
  'AI drivers to race',
);

seen.app.emit('will-quit', { preventDefault() {} });
await until(() => seen.quits > 0, 'the house to close');
clearTimeout(late);
console.log(`boot: ${path.relative(process.cwd(), root) || '.'} starts, shows its page and lets AI drivers race`);
process.exit(0);

/** Runs the sandboxed preload script as Electron does: as CommonJS that may require electron and nothing else. */
function loadPreload(file) {
  const world = {};
  const renderer = {
    send: (channel, frame) =>
      seen.ipcMain.emit(channel, { sender: window.webContents, senderFrame: { url: window.url, parent: null } }, frame),
    on: (channel, listener) => seen.page.on('frame', (to, frame) => to === channel && listener({}, frame)),
    off() {},
  };
  const electron = {
    contextBridge: { exposeInMainWorld: (name, value) => Object.assign(world, { [name]: value }) },
    ipcRenderer: renderer,
  };
  const run = vm.runInThisContext(`(function (require, module, exports) {${readFileSync(file, 'utf8')}\n})`, {
    filename: file,
  });
  const module = { exports: {} };
  run((name) => (name === 'electron' ? electron : fail(`the preload script requires ${name}`)), module, module.exports);
  check(Object.keys(world).join() === 'paddock', `the preload script exposes ${Object.keys(world)}`);
  check(Object.keys(world.paddock).join() === 'send,onFrame', `the bridge has ${Object.keys(world.paddock)}`);
  return world.paddock;
}

async function call(name, input) {
  lastId += 1;
  const id = lastId;
  const reply = await new Promise((resolve) => {
    replies.set(id, resolve);
    bridge.send(JSON.stringify({ id, call: name, input }));
  });
  if (!reply.ok) fail(`${name} was refused: ${JSON.stringify(reply.fault)}`);
  return reply.value;
}

async function until(done, what) {
  for (let waited = 0; waited < 50_000; waited += 20) {
    if (done()) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  fail(`waited in vain for ${what}`);
}

function check(right, message) {
  if (!right) fail(message);
}

function fail(message) {
  console.error(`boot: ${message}`);
  process.exit(1);
}

/** The protocol number of this Paddock, read from its source, because the bundle does not export it. */
function protocolNumber() {
  const constants = readFileSync(path.join(import.meta.dirname, '../src/api/constants.ts'), 'utf8');
  return Number(/export const PROTOCOL = (\d+);/.exec(constants)?.[1]);
}
