// A season as one table for a spreadsheet: the standings, then every result. Not for: bringing it in again; files are.

import type { RoundView, SeasonLine, SeasonView } from '@api/season';
import { bonusOf, gameName, gameOf } from './games';
import type { Speech } from './speech';
import type { SeasonGames } from './types';
import { bonusMessage, circuitMessage, occasionMessage } from './words';

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
/** Marks the text as UTF-8, without which spreadsheets spoil accents. */
const MARK = '\uFEFF';
/** What a spreadsheet takes for a formula, at the start of a cell. */
const FORMULA = /^\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]/;

/**
 * All results as RFC 4180 has it, lines end with CRLF. The rows of the season's standings have 'Total', in the language of the reader, in the first column.
 * Text that a spreadsheet would take for a formula has an apostrophe before it.
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
    name(circuitMessage(gameOf(games, round.game), round.circuit)),
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
