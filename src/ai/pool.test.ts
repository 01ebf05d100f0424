// Tests the pool with real worker threads: small scripted ones, and the real worker, built for the test.

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { begin } from '@core/engine';
import { gameOf } from '@games/registry';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import type { Question } from './bot-runner';
import { createInlineBotRunner } from './inline';
import { answerFrame } from './jobs';
import { createPool, type Pool } from './pool';
import { buildEntry } from './tests/built-entry';

const dir = mkdtempSync(path.join(tmpdir(), 'paddock-pool-'));
const open: Pool[] = [];

afterEach(async () => {
  for (const pool of open.splice(0)) await pool.close();
});
afterAll(() => rmSync(dir, { recursive: true, force: true }));

/** A question whose seed carries an instruction for the scripted worker. */
function order(seed: string): Question {
  return { game: 'none', state: { rng: [1, 2, 3, 4], step: 0, nextAsk: 1, asks: [] }, ask: 1, bot: 'hard', seed };
}

/** The first decision of a race of Heat, for its medium driver. */
function heatQuestion(): Question {
  const game = gameOf('heat');
  if (!game) throw new Error('Heat is not registered');
  const options = Object.fromEntries(game.options.map((option) => [option.id, option.default]));
  const cars = game.colours.slice(0, 2).map((colour) => ({ colour }));
  const start = begin(game, { circuit: 'usa', options: { ...options, ...game.circuits[0]?.defaults }, cars }, 'pool');
  if (!start.ok) throw new Error(start.violation.code);
  return { game: 'heat', state: start.value.state, ask: 1, bot: 'medium', seed: 'pool' };
}

/** A pool of workers that run this script; `frame` is the job, `reply(output)` answers it. */
function scripted(name: string, workers: number, script: string): Pool {
  const file = path.join(dir, `${name}.mjs`);
  const head = `import { parentPort, threadId, workerData } from 'node:worker_threads';
import { existsSync, writeFileSync, appendFileSync } from 'node:fs';
parentPort.on('message', (text) => { const frame = JSON.parse(text);
const reply = (output) => parentPort.postMessage(JSON.stringify({ id: frame.id, output }));\n`;
  writeFileSync(file, `${head}${script}\n});`);
  const pool = createPool({ workers, workerFile: file });
  open.push(pool);
  return pool;
}

test('more questions than workers are all answered, each with its own answer', async () => {
  const pool = scripted('echo', 2, 'setTimeout(() => reply({ action: frame.input.seed, ms: threadId }), 5);');
  const seeds = Array.from({ length: 12 }, (_, i) => `q${i}`);
  const answers = await Promise.all(seeds.map((seed) => pool.decide(order(seed))));
  expect(answers.map((a) => a.action)).toEqual(seeds);
  expect(new Set(answers.map((a) => a.ms)).size).toBe(2);
});

test('a cancelled hint is dropped from the queue, or ends early if it is running', async () => {
  const script = `if (frame.input.seed === 'long') while (Atomics.load(workerData.taken, 0) !== frame.id);
    reply([frame.input.seed]);`;
  const pool = scripted('gone', 1, script);
  const [long, waiting] = [new AbortController(), new AbortController()];
  const first = pool.hint(order('long'), long.signal);
  const dropped = pool.hint(order('waiting'), waiting.signal);
  waiting.abort();
  await expect(dropped).rejects.toThrow('taken back');
  long.abort();
  expect(await first).toEqual(['long']);
  expect(await pool.hint(order('next'))).toEqual(['next']);
});

test('a question whose worker dies is retried once on a new worker', async () => {
  const mark = path.join(dir, 'died-once');
  const script = `if (frame.input.seed === 'die' && !existsSync('${mark}')) { writeFileSync('${mark}', ''); process.exit(3); }
    reply({ action: frame.input.seed, ms: 0 });`;
  const pool = scripted('dies-once', 1, script);
  expect(await pool.decide(order('die'))).toEqual({ action: 'die', ms: 0 });
  expect(await pool.decide(order('next'))).toEqual({ action: 'next', ms: 0 });
});

