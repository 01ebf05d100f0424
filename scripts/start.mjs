// npm start: the desktop app if Electron can run, otherwise the same app in this machine's browser.
// --browser forces the browser. PADDOCK_PORT and PADDOCK_DATA set its port and the folder of its races.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { buildIfStale } from './build-if-stale.mjs';
import { electronBinary, electronFolder, electronReachable, hasNoDisplay } from './electron.mjs';
import { ensureNode } from './right-node.mjs';

ensureNode();
const root = path.join(import.meta.dirname, '..');
const args = process.argv.slice(2);

buildIfStale();
const reason = await reasonForBrowser();
const child = reason === null ? startDesktop() : startBrowser(reason);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => process.exit(code ?? (signal === null ? 0 : 1)));
child.on('error', (error) => {
  console.error(`paddock: could not start (${error.message})`);
  process.exit(1);
});

/** Why there is no desktop window, as the rest of a sentence; null if there is one. */
async function reasonForBrowser() {
  if (args.includes('--browser')) return 'as asked for with --browser';
  if (hasNoDisplay()) return 'this machine has no screen (neither DISPLAY nor WAYLAND_DISPLAY is set)';
  if (electronBinary() !== null) return null;
  const installer = path.join(electronFolder, 'install.js');
  if (!existsSync(installer)) return 'the package "electron" is not installed (npm install brings it)';
  if (!(await electronReachable())) return 'the Electron binary is not here and its download address cannot be reached';
  console.log('paddock: downloading the Electron binary (about 110 MB, once) …');
  const installed = spawnSync(process.execPath, [installer], { stdio: 'inherit' });
  return installed.status === 0 && electronBinary() !== null ? null : 'the Electron binary could not be downloaded';
}

function startDesktop() {
  // Chromium refuses its sandbox to root on Linux; everyone else keeps it.
  const asRoot = process.platform === 'linux' && process.getuid?.() === 0;
  return spawn(electronBinary(), [...(asRoot ? ['--no-sandbox'] : []), root, ...args], { stdio: 'inherit' });
}

function startBrowser(why) {
  console.log(
    `paddock: no desktop window, ${why}. Open the address below in a browser on this machine. Press Ctrl+C to quit.`,
  );
  const own = [];
  if (process.env.PADDOCK_PORT) own.push('--port', process.env.PADDOCK_PORT);
  if (process.env.PADDOCK_DATA) own.push('--data', process.env.PADDOCK_DATA);
  return spawn(process.execPath, [path.join(root, 'out/main/cli.js'), 'host', ...own], { cwd: root, stdio: 'inherit' });
}
