// The machine's WebKitGTK, the engine family of every browser on Apple's phones, driven by classic WebDriver on a virtual
// screen.

import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Engine } from './engine';

/** What scripts/engines.mjs finds. */
export interface WebKitPrograms {
  driver: string;
  browser: string;
  screen: string;
}

/** Starts a virtual screen, the driver, and a window of its own in it. */
export async function startWebKit(programs: WebKitPrograms, size: { width: number; height: number }): Promise<Engine> {
  const { child: screen, display } = await startScreen(programs.screen);
  const port = await freePort();
  const home = mkdtempSync(path.join(tmpdir(), 'paddock-webkit-'));
  // The system setting of a person who wants no motion.
  mkdirSync(path.join(home, 'gtk-3.0'));
  writeFileSync(path.join(home, 'gtk-3.0/settings.ini'), '[Settings]\ngtk-enable-animations=0\n');
  const own = { XDG_CONFIG_HOME: home, XDG_DATA_HOME: home, XDG_CACHE_HOME: home };
  const env = { ...process.env, ...own, DISPLAY: display, LIBGL_ALWAYS_SOFTWARE: '1', GDK_BACKEND: 'x11' };
  const driver = spawn(programs.driver, [`--port=${port}`], { env, stdio: 'ignore' });
  const base = `http://127.0.0.1:${port}/session`;
  const options = { binary: programs.browser, args: ['--automation'] };
  const capabilities = { alwaysMatch: { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options } };
  const begun = (await patiently(() => ask('POST', base, { capabilities }))) as {
    sessionId: string;
    capabilities: { browserVersion: string };
  };
  const session = `${base}/${begun.sessionId}`;
  await ask('POST', `${session}/window/rect`, { ...size, x: 0, y: 0 });
  return {
    name: `WebKit ${begun.capabilities.browserVersion}`,
    async goto(address) {
      await ask('POST', `${session}/url`, { url: address });
    },
    async run(source, argument) {
      const script = `return JSON.stringify((${source})(arguments[0])) ?? 'null'`;
      return JSON.parse(String(await ask('POST', `${session}/execute/sync`, { script, args: [argument] }))) as unknown;
    },
    async input(actions) {
      await ask('POST', `${session}/actions`, { actions });
    },
    async picture() {
      return String(await ask('GET', `${session}/screenshot`));
    },
    async close() {
      await ask('DELETE', session).catch(() => undefined);
      for (const child of [driver, screen]) child.kill();
      rmSync(home, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** A screen of its own, whatever others exist. */
function startScreen(program: string): Promise<{ child: ChildProcess; display: string }> {
  const child = spawn(program, ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`the screen ended with ${code}`)));
    child.stdio[3]?.on('data', (number: Buffer) => resolve({ child, display: `:${String(number).trim()}` }));
  });
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

/** The driver does not report when it is ready. */
async function patiently(ask: () => Promise<unknown>): Promise<unknown> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await ask();
    } catch (error) {
      if (tries >= 100) throw error;
      await new Promise((done) => setTimeout(done, 100));
    }
  }
}

async function ask(method: 'GET' | 'POST' | 'DELETE', address: string, body?: object): Promise<unknown> {
  const request = body === undefined ? { method } : { method, body: JSON.stringify(body) };
  const answer = await fetch(address, request);
  const { value } = (await answer.json()) as { value: { error?: string; message?: string } | null };
  if (!answer.ok) throw new Error(`${address}: ${value?.error} ${value?.message}`);
  return value;
}
