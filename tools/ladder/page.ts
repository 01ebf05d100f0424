// The table of a game in docs/ai.md: a section between two marks, in which a run replaces the rows that it measured.
// Not here: measuring (command.ts).

import { wilson } from '@balance/interval';
import { type Duel, nameOf } from './duels';

/** A duel that was raced. won: shared first places count one half; when: date, commit and load of the run, as text. */
export interface Rung {
  duel: Duel;
  races: number;
  won: number;
  when: string;
}

const HEAD = `# How strong the AI drivers are

Every table is written by \`npm run -s paddock -- ladder --game GAME --races N\`: the first driver of a pair against the second,
every race twice with the same chances and the seats swapped. A share of wins stands with its interval of 95 % (Wilson);
a shared first place counts one half. \`best:tenth\` is the best driver with a tenth of its budget.
`;

const TITLES = '| way to race | circuit | drivers | races | wins of the first | interval of 95 % | aim | measured |';
const RULE = '| --- | --- | --- | ---: | ---: | --- | --- | --- |';
const KEYS = 3;

/** The page with the rows of these rungs in the section of their game; rows of duels that no longer exist are removed. */
export function withRungs(
  page: string,
  game: { id: string; name: string },
  rungs: readonly Rung[],
  known: readonly Duel[],
  machine: string,
): string {
  const whole = page === '' ? HEAD : page;
  const [begin, end] = [`<!-- ladder: ${game.id} -->`, `<!-- end of ladder: ${game.id} -->`];
  const from = whole.indexOf(begin);
  const to = whole.indexOf(end);
  const old = rowsIn(from < 0 ? '' : whole.slice(from, to));
  const fresh = new Map(rungs.map((rung) => [nameOf(rung.duel), rowOf(rung)]));
  const rows = known.flatMap((duel) => fresh.get(nameOf(duel)) ?? old.get(nameOf(duel)) ?? []);
  const section = [begin, `Measured on ${machine}.`, '', TITLES, RULE, ...rows, end].join('\n');
  if (from >= 0) return whole.slice(0, from) + section + whole.slice(to + end.length);
  return `${whole.trimEnd()}\n\n## ${game.name}\n\n${section}\n`;
}

/** '62.5 % (58.5 to 66.3)': a share with its interval. */
export function shareOf({ won, races }: { won: number; races: number }): string {
  const { low, high } = wilson(won, races);
  return `${percent(won / races)} % (${percent(low)} to ${percent(high)})`;
}

/** Whether a rung reaches its aim. */
export function holds({ won, races, duel }: Rung): boolean {
  return won >= duel.aim * races;
}

function rowOf(rung: Rung): string {
  const { duel, races, won, when } = rung;
  const { low, high } = wilson(won, races);
  const aim = `${percent(duel.aim)} %${holds(rung) ? '' : ', missed'}`;
  const share = `${percent(won / races)} %`;
  const interval = `${percent(low)} to ${percent(high)} %`;
  const cells = [duel.stage.name, duel.circuit, `${duel.one}, ${duel.other}`, races, share, interval, aim, when];
  return `| ${cells.join(' | ')} |`;
}

/** Rows of a section by the name of their duel. */
function rowsIn(section: string): Map<string, string> {
  const rows = section.split('\n').filter((line) => line.startsWith('| ') && line !== TITLES && line !== RULE);
  return new Map(rows.map((row) => [cellsOf(row).slice(0, KEYS).join(' / '), row]));
}

function cellsOf(row: string): string[] {
  return row
    .slice(1, -1)
    .split('|')
    .map((cell) => cell.trim());
}

function percent(share: number): string {
  return (100 * share).toFixed(1);
}
