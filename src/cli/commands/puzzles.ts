// `paddock puzzles`: mine finds puzzles in races of AI drivers and writes a starter pack; check says which puzzles of a pack no longer
// hold. Not here: what makes a puzzle (src/puzzles), or analysing decisions (src/ai/puzzles).

import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { PANEL_TRIES, type Panel, panelOf } from '@ai/puzzles/analyse';
import { driveForPuzzles } from '@ai/puzzles/drive';
import { type MinedPuzzle, mine } from '@ai/puzzles/mine';
import { openPosition } from '@ai/puzzles/position';
import { type Broken, brokenCheaply, brokenFully } from '@ai/puzzles/recheck';
import { attempt } from '@core/attempt';
import { type AnyGame, LEVELS, type Level } from '@core/contract';
import { games } from '@games/registry';
import { addToPack, newPack, type PuzzlePack, packOf, puzzlePack, unpack } from '@puzzles/pack';
import type { Puzzle } from '@puzzles/puzzle';
import type { Arguments, Command, CommandContext, CommandResult } from '../command';
import { Failure, UsageError } from '../failure';
import { needGame } from '../lookup';
import { minedField } from '../puzzles/field';
import { flawOf, hasRoom, hasRoomAt, isLikeAny, keepsBalance, type PackSoFar, wantsQuiet } from '../puzzles/selection';

const MOST_RACES = 100_000;
const USUAL = { races: 20, want: 100, every: 3, perRace: 4, seed: 'puzzles' } as const;

/** Same arguments, same puzzles. check has exit code 1 if a puzzle no longer holds. */
export const puzzles: Command = {
  summary: 'finds puzzles in races of AI drivers; checks whether the puzzles of a file still hold',
  positionals: ['mine|check'],
  options: {
    game: { type: 'text', value: 'ID', help: 'the game to mine; check takes it from the file' },
    races: { type: 'text', value: 'N', help: `races to drive, ${USUAL.races} by default` },
    want: { type: 'text', value: 'N', help: `stop at this many puzzles, ${USUAL.want} by default` },
    every: { type: 'text', value: 'N', help: `examine one decision in N, ${USUAL.every} by default` },
    seed: { type: 'text', value: 'TEXT', help: 'same seed, same puzzles' },
    out: { type: 'text', value: 'FILE', help: 'the file that mine writes after every race' },
    append: { type: 'flag', help: 'add to the file, instead of writing a new one' },
    file: { type: 'text', value: 'FILE', help: 'the file that check reads' },
    quick: { type: 'flag', help: 'check: positions and answers only, without measuring again' },
    panel: { type: 'flag', help: 'check: also ask drivers of every level how often they find the answers' },
    drop: { type: 'flag', help: 'check: write the file without the puzzles that no longer hold' },
  },
  run(args, context) {
    const [action = ''] = args.positionals;
    if (action === 'mine') return mineInto(args, context);
    if (action === 'check') return check(args, context);
    throw new UsageError(`puzzles: there is no "${action}". There are mine, check.`);
  },
};

