// `paddock ladder`: races every pair of adjacent levels on every circuit and writes the results to docs/ai.md.
// Not here: which pairs and where (duels.ts).

import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { attempt } from '@core/attempt';
import type { AnyGame } from '@core/contract';
import type { Command } from '../../src/cli/command';
import { UsageError } from '../../src/cli/failure';
import { needCircuit, needGame } from '../../src/cli/lookup';
import { simulateRaces } from '../../src/cli/sim/crew';
import { type Field, fieldOf, jobOf } from '../../src/cli/sim/field';
import type { RaceJob, RaceOutcome } from '../../src/cli/sim/race';
import { type Duel, duelsOf, nameOf, type Pair, pairsOf, stagesOf } from './duels';
import { type Notes, openNotes } from './notes';
import { holds, type Rung, shareOf, withRungs } from './page';

const MOST_RACES = 100_000;
const MOST_WORKERS = 64;
const PAGE = 'docs/ai.md';
/** The expected share of wins for a pair given by hand that the ladder does not know. */
const ANY_AIM = 0.5;

/** The same seed gives the same shares, for any number of workers, even if interrupted. */
export const ladder: Command = {
  summary: 'measures every level against the one below, on every circuit',
  positionals: [],
  options: {
    game: { type: 'text', value: 'GAME', help: 'game id (see: games)' },
    races: { type: 'text', value: 'N', help: 'races of each pair on each circuit, 600 by default; an even number' },
    circuit: { type: 'text', value: 'CIRCUIT', help: 'this circuit alone' },
    stage: { type: 'text', value: 'NAME', help: 'one way to race alone, such as usual' },
    pair: {
      type: 'text',
      value: 'A,B',
      help: 'this pair alone, such as hard,medium; one of others is not written down',
    },
    seed: { type: 'text', value: 'TEXT', help: 'same seed, same result' },
    workers: { type: 'text', value: 'N', help: 'threads, 1 by default' },
    notes: {
      type: 'text',
      value: 'FILE',
      help: 'races are noted here one by one, and those noted are not raced again',
    },
    page: { type: 'text', value: 'FILE', help: `where the table is written, by default ${PAGE}` },
  },
  async run(args, context) {
    const game = needGame(args.text('game'));
    const races = args.number('races', 2, MOST_RACES) ?? 600;
    if (races % 2 === 1) throw new UsageError('ladder: --races wants an even number: seats are swapped');
    const workers = args.number('workers', 1, MOST_WORKERS) ?? 1;
    const seed = args.text('seed') ?? 'ladder';
    const notes = openNotes(args.text('notes'));
    const circuit = args.text('circuit') && needCircuit(game, args.text('circuit')).id;
    const stage = needStage(game, args.text('stage'));
    const usual = duelsOf(game, pairsOf(game));
    const asked = duelsOf(game, pairsAsked(game, args.text('pair')));
    const duels = asked.filter(
      (duel) => duel.circuit === (circuit ?? duel.circuit) && duel.stage.name === (stage ?? duel.stage.name),
    );
    const rungs: Rung[] = [];
    for (const duel of duels) {
      const won = await raceDuel(game, duel, races, `${seed}`, notes, workers, path.join(context.dir, 'sim-worker.js'));
      rungs.push({ duel, races, won, when: whenNow() });
      context.say(lineOf(rungs.at(-1) as Rung));
      const file = args.text('page') ?? PAGE;
      const page = existsSync(file) ? readFileSync(file, 'utf8') : '';
      const known = new Set(usual.map(nameOf));
      const written = rungs.filter((rung) => known.has(nameOf(rung.duel)));
      if (written.length > 0) writeFileSync(file, withRungs(page, game, written, usual, machineText()));
    }
    const value = rungs.map(({ duel, won }) => ({ duel: nameOf(duel), races, won, aim: duel.aim }));
    return { value, lines: rungs.map(lineOf) };
  },
};

function needStage(game: AnyGame, name: string | undefined): string | undefined {
  const known = stagesOf(game).map((one) => one.name);
  if (name === undefined || known.includes(name)) return name;
  throw new UsageError(`ladder: there is no way to race "${name}". There are ${known.join(', ')}.`);
}

function pairsAsked(game: AnyGame, text: string | undefined): readonly Pair[] {
  const usual = pairsOf(game);
  if (text === undefined) return usual;
  const [one = '', other = '', ...more] = text.split(',').map((name) => name.trim());
  if (other === '' || more.length > 0) throw new UsageError(`ladder: --pair wants two drivers, got "${text}"`);
  return [usual.find((pair) => pair.one === one && pair.other === other) ?? { one, other, aim: ANY_AIM }];
}

/** Races that the first driver of a duel won. */
async function raceDuel(
  game: AnyGame,
  duel: Duel,
  races: number,
  seed: string,
  notes: Notes,
  workers: number,
  workerFile: string,
): Promise<number> {
  const { one, other, stage, circuit } = duel;
  const seats = stage.seats ?? Math.max(2, game.seats[0]);
  const field = fieldOf(game, circuit, `${one},${other}`, seats, JSON.stringify(stage.options));
  const name = `${seed} / ${game.id} / ${nameOf(duel)}`;
  const open = Array.from({ length: races }, (_, index) => index).filter(
    (index) => notes.wonOf(name, index) === undefined,
  );
  const jobs = open.map((index) => mirrored(field, index, name));
  await simulateRaces(jobs, workers, workerFile, (outcome) =>
    notes.add({ duel: name, index: outcome.index, won: wonBy(outcome) }),
  );
  return Array.from({ length: races }, (_, index) => notes.wonOf(name, index) ?? 0).reduce((sum, won) => sum + won, 0);
}

/** Two races with one seed, the seats swapped. */
function mirrored(field: Field, index: number, name: string): RaceJob {
  return { ...jobOf(field, index, name), seed: `${name} ${index >> 1}` };
}

/** The share of first place that the first driver's cars have: they sit on every second seat, from this race's first. */
function wonBy({ index, places }: RaceOutcome): number {
  const winners = places.flatMap((place, seat) => (place === 1 ? [seat] : []));
  return winners.filter((seat) => (seat + index) % 2 === 0).length / winners.length;
}

function lineOf(rung: Rung): string {
  return `${nameOf(rung.duel)}: ${shareOf(rung)} of ${rung.races}${holds(rung) ? '' : `, aim ${Math.round(100 * rung.duel.aim)} %`}`;
}

/** '2026-11-25, 1a2b3c4, load 2.1'. */
function whenNow(): string {
  const commit = attempt(() => execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim());
  const date = new Date().toISOString().slice(0, 10);
  return `${date}, ${commit.ok ? commit.value : 'no commit'}, load ${(os.loadavg()[0] ?? 0).toFixed(1)}`;
}

function machineText(): string {
  const cores = os.cpus();
  return `${cores.length} × ${cores[0]?.model ?? 'unknown'}, Node ${process.versions.node}`;
}
