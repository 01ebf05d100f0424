// `paddock circuit`: test races AI drivers on a circuit and reports whether it is fair and fun; check says what is wrong with a
// file, draw writes a new one.
// Not here: the sums and the verdict (src/balance), or the lines of the result (balance-lines.ts).

import { availableParallelism } from 'node:os';
import path from 'node:path';
import { type BalancePlan, configOf, type FieldDriver } from '@ai/balance/plan';
import { runBalance, threadsFor } from '@ai/balance/run';
import { botsOf } from '@ai/bots';
import { createPool } from '@ai/pool';
import { reportOf } from '@balance/report';
import { shownOf, type Verdict, verdictOf } from '@balance/verdict';
import type { AnyGame } from '@core/contract';
import { readConfig } from '@core/engine';
import { CHARACTERS, characterOf } from '@drivers/characters';
import { changedSource } from '@host/circuits/changed-source';
import { driversOf, duelsOf, USUAL } from '@host/circuits/usual-plan';
import { balanceLines } from '../balance-lines';
import { drawFile, isFile, learnFile, problemLine, readFile, wishesOf } from '../circuit-file';
import type { Arguments, Command, CommandContext, CommandResult } from '../command';
import { inEnglish } from '../english';
import { UsageError } from '../failure';
import { needCircuit, needGame } from '../lookup';

const MOST_RACES = 100_000;
const MOST_WORKERS = 64;
/** Races between two lines of progress. */
const STEP = 20;

/** Same arguments, same report, on any machine and with any number of workers. Exit code 1 if a race did not end. */
export const circuit: Command = {
  summary: 'tests whether a circuit is fair and fun; checks and draws circuit files',
  positionals: ['test|check|draw', 'GAME', 'CIRCUIT|FILE'],
  options: {
    races: { type: 'text', value: 'N', help: `races of equal drivers, ${USUAL.races} by default` },
    drivers: {
      type: 'text',
      value: 'N',
      help: `cars per race; by default ${USUAL.cars}, or as many as the game seats`,
    },
    level: {
      type: 'text',
      value: 'LIST',
      help: 'levels of the drivers instead of six characters of the second highest one; a list, such as hard,best or hard@runa-skarvik,hard, is repeated to fill the cars',
    },
    duels: {
      type: 'text',
      value: 'N',
      help: `races of the best level against the one below, ${USUAL.duels} by default; an even number, 0 for none`,
    },
    seed: { type: 'text', value: 'TEXT', help: 'same seed, same report and same drawing' },
    length: { type: 'text', value: 'LENGTH', help: 'of a drawn circuit: short, medium or long' },
    character: { type: 'text', value: 'CHARACTER', help: 'of a drawn circuit: fast, mixed or twisty' },
    workers: { type: 'text', value: 'N', help: 'threads; by default one per core but one, and two on two cores' },
  },
  async run(args, context) {
    const [action = ''] = args.positionals;
    if (action === 'check') return check(args);
    if (action === 'draw') return draw(args);
    if (action !== 'test') throw new UsageError(`circuit: there is no "${action}". There are test, check, draw.`);
    const plan = planOf(args);
    const workers = args.number('workers', 1, MOST_WORKERS) ?? threadsFor(availableParallelism());
    const report = reportOf(await drive(plan, workers, context));
    const verdict = tried(plan, verdictOf(report));
    return {
      value: { ...report, verdict: spoken(verdict) },
      lines: balanceLines(plan, report, verdict),
      code: report.unended.length > 0 ? 1 : 0,
    };
  },
};

/** The verdict with the suggestions that the circuit can become. Nobody can move the corners of a circuit of the box. */
function tried({ game, source }: BalancePlan, verdict: Verdict): Verdict {
  const suggestions = shownOf(verdict.suggestions, (change) =>
    source === undefined ? !('move' in change) : changedSource({ game, source }, change) !== undefined,
  );
  return { ...verdict, suggestions };
}

/** Every problem of a file, one line each. Exit code 1 for errors. */
function check({ positionals: [, gameId, file = ''] }: Arguments): CommandResult {
  const game = needGame(gameId);
  const { id, problems, notes } = readFile(game, file);
  const found = problems.map((problem) => problemLine(game, problem));
  const lines = [...notes.map((note) => `note: ${note}`), ...(found.length === 0 ? ['Everything fits.'] : found)];
  const hasErrors = problems.some(({ level }) => level === 'error');
  return { value: { id, problems, notes }, lines, code: hasErrors ? 1 : 0 };
}