function mineInto(args: Arguments, context: CommandContext): CommandResult {
  const game = needGame(args.text('game'));
  const file = args.text('out');
  if (file === undefined) throw new UsageError('puzzles: --out is missing');
  const races = args.number('races', 1, MOST_RACES) ?? USUAL.races;
  const want = args.number('want', 1, MOST_RACES) ?? USUAL.want;
  const every = args.number('every', 1, 1000) ?? USUAL.every;
  const seed = args.text('seed') ?? USUAL.seed;
  const isAdding = args.flag('append') && existsSync(file);
  const pack = isAdding ? readPack(file) : newPack(game.id, game.rulesVersion);
  if (pack.game !== game.id) throw new Failure(`${file} has puzzles of ${pack.game}`);
  pack.rulesVersion = game.rulesVersion;
  const found = new Set(pack.puzzles.map(({ theme }) => theme));
  const panels = pack.puzzles.flatMap((one) => (one.quiet ? [] : panelIn(game, unpack(pack, one))));
  const totals = { races: 0, looks: 0, candidates: 0, verified: 0, seconds: 0 };
  for (let index = 0; index < races && pack.puzzles.length < want; index++) {
    const began = process.cpuUsage();
    const { config, drivers } = minedField(game, index);
    const race = driveForPuzzles(game, config, drivers, `${seed}/${game.id}/${index}`);
    if (race === undefined) continue;
    const soFar = { quiet: pack.puzzles.filter((one) => one.quiet).length, all: pack.puzzles.length };
    const mined = mine(game, race, {
      every,
      most: USUAL.perRace,
      quiet: wantsQuiet(soFar),
      counts: (one) => flawOf(one, soFar) === undefined,
    });
    for (const { puzzle } of mined.puzzles) found.add(puzzle.theme);
    const kept = keptOf(mined.puzzles, { pack, panels }, want, found);
    panels.push(...kept.flatMap(({ puzzle, panel }) => (puzzle.quiet ? [] : [panel])));
    addToPack(
      pack,
      kept.map(({ puzzle }) => puzzle),
    );
    writePack(file, pack);
    const used = process.cpuUsage(began);
    totals.races++;
    totals.looks += mined.looks;
    totals.candidates += mined.candidates;
    totals.verified += mined.puzzles.length;
    totals.seconds += (used.user + used.system) / 1_000_000;
    context.say(
      `race ${index + 1}: ${mined.looks} decisions, ${mined.candidates} promising, ${mined.puzzles.length} verified, ${kept.length} kept${flawText(
        mined.puzzles.filter((one) => !kept.includes(one)),
        soFar,
      )}; ${pack.puzzles.length} in all, ${totals.seconds.toFixed(0)} s`,
    );
  }
  const perPuzzle = totals.seconds / Math.max(1, totals.verified);
  return {
    value: { ...totals, puzzles: pack.puzzles.length },
    lines: [
      `${pack.puzzles.length} puzzles in ${file}`,
      `${totals.races} races, ${totals.looks} decisions examined, ${totals.candidates} promising, ${totals.verified} verified, ${perPuzzle.toFixed(1)} s of CPU each`,
      ...themeLines(pack),
    ],
  };
}

/** found: the themes met so far, of which each may have its share. */
function keptOf(
  mined: readonly MinedPuzzle[],
  { pack, panels }: { pack: PuzzlePack; panels: readonly Panel[] },
  want: number,
  found: ReadonlySet<string>,
): MinedPuzzle[] {
  const themes = new Map(
    [...Map.groupBy(pack.puzzles, ({ theme }) => theme)].map(([theme, all]) => [theme, all.length]),
  );
  let [quiet, all] = [pack.puzzles.filter((one) => one.quiet).length, pack.puzzles.length];
  const ratings = pack.puzzles.map(({ rating }) => rating);
  const kept: MinedPuzzle[] = [];
  for (const one of mined) {
    const { theme, rating } = one.puzzle;
    if (all >= want || flawOf(one, { quiet, all }) !== undefined || isLikeAny(one, kept)) continue;
    const others = kept.flatMap(({ puzzle, panel }) => (puzzle.quiet ? [] : [panel]));
    if (!one.puzzle.quiet && !keepsBalance([...panels, ...others], one.panel)) continue;
    if (!hasRoom(themes, theme, want, found.size) || !hasRoomAt(rating, ratings, want)) continue;
    ratings.push(rating);
    themes.set(theme, (themes.get(theme) ?? 0) + 1);
    all++;
    if (one.puzzle.quiet) quiet++;
    kept.push(one);
  }
  return kept;
}

/** ' (2 missed, 1 easy)': why others were not. */
function flawText(mined: readonly MinedPuzzle[], pack: PackSoFar): string {
  const flaws = mined.flatMap((one) => flawOf(one, pack) ?? []);
  const counts = [...Map.groupBy(flaws, (flaw) => flaw)].map(([flaw, all]) => `${all.length} ${flaw}`);
  return counts.length === 0 ? '' : ` (${counts.join(', ')})`;
}

