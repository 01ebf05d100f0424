// `paddock sim`: races bots against each other and adds up the results.

import path from 'node:path';
import type { Command } from '../command';
import { needCircuit, needGame } from '../lookup';
import { simulateRaces } from '../sim/crew';
import { fieldOf, jobOf } from '../sim/field';
import { type Tally, tallyOf } from '../sim/tally';

const MOST_RACES = 1_000_000;
const MOST_WORKERS = 64;

/** Same seed, same result with any number of workers; only times differ. Exit code 1 on violations or unfinished races. */
export const sim: Command = {
  summary: 'races bots against each other',
  positionals: [],
  options: {
    game: { type: 'text', value: 'GAME', help: 'game id (see: games)' },
    circuit: { type: 'text', value: 'CIRCUIT', help: "circuit id; by default the game's first" },
    seats: { type: 'text', value: 'N', help: 'cars per race; by default as many as bots are named' },
    bots: {
      type: 'text',
      value: 'LIST',
      help: 'comma list of random, easy, medium, hard, best and automata (legend, legend:hard); repeated to fill the seats. hard@runa-skarvik is a character, hard@risk=1+saving=-1 any style; hard:random-draft answers every ask of kind draft at random, best:tenth has a tenth of its budget',
    },
    races: { type: 'text', value: 'N', help: 'number of races, 100 by default; a multiple of the cars is fairest' },
    seed: { type: 'text', value: 'TEXT', help: 'same seed, same result' },
    options: { type: 'text', value: 'JSON', help: 'options of the game, such as \'{"laps":2}\'' },
    figures: { type: 'flag', help: 'count what the cars showed, such as spin-outs, and how many were out' },
    workers: { type: 'text', value: 'N', help: 'threads, 1 by default' },
  },
  async run(args, context) {
    const game = needGame(args.text('game'));
    const circuit = needCircuit(game, args.text('circuit'));
    const seats = args.number('seats', 1, 100);
    const races = args.number('races', 1, MOST_RACES) ?? 100;
    const workers = args.number('workers', 1, MOST_WORKERS) ?? 1;
    const field = fieldOf(game, circuit.id, args.text('bots'), seats, args.text('options'));
    const seed = args.text('seed') ?? 'paddock';
    const jobs = Array.from({ length: races }, (_, index) => jobOf(field, index, seed, args.flag('figures')));
    const began = performance.now();
    const outcomes = await simulateRaces(jobs, workers, path.join(context.dir, 'sim-worker.js'));
    const value = tallyOf(field, outcomes, (performance.now() - began) / 1000);
    return { value, lines: linesOf(value), code: value.violations + value.unfinished > 0 ? 1 : 0 };
  },
};

function linesOf(tally: Tally): string[] {
  const width = Math.max(...tally.bots.map((one) => one.bot.length), 6);
  return [
    `${tally.game} on ${tally.circuit}: ${tally.races} races of ${tally.seats} cars, ${tally.violations} rule violations, ${tally.unfinished} unfinished`,
    `${tally.meanRounds} rounds and ${tally.meanDecisions} decisions a race, ${tally.stepsPerSecond} steps a second`,
    `${'driver'.padEnd(width)}  seats    wins  mean place   points   p50 ms   p95 ms   p99 ms   max ms`,
    ...tally.bots.map((one) => {
      const { p50, p95, p99, max } = one.msPerDecision;
      return [
        one.bot.padEnd(width),
        String(one.seats).padStart(6),
        String(one.wins).padStart(7),
        one.meanPlace.toFixed(2).padStart(11),
        String(one.points).padStart(8),
        ...[p50, p95, p99, max].map((ms) => ms.toFixed(2).padStart(8)),
      ].join(' ');
    }),
    placeLine(tally),
    ...tally.bots.flatMap(({ bot, figures }) => (figures === undefined ? [] : [`${bot}: ${figureText(figures)}`])),
  ];
}

/** 'spins 0.21, out 0.05': means per car and race. */
function figureText(figures: Record<string, number>): string {
  return Object.entries(figures)
    .map(([id, mean]) => `${id} ${mean}`)
    .join(', ');
}

/** 'wins by starting place: 1: 40, 2: 31': shows whether the grid decides races. */
function placeLine({ winsByPlace }: Tally): string {
  if (winsByPlace === null) return 'wins by starting place: not told, the race decides who starts where';
  return `wins by starting place: ${winsByPlace.map((wins, at) => `${at + 1}: ${wins}`).join(', ')}`;
}
