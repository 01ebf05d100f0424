// How many moves per second a folder's disk takes, each committed with synchronous=FULL. A measurement, not a test.

import { mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { openStore } from '@store/open';
import type { NewMove } from '@store/races/saves';

/** commitsPerSecond: with one move per transaction. p50, p95: the time of one commit, ms. */
export interface CommitFigures {
  commitsPerSecond: number;
  p50: number;
  p95: number;
}

const EVENTS = { type: 'carMoved', seat: 0, from: 10, to: 14, path: [11, 12, 13, 14], text: 'x'.repeat(240) };

/** Appends moves to one race in a new folder under dir, which is removed again. */
export async function benchCommits(dir: string, moves = 500): Promise<CommitFigures> {
  const folder = mkdtempSync(path.join(dir, 'paddock-bench-'));
  const opened = await openStore({ dir: folder });
  if (!opened.ok) throw opened.trouble;
  const { saves } = opened.store;
  const snapshot = { step: 0, stateVersion: 1, hash: '0', state: {} };
  const setup = { config: {}, setup: {}, seats: [], clock: 0, startView: null, startEvents: [], finish: undefined };
  saves.create({ id: 'bench', game: 'bench', circuit: 'x', rulesVersion: 1, seed: 'x', at: 0, snapshot, ...setup });
  const times: number[] = [];
  for (let step = 1; step <= moves; step++) {
    const start = performance.now();
    saves.append('bench', moveOf(step));
    times.push(performance.now() - start);
  }
  opened.store.close();
  rmSync(folder, { recursive: true, force: true });
  return figuresOf(times);
}

function moveOf(step: number): NewMove {
  const move = { ask: step, seat: step % 6, action: { type: 'gear', gear: 2 }, by: 'player' } as const;
  const rest = { hash: '0123456789abcdef', barrier: false, at: step, snapshot: undefined, finish: undefined };
  return { step, move, events: [EVENTS], ...rest };
}

function figuresOf(times: number[]): CommitFigures {
  const total = times.reduce((sum, time) => sum + time, 0);
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
  return { commitsPerSecond: Math.round((times.length * 1000) / total), p50: at(0.5), p95: at(0.95) };
}