function themeLines(pack: PuzzlePack): string[] {
  return [...Map.groupBy(pack.puzzles, ({ theme }) => theme)].map(([theme, own]) => {
    const ratings = own.map(({ rating }) => rating);
    return `  ${theme}: ${own.length}, rated ${Math.min(...ratings)} to ${Math.max(...ratings)}`;
  });
}

function check(args: Arguments, context: CommandContext): CommandResult {
  const file = args.text('file');
  if (file === undefined) throw new UsageError('puzzles: --file is missing');
  const pack = readPack(file);
  const game = Object.hasOwn(games, pack.game) ? games[pack.game] : undefined;
  if (game === undefined) throw new Failure(`there is no game "${pack.game}"`);
  const broken: (Broken & { id: string })[] = [];
  const panels: Panel[] = [];
  for (const packed of pack.puzzles) {
    const puzzle = unpack(pack, packed);
    const found = brokenCheaply(game, puzzle) ?? (args.flag('quick') ? undefined : brokenFully(game, puzzle));
    if (found === undefined && args.flag('panel')) panels.push(...panelIn(game, puzzle));
    if (found === undefined) continue;
    broken.push({ id: packed.id, ...found });
    context.say(lineOf(packed.id, found));
  }
  if (args.flag('drop') && broken.length > 0) {
    const gone = new Set(broken.map(({ id }) => id));
    writePack(
      file,
      packOf(pack, ({ id }) => !gone.has(id)),
    );
  }
  return {
    value: { game: pack.game, puzzles: pack.puzzles.length, broken, found: sharesOf(panels) },
    lines: [
      ...broken.map((one) => lineOf(one.id, one)),
      `${pack.puzzles.length - broken.length} of ${pack.puzzles.length} puzzles hold`,
      ...Object.entries(sharesOf(panels)).map(([level, share]) => `  ${level} finds ${(100 * share).toFixed(0)}%`),
    ],
    code: broken.length > 0 ? 1 : 0,
  };
}

function panelIn(game: AnyGame, puzzle: Puzzle): Panel[] {
  const opened = openPosition(game, puzzle.position);
  return opened === undefined ? [] : [panelOf(game, opened, puzzle.answers, puzzle.id)];
}

/** How often drivers of each level found a right answer; empty without a panel. */
function sharesOf(panels: readonly Panel[]): Partial<Record<Level, number>> {
  const shares: Partial<Record<Level, number>> = {};
  const tries = panels.length * PANEL_TRIES;
  if (tries === 0) return shares;
  for (const level of LEVELS) shares[level] = panels.reduce((sum, panel) => sum + panel[level], 0) / tries;
  return shares;
}

function lineOf(id: string, { why, detail }: Broken): string {
  return `${id}: ${why}${detail === undefined ? '' : ` (${detail})`}`;
}

function readPack(file: string): PuzzlePack {
  const read = attempt(() => puzzlePack.parse(JSON.parse(readFileSync(file, 'utf8'))));
  if (!read.ok) throw new Failure(`${file} is not a file of puzzles: ${read.message.slice(0, 300)}`);
  return read.value;
}

/** Never leaves half a file. */
function writePack(file: string, pack: PuzzlePack): void {
  writeFileSync(`${file}.part`, `${packText(pack)}\n`);
  renameSync(`${file}.part`, file);
}

/** One line for each race and puzzle, so that changes can be read. */
function packText({ races, puzzles: list, ...head }: PuzzlePack): string {
  const lines = (all: readonly unknown[]): string => all.map((one) => `\n    ${JSON.stringify(one)}`).join(',');
  const start = JSON.stringify(head).slice(0, -1);
  return `${start},\n  "races": [${lines(races)}\n  ],\n  "puzzles": [${lines(list)}\n  ]\n}`;
}
