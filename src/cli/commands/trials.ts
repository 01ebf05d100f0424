// `paddock trials`: measure finds out what each medal of a game needs; check says whether its file still holds; table writes the times
// of all games into the docs. Not here: what a medal needs (src/trials).

import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { attempt } from '@core/attempt';
import type { AnyGame } from '@core/contract';
import { games } from '@games/registry';
import { type MedalFile, medalFile, type TrialMedals, unreachedIn } from '@trials/file';
import { trialsOf } from '@trials/race';
import { replayTrial } from '@trials/replay';
import type { Arguments, Command, CommandContext, CommandResult } from '../command';
import { Failure, UsageError } from '../failure';
import { needGame } from '../lookup';
import { measured } from '../trials/measure';
import { withTables } from '../trials/table';

const MOST_RUNS = 100_000;
const USUAL = { runs: 1000, seed: 'medals', out: 'resources/medals', docs: 'docs/medals.md' } as const;

/** Same arguments, same file. check has exit code 1 if a medal no longer holds. */
export const trials: Command = {
  summary: 'measures the medals of time trials by runs of AI drivers',
  positionals: ['measure|check|table'],
  options: {
    game: { type: 'text', value: 'ID', help: 'the game to measure' },
    circuit: { type: 'text', value: 'ID', help: 'only this circuit; the file keeps the others' },
    runs: { type: 'text', value: 'N', help: `runs for each circuit and kind, ${USUAL.runs} by default` },
    seed: { type: 'text', value: 'TEXT', help: 'same seed, same medals' },
    out: { type: 'text', value: 'DIR', help: `the folder of the files, ${USUAL.out} by default` },
    docs: { type: 'text', value: 'FILE', help: `the page that table writes, ${USUAL.docs} by default` },
  },
  run(args, context) {
    const [action = ''] = args.positionals;
    if (action === 'measure') return measure(args, context);
    if (action === 'check') return check(args);
    if (action === 'table') return table(args);
    throw new UsageError(`trials: there is no "${action}". There are measure, check, table.`);
  },
};

function measure(args: Arguments, context: CommandContext): CommandResult {
  const game = needGame(args.text('game'));
  const only = args.text('circuit');
  const runs = args.number('runs', 1, MOST_RUNS) ?? USUAL.runs;
  const seed = args.text('seed') ?? USUAL.seed;
  const folder = args.text('out') ?? USUAL.out;
  const file = path.join(folder, `${game.id}.json`);
  const wanted = trialsOf(game).filter(({ circuit }) => only === undefined || circuit === only);
  if (wanted.length === 0) throw new UsageError(`trials: ${game.id} has no trial there`);
  const old = only !== undefined && existsSync(file) ? readMedals(file).trials : [];
  const found: TrialMedals[] = [];
  for (const trial of wanted) {
    const began = process.cpuUsage();
    const medals = measured(game, trial, runs, seed);
    found.push(medals);
    const { user, system } = process.cpuUsage(began);
    context.say(`${lineOf(medals)}, ${((user + system) / 1_000_000).toFixed(0)} s of CPU`);
  }
  const all = trialsOf(game).flatMap(
    (trial) => found.find((one) => isOf(one, trial)) ?? old.find((one) => isOf(one, trial)) ?? [],
  );
  mkdirSync(folder, { recursive: true });
  writeMedals(file, { format: 1, game: game.id, rulesVersion: game.rulesVersion, seed, trials: all });
  const flaws = found.flatMap((medals) =>
    unreachedIn(medals).map((flaw) => `${medals.circuit} ${medals.kind}: ${flaw}`),
  );
  return {
    value: { game: game.id, trials: found.length, flaws },
    lines: [`${found.length} trials in ${file}`, ...flaws],
    code: flaws.length > 0 ? 1 : 0,
  };
}

/** Every trial must have medals that can be won, and every recorded run must still drive its time. */
function check(args: Arguments): CommandResult {
  const files = filesIn(args.text('out') ?? USUAL.out);
  const flaws = Object.values(games).flatMap((game) => flawsOf(game, files.get(game.id)));
  return {
    value: { flaws },
    lines: [...flaws, `${files.size} files, ${flaws.length} flaws`],
    code: flaws.length > 0 ? 1 : 0,
  };
}

function flawsOf(game: AnyGame, file: MedalFile | undefined): string[] {
  const wanted = trialsOf(game);
  if (wanted.length === 0) return [];
  if (file === undefined) return [`${game.id}: no file`];
  if (file.rulesVersion !== game.rulesVersion) return [`${game.id}: measured under rules ${file.rulesVersion}`];
  return wanted.flatMap((trial) => {
    const name = `${game.id} ${trial.circuit} ${trial.kind}`;
    const medals = file.trials.find((one) => isOf(one, trial));
    if (medals === undefined) return [`${name}: not measured`];
    const unreached = unreachedIn(medals).map((flaw) => `${name}: ${flaw}`);
    if (medals.measure === 'wins') return unreached;
    const run = replayTrial(
      game,
      trial,
      medals.rival.actions.map((action) => ({ action })),
    );
    const isSame = run?.figure === medals.rival.figure;
    return isSame ? unreached : [...unreached, `${name}: the recorded run no longer drives its time`];
  });
}

function table(args: Arguments): CommandResult {
  const files = filesIn(args.text('out') ?? USUAL.out);
  const page = args.text('docs') ?? USUAL.docs;
  const ordered = Object.values(games).flatMap((game) => {
    const file = files.get(game.id);
    return file === undefined ? [] : [{ game, file }];
  });
  const before = attempt(() => readFileSync(page, 'utf8'));
  const after = before.ok ? withTables(before.value, ordered) : undefined;
  if (after === undefined) throw new Failure(`${page} has no place for the tables`);
  writeFileSync(page, after);
  return { value: { page }, lines: [`${ordered.length} games in ${page}`] };
}

function isOf(one: { circuit: string; kind: string }, { circuit, kind }: { circuit: string; kind: string }): boolean {
  return one.circuit === circuit && one.kind === kind;
}

function lineOf(medals: TrialMedals): string {
  const name = `${medals.circuit} ${medals.kind}`;
  if (medals.measure === 'wins') {
    return `${name}: ${medals.rungs.map(({ medal, wins }) => `${medal} ${Object.values(wins).join('/')}`).join(', ')}`;
  }
  const { bronze, silver, gold, author } = medals.thresholds;
  return `${name}: ${[bronze, silver, gold, author].map((tenths) => (tenths / 10).toFixed(1)).join(' ')}`;
}

function filesIn(folder: string): Map<string, MedalFile> {
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : [];
  return new Map(names.map((name) => readMedals(path.join(folder, name))).map((file) => [file.game, file]));
}

function readMedals(file: string): MedalFile {
  const read = attempt(() => medalFile.parse(JSON.parse(readFileSync(file, 'utf8'))));
  if (!read.ok) throw new Failure(`${file} is not a file of medals: ${read.message.slice(0, 300)}`);
  return read.value;
}

/** Never leaves half a file. One line for each trial, so that changes can be read. */
function writeMedals(file: string, { trials: list, ...head }: MedalFile): void {
  const lines = list.map((one) => `\n    ${JSON.stringify(one)}`).join(',');
  writeFileSync(`${file}.part`, `${JSON.stringify(head).slice(0, -1)},\n  "trials": [${lines}\n  ]\n}\n`);
  renameSync(`${file}.part`, file);
}