function draw(args: Arguments): CommandResult {
  const [, gameId, file = ''] = args.positionals;
  const game = needGame(gameId);
  const wishes = wishesOf(args.text('length'), args.text('character'));
  const { id, source, problems } = drawFile(game, file, wishes, args.text('seed') ?? USUAL.seed);
  const lines = [`${file}: ${id}`, ...problems.map((problem) => problemLine(game, problem))];
  return { value: { id, source, problems }, lines };
}

function planOf(args: Arguments): BalancePlan {
  const { game, ...tested } = testedCircuit(args.positionals);
  const [min, max] = game.seats;
  const races = args.number('races', 1, MOST_RACES) ?? USUAL.races;
  const cars = args.number('drivers', Math.max(2, min), max) ?? Math.min(USUAL.cars, max);
  const duels = args.number('duels', 0, MOST_RACES) ?? USUAL.duels;
  if (duels % 2 === 1) throw new UsageError('circuit: --duels wants an even number: seats are swapped');
  const field = fieldOf(game, cars, args.text('level'));
  const seed = args.text('seed') ?? USUAL.seed;
  const plan = { game, ...tested, field, races, duels: duelsOf(game, duels), seed };
  const read = readConfig(game, configOf(plan, cars));
  if (!read.ok) throw new UsageError(`circuit: ${game.id} cannot be raced like this: ${read.violation.code}`);
  return plan;
}

/** A driver for every car. Throws UsageError. */
function fieldOf(game: AnyGame, cars: number, levels: string | undefined): FieldDriver[] {
  const drivers = levels?.split(',').map((name) => driverOf(game, name.trim())) ?? driversOf(game);
  if (levels !== undefined && drivers.length > cars)
    throw new UsageError(`circuit: --level names ${drivers.length} drivers for ${cars} cars`);
  return Array.from({ length: cars }, (_, car) => drivers[car % drivers.length] as FieldDriver);
}

/** The circuit that the arguments name, of the box or in a file: the only place that knows how. Throws UsageError. */
function testedCircuit([, gameId, named]: readonly string[]): Pick<BalancePlan, 'game' | 'circuit' | 'source'> {
  const game = needGame(gameId);
  if (named !== undefined && isFile(named)) return { game, ...learnFile(game, named) };
  return { game, circuit: needCircuit(game, named) };
}

/** The driver of 'hard' or 'hard@runa-skarvik'. Throws UsageError. */
function driverOf(game: AnyGame, name: string): FieldDriver {
  const [level, who] = name.split('@');
  const bots = botsOf(game);
  const bot = bots.find((id) => id === level);
  if (bot === undefined) throw new UsageError(`${game.id} has no level "${level}". There are ${bots.join(', ')}.`);
  if (who === undefined) return { name, bot };
  const character = characterOf(who);
  if (character !== undefined) return { name, bot, style: character.style };
  throw new UsageError(`there is no character "${who}". There are ${CHARACTERS.map(({ id }) => id).join(', ')}.`);
}

/** The totals; Ctrl+C ends the races, and the report is about those driven. */
async function drive(plan: BalancePlan, workers: number, context: CommandContext) {
  const pool = createPool({ workers, workerFile: path.join(context.dir, 'ai-worker.js') });
  const stopping = new AbortController();
  const stop = (): void => stopping.abort();
  process.once('SIGINT', stop);
  try {
    return await runBalance(pool, plan, {
      atOnce: workers,
      stop: stopping.signal,
      heard: (_, done, all) => {
        if (done % STEP === 0 && done < all) context.say(`${done} of ${all} races`);
      },
    });
  } finally {
    process.off('SIGINT', stop);
    await pool.close();
  }
}

/** The verdict with its messages as sentences. */
function spoken({ message, findings, ...verdict }: Verdict) {
  return {
    ...verdict,
    text: inEnglish(message),
    findings: findings.map(({ message: text, ...one }) => ({ ...one, text: inEnglish(text) })),
  };
}
