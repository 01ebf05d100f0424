// A season as one table for a spreadsheet: the standings, then every result. Not here: importing; that needs season files.

import type { RoundView, SeasonLine, SeasonView } from '@api/season';
import { circuitsOf } from '@core/contract';
import { bonusOf, gameName, gameOf } from './games';
import { bonusMessage, circuitMessage, occasionMessage } from './messages';
import type { Speech } from './speech';
import type { SeasonGames } from './types';

type Cell = string | number;

const HEAD = [
  'race',
  'game',
  'circuit',
  'raced',
  'place',
  'driver',
  'team',
  'points',
  'correction',
  'out',
  'stand-in',
  'dropped',
  'event',
  'bonus',
  'bonus-for',
] as const;
/** Byte order mark: without it, spreadsheets misread accents. */
const MARK = '\uFEFF';
/** Starts of a cell that a spreadsheet would run as a formula. */
const FORMULA = /^\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]/;

/**
 * All results as CSV (RFC 4180), with CRLF line ends. Rows of the standings have 'Total' (translated) in the first column.
 * Text that a spreadsheet would run as a formula gets a leading apostrophe.
 */
export function csvOf(view: SeasonView, games: SeasonGames, speech: Speech): string {
  const rows: Cell[][] = [
    HEAD.map((column) => speech.t(`csv.${column}`)),
    ...view.table.map((line) => totalRow(view, line, speech)),
    ...view.rounds.flatMap((round, index) => roundRows({ view, games, speech }, round, index)),
  ];
  return MARK + rows.map((row) => `${row.map(cellText).join(',')}\r\n`).join('');
}

function totalRow(view: SeasonView, line: SeasonLine, { t }: Speech): Cell[] {
  const own = view.rounds.flatMap((round) => round.results).filter((result) => result.driver === line.driver);
  const correction = own.reduce((sum, result) => sum + result.correction, 0);
  const bonus = own.reduce((sum, result) => sum + bonusOf(result), 0);
  const counted = [line.points, correction, '', '', '', '', bonus, ''];
  return [t('csv.total'), '', '', '', line.place, ...whoIs(view, line.driver), ...counted];
}

function roundRows(
  { view, games, speech }: { view: SeasonView; games: SeasonGames; speech: Speech },
  { round, occasion, races, results }: RoundView,
  index: number,
): Cell[][] {
  const { t, name, list } = speech;
  const raced = races.at(-1)?.at ?? '';
  const place = [
    index + 1,
    gameName(games, round.game),
    list(
      circuitsOf(round).map((circuit) => name(circuitMessage(gameOf(games, round.game), circuit))),
      'unit',
    ),
    raced,
  ];
  const yes = (is: boolean) => (is ? t('csv.yes') : '');
  return results.map((result) => [
    ...place,
    result.place ?? '',
    ...whoIs(view, result.driver),
    result.points,
    result.correction,
    yes(result.out),
    yes(result.standIn),
    yes(result.dropped),
    occasion === null ? '' : name(occasionMessage(round.game, occasion)),
    bonusOf(result),
    list(
      result.bonuses.map((bonus) => name(bonusMessage(round.game, bonus))),
      'unit',
    ),
  ]);
}

function whoIs(view: SeasonView, driver: string): [string, string] {
  const who = view.plan.drivers.find((one) => one.id === driver);
  return [who?.name ?? driver, view.plan.teams.find((team) => team.id === who?.team)?.name ?? ''];
}

function cellText(cell: Cell): string {
  if (typeof cell === 'number') return String(cell);
  const safe = FORMULA.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
