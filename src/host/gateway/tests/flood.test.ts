// The promise about strangers, for connections: whatever they send, the host's thread spends at most 5 % of its time on it and is
// never held up for more than 5 ms. Multicast: host/lan/tests/stranger.test.ts. What seated guests notice: hostile.test.ts.

import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { games } from '@games/registry';
import { calibrate } from '@tools/bench/calibration';
import { type Rehearsal, rehearse } from '@tools/rehearsal/rehearsal';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { builtProgram } from '../../tests/killing';
import { turnsUntil } from '../../tests/turns';

const run = promisify(execFile);
const SECONDS = 3;
/** 5 % of a second, and 5 ms, in steps of the calibration loop, on a machine that does 10 million steps a second. */
const FIVE_PERCENT = 500_000;
const FIVE_MS = 50_000;
/** A turn that is long for another reason, such as garbage collection, does not occur in each of these tries. */
const TRIES = 3;

let table: Rehearsal;
let attacker: string;
let stepsPerSecond: number;
/** The share of the thread that a race in peace takes: seconds of CPU a second. */
let inPeace: number;

beforeAll(async () => {
  const gatewayFile = await builtProgram('worker', path.join(import.meta.dirname, '..'));
  attacker = await builtProgram('door-attacker', import.meta.dirname);
  table = await rehearse({ games, game: 'heat', players: 2, watchers: 0, gatewayFile });
  await table.start();
  stepsPerSecond = calibrate();
  const before = process.threadCpuUsage();
  await new Promise((resolve) => setTimeout(resolve, SECONDS * 1000));
  inPeace = secondsSince(before) / SECONDS;
});
afterAll(() => table.close());

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
  '%s at any rate take at most 5 % of the host’s thread and hold it up for 5 ms at most',
  async (kind) => {
    const before = process.threadCpuUsage();
    const began = performance.now();
    expect(await attack(kind)).toBeGreaterThan(100);
    const share = secondsSince(before) / ((performance.now() - began) / 1000) - inPeace;
    expect(share * stepsPerSecond, `${(100 * share).toFixed(1)} %`).toBeLessThan(FIVE_PERCENT);

    const longest: number[] = [];
    while (longest.length < TRIES && !longest.some((s) => s * stepsPerSecond < FIVE_MS)) {
      let isOver = false;
      const attacked = attack(kind).then(() => {
        isOver = true;
      });
      longest.push(Math.max(...(await turnsUntil(() => isOver))) / 1000);
      await attacked;
    }
    expect(Math.min(...longest) * stepsPerSecond, `longest turns, s: ${longest.join(', ')}`).toBeLessThan(FIVE_MS);
  },
);
