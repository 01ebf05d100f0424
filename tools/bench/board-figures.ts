// What a frame of a live board costs, measured in a headless browser on a host of its own. How: board.ts and the board
// itself.

import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { silentLog } from '@api/log';
import { version } from '../../package.json';
import { measureBoard } from './board';
import type { BenchContext, Measured } from './figure';

/** Page time of one frame at 60 frames a second, ms. */
const FRAME_MS = 16.7;

/** Empty, with a message, if this machine has no browser to measure in. */
export async function boardFigures(context: BenchContext): Promise<Measured[]> {
  const chromium = await findChromium(context.dir);
  if (chromium === null) {
    context.say('paddock: the board is not measured, since no Chromium was found (CHROMIUM_PATH says where one is)');
    return [];
  }
  const found = await withHost(context.dir, (url) => measureBoard(url, { chromium }));
  const figure = (name: string, value: number, unit: string, floor: number, goal: number): Measured => ({
    name: `board.${found.game}.${name}`,
    value,
    unit,
    floor,
    goal,
    better: 'lower',
  });
  return [
    figure('frame', found.cpuMsPerFrame, 'ms', FRAME_MS, 4),
    figure('calls', found.drawCalls, 'calls', 100, 20),
    // Static layers are painted once, and a board on which nothing moves draws nothing.
    figure('redraws', found.staticRedraws, 'redraws', 0, 0),
    figure('idle', found.idleFrames, 'frames', 1, 0),
  ];
}

async function withHost<V>(dir: string, work: (url: string) => Promise<V>): Promise<V> {
  const [{ openBackend }, { startServer }] = await Promise.all([
    import('@host/backend'),
    import('@host/server/owner-listener'),
  ]);
  const data = mkdtempSync(path.join(os.tmpdir(), 'paddock-board-'));
  const workerFile = path.join(dir, 'ai-worker.js');
  const jobWorkerFile = path.join(dir, 'job-worker.js');
  const backend = await openBackend({ data, version, shell: 'test', workerFile, jobWorkerFile, log: silentLog });
  try {
    const server = await startServer({ service: backend.service, root: path.join(dir, '../renderer'), port: 0 });
    try {
      return await work(server.url);
    } finally {
      await server.close();
    }
  } finally {
    await backend.close();
    rmSync(data, { recursive: true, force: true });
  }
}

// The same browser as in the browser tests. Playwright is a development tool and never bundled, so this is loaded at run
// time.
async function findChromium(dir: string): Promise<string | null> {
  const file = pathToFileURL(path.join(dir, '../../scripts/chromium.mjs')).href;
  const found = (await import(/* @vite-ignore */ file)) as { findChromium(): string | null };
  return found.findChromium();
}
