// A season as one table for a spreadsheet: the standings, then every result. Not for: bringing it in again; files are.

import type { RoundView, SeasonLine, SeasonView } from '@api/season';
import { bonusOf, circuitName, gameName } from './games';
import type { SeasonGames } from './types';

type Cell = string | number;

const HEAD = [
  'Race',
  'Game',
  'Circuit',
  'Raced',
  'Place',
  'Driver',
  'Team',
  'Points',
  'Correction',
  'Out',
  'Stand-in',
  'Dropped',
  'Event',
  'Bonus',
  'Bonus for',
] as const;
/** Marks the text as UTF-8, without which spreadsheets spoil accents. */
const MARK = '\uFEFF';
/** What a spreadsheet takes for a formula, at the start of a cell. */
const FORMULA = /^\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]/;

/**
 * All results as RFC 4180 has it, lines end with CRLF. The rows of the season's standings have 'Total' in the column Race.
 * Text that a spreadsheet would take for a formula has an apostrophe before it.
 */
export function csvOf(view: SeasonView, games: SeasonGames): string {
  const rows: Cell[][] = [
    [...HEAD],
    ...view.table.map((line) => totalRow(view, line)),
    ...view.rounds.flatMap((round, index) => roundRows(view, games, round, index)),
  ];
  return MARK + rows.map((row) => `${row.map(cellText).join(',')}\r\n`).join('');
}

function totalRow(view: SeasonView, line: SeasonLine): Cell[] {
  const own = view.rounds.flatMap((round) => round.results).filter((result) => result.driver === line.driver);
  const correction = own.reduce((sum, result) => sum + result.correction, 0);
  const bonus = own.reduce((sum, result) => sum + bonusOf(result), 0);
  const counted = [line.points, correction, '', '', '', '', bonus, ''];
  return ['Total', '', '', '', line.place, ...whoIs(view, line.driver), ...counted];
}

function roundRows(
  view: SeasonView,
  games: SeasonGames,
  { round, occasion, races, results }: RoundView,
  index: number,
): Cell[][] {
  const raced = races.at(-1)?.at ?? '';
  const place = [index + 1, gameName(games, round.game), circuitName(games, round), raced];
  return results.map((result) => [
    ...place,
    result.place ?? '',
    ...whoIs(view, result.driver),
    result.points,
    result.correction,
    result.out ? 'yes' : '',
    result.standIn ? 'yes' : '',
    result.dropped ? 'yes' : '',
    occasion?.name ?? '',
    bonusOf(result),
    result.bonuses.map(({ name }) => name).join(', '),
  ]);
}

/** Name and team. */
function whoIs(view: SeasonView, driver: string): [string, string] {
  const who = view.plan.drivers.find((one) => one.id === driver);
  return [who?.name ?? driver, view.plan.teams.find((team) => team.id === who?.team)?.name ?? ''];
}

function cellText(cell: Cell): string {
  if (typeof cell === 'number') return String(cell);
  const safe = FORMULA.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
