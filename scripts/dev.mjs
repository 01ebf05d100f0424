// npm run dev: Paddock with hot reload. With an Electron binary in a desktop window; without one in a browser, where Vite
// serves the page and passes its socket to a host process that is rebuilt and restarted on each change.
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { buildIfStale } from './build-if-stale.mjs';
import { electronBinary, hasNoDisplay } from './electron.mjs';
import { ensureNode } from './right-node.mjs';

ensureNode();
const root = path.join(import.meta.dirname, '..');
const env = { ...process.env };

if (electronBinary() === null || hasNoDisplay() || process.argv.includes('--browser')) {
  // The host also serves the last build; it will not start without one.
  if (!existsSync(path.join(root, 'out/renderer/index.html'))) buildIfStale();
  env.PADDOCK_DEV_PORT = String(await freePort());
  // One key for every host of this run: a page must be able to reconnect to the rebuilt one.
  env.PADDOCK_KEY ??= randomBytes(24).toString('base64url');
  env.ELECTRON_EXEC_PATH = path.join(root, 'scripts/dev-host.mjs');
  env.PADDOCK_DATA ??= path.join(root, '.paddock');
  env.PATH = `${path.dirname(process.execPath)}${path.delimiter}${process.env.PATH ?? ''}`;
  console.log('paddock: no desktop window; open the address with a key, below, in a browser. Press Ctrl+C to quit.');
}
const builder = path.join(root, 'node_modules/electron-vite/bin/electron-vite.js');
const child = spawn(process.execPath, [builder, 'dev', '--watch'], { cwd: root, stdio: 'inherit', env });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('exit', (code) => process.exit(code ?? 0));

function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}
