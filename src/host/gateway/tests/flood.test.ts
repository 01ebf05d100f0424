// The promise about strangers, for connections: whatever they send, the host's thread spends at most 5 % of its time on it. That no
// turn of its loop has many of their messages: trickle.test.ts. Multicast: host/lan/tests/stranger.test.ts. What guests at the table
// notice: host/lan/tests/hostile.test.ts.

import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { games } from '@games/registry';
import { calibrate } from '@tools/bench/calibration';
import { type Rehearsal, rehearse } from '@tools/rehearsal/rehearsal';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { builtProgram } from '../../tests/killing';

const run = promisify(execFile);
const SECONDS = 3;
/** 5 % of a second in steps of the calibration loop, on a machine that does 10 million steps a second. */
const FIVE_PERCENT = 500_000;

let table: Rehearsal;
let attacker: string;
let stepsPerSecond: number;
/** What the thread does without an attack, seconds of CPU a second. */
let inPeace: number;

beforeAll(async () => {
  // As shipped: replies are not checked against the contract.
  vi.stubEnv('DEV', false);
  const gatewayFile = await builtProgram('worker', path.join(import.meta.dirname, '..'));
  attacker = await builtProgram('door-attacker', import.meta.dirname);
  table = await rehearse({ games, game: 'heat', players: 2, watchers: 0, gatewayFile });
  await table.start();
  stepsPerSecond = calibrate();
  const before = process.threadCpuUsage();
  await new Promise((resolve) => setTimeout(resolve, SECONDS * 1000));
  inPeace = secondsSince(before) / SECONDS;
});
afterAll(async () => {
  await table.close();
  vi.unstubAllEnvs();
});

/** CPU time of this thread since then, s. */
function secondsSince(before: NodeJS.CpuUsage): number {
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1e6;
}

/** Attacks once; how often the attacker sent something. */
async function attack(kind: string): Promise<number> {
  const { stdout } = await run(process.execPath, [attacker, table.url, kind, String(SECONDS)]);
  return Number(stdout);
}

test.each(['connections', 'handshakes', 'requests', 'headers', 'junk', 'hellos'])(
  '%s at any rate take at most 5 % of the host’s thread',
  async (kind) => {
    // Uses up the burst that everyone has.
    await attack(kind);
    const before = process.threadCpuUsage();
    const began = performance.now();
    expect(await attack(kind)).toBeGreaterThan(100);
    const share = secondsSince(before) / ((performance.now() - began) / 1000) - inPeace;
    expect(share * stepsPerSecond, `${(100 * share).toFixed(1)} %`).toBeLessThan(FIVE_PERCENT);
  },
);