test('a question that kills two workers fails and the pool keeps working', async () => {
  const tries = path.join(dir, 'tries');
  const script = `if (frame.input.seed === 'die') { appendFileSync('${tries}', 'x'); throw new Error('poison'); }
    reply({ action: 'well', ms: 0 });`;
  const pool = scripted('poison', 1, script);
  const lost = pool.decide(order('die'));
  const behind = pool.decide(order('fine'));
  await expect(lost).rejects.toThrow('the worker was lost twice: poison');
  expect(await behind).toEqual({ action: 'well', ms: 0 });
  expect(readFileSync(tries, 'utf8')).toBe('xx');
});

test('a missing worker file fails the question instead of hanging', async () => {
  const pool = createPool({ workers: 1, workerFile: path.join(dir, 'nowhere.mjs') });
  open.push(pool);
  await expect(pool.decide(order('x'))).rejects.toThrow('lost twice');
});

test('close rejects running, queued and later questions', async () => {
  const pool = scripted('silent', 1, '');
  const running = pool.decide(order('a'));
  const waiting = pool.decide(order('b'));
  const both = Promise.allSettled([running, waiting]);
  await pool.close();
  expect((await both).map((r) => r.status)).toEqual(['rejected', 'rejected']);
  await expect(pool.decide(order('c'))).rejects.toThrow('the bot runner is closed');
});

test('a question cancelled in the queue never runs, and a running one is signalled and ends', async () => {
  // A worker that answers once its job is cancelled, as a search does.
  const script = `const { taken } = workerData;
    const look = () => Atomics.load(taken, 0) === frame.id ? reply({ action: 'stopped', ms: 0 }) : setTimeout(look, 1);
    if (frame.input.seed === 'long') look(); else reply({ action: frame.input.seed, ms: 0 });`;
  const pool = scripted('taken', 1, script);
  const [first, second] = [new AbortController(), new AbortController()];
  const long = pool.decide(order('long'), first.signal);
  const waiting = pool.decide(order('waits'), second.signal);
  const behind = pool.decide(order('behind'));
  second.abort();
  await expect(waiting).rejects.toThrow('taken back');
  first.abort();
  expect(await long).toEqual({ action: 'stopped', ms: 0 });
  expect(await behind).toEqual({ action: 'behind', ms: 0 });
});

test('a cancelled search returns early with what it has', () => {
  const question: Question = { ...heatQuestion(), bot: 'best' };
  const worlds = (stopAfter: number) => {
    let asked = 0;
    const isTaken = () => ++asked > stopAfter;
    const reply = JSON.parse(answerFrame(JSON.stringify({ id: 1, kind: 'decide', input: question }), isTaken));
    expect(reply.output.action).toMatchObject({ type: 'gear' });
    return asked;
  };
  // On a busy machine the time could be up before the fourth world: it stands still here.
  const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now());
  const stopped = worlds(3);
  clock.mockRestore();
  expect(stopped).toBe(4);
  // How many worlds fit into the time depends on the machine.
  expect(worlds(Number.POSITIVE_INFINITY)).toBeGreaterThan(stopped);
});

test('a pool with no workers throws', () => {
  expect(() => createPool({ workers: 0, workerFile: 'x' })).toThrow('at least one worker');
});

test('the real worker rejects invalid questions, survives them, and answers like the inline bot runner', async () => {
  await buildEntry('src/ai/worker.ts', path.join(dir, 'built'), 'worker.mjs');
  const pool = createPool({ workers: 1, workerFile: path.join(dir, 'built', 'worker.mjs') });
  open.push(pool);
  await expect(pool.decide(order('x'))).rejects.toThrow('no game called "none"');
  const closedDecision = { ...order('x'), game: 'heat' };
  await expect(pool.decide(closedDecision)).rejects.toThrow('ask 1, which is not open');
  const question = heatQuestion();
  const { action } = await pool.decide(question);
  expect(action).toEqual((await createInlineBotRunner().decide(question)).action);
  expect(action).toMatchObject({ type: 'gear' });
});

test('the inline bot runner rejects with the same messages, and rejects everything after close', async () => {
  const botRunner = createInlineBotRunner();
  await expect(botRunner.decide(order('x'))).rejects.toThrow('no game called "none"');
  await botRunner.close();
  await expect(botRunner.decide(order('x'))).rejects.toThrow('the bot runner is closed');
});
