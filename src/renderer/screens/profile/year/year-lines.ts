// The year in review as words: sums, months, games and moments, for the screen and the saved page alike.

import type { YearMoment, YearReview } from '@api/achievements/commands';
import type { GameCard } from '@api/contract';
import { intlLocale } from '@i18n/page';
import { circuitName } from '@narration/catalogue-names';
import { plateNameOf } from '../../../app/games/boxes';
import { t } from '../../../text/club/achievements';

const HOUR = 60;

/** The large numbers on top. */
export function sumsOf({ races, wins, podiums, minutes }: YearReview): { value: string; label: string }[] {
  const hours = Math.round(minutes / HOUR);
  const time =
    minutes < 2 * HOUR
      ? { value: String(minutes), label: t('year.minutes', { count: minutes }) }
      : { value: String(hours), label: t('year.hours', { count: hours }) };
  return [
    { value: String(races), label: t('year.races', { count: races }) },
    { value: String(wins), label: t('year.wins', { count: wins }) },
    { value: String(podiums), label: t('year.podiums', { count: podiums }) },
    time,
  ];
}

/** January first. short: 'Jan'; said: the month with its numbers. */
export function monthsOf({ months }: YearReview): { short: string; said: string; races: number; wins: number }[] {
  const [short, long] = (['short', 'long'] as const).map((month) => {
    return new Intl.DateTimeFormat(intlLocale(), { month, timeZone: 'UTC' });
  });
  return months.map(({ races, wins }, at) => {
    const day = new Date(Date.UTC(2026, at, 1));
    const said = t('year.month', { month: long?.format(day) ?? '', races, wins });
    return { short: short?.format(day) ?? '', said, races, wins };
  });
}

/** share: of the most raced game's races. */
export function gameLinesOf(
  { games }: YearReview,
  cards: readonly GameCard[],
): { game: string; sum: string; favourite: string; share: number }[] {
  const most = Math.max(1, ...games.map(({ races }) => races));
  return games.map(({ game, races, wins, circuit }) => ({
    game,
    sum: t('year.game', { races, wins }),
    favourite: t('year.favourite', { circuit: nameOfCircuit(cards, game, circuit.id), races: circuit.races }),
    share: races / most,
  }));
}

/** Best win, closest finish, rival, runs. race: to watch it. */
export function momentsOf(
  { best, closest, rival, run, days, streak, daily, puzzles }: YearReview,
  cards: readonly GameCard[],
): { title: string; text: string; race?: string }[] {
  return [
    ...(best === null ? [] : [{ title: t('year.best'), text: bestText(best, cards), race: best.race }]),
    ...(closest === null ? [] : [{ title: t('year.closest'), text: closestText(closest, cards), race: closest.race }]),
    ...(rival === null ? [] : [{ title: t('year.rival'), text: t('year.rival.text', rival) }]),
    { title: t('year.run'), text: t('year.run.text', { count: run }) },
    { title: t('year.days'), text: t('year.days.text', { days, streak }) },
    { title: t('year.daily'), text: t('year.daily.text', { count: daily }) },
    { title: t('year.puzzles'), text: t('year.puzzles.text', puzzles) },
  ];
}

function bestText({ game, circuit, cars, from }: YearMoment, cards: readonly GameCard[]): string {
  const values = { circuit: nameOfCircuit(cards, game, circuit), game: plateNameOf(game), cars };
  return from === null || from < 2 ? t('year.best.ahead', values) : t('year.best.text', { ...values, from });
}

function closestText({ game, circuit, place, gap }: YearMoment, cards: readonly GameCard[]): string {
  const values = { circuit: nameOfCircuit(cards, game, circuit), game: plateNameOf(game), place };
  return gap === null || gap === 0 ? t('year.closest.level', values) : t('year.closest.text', { ...values, gap });
}

function nameOfCircuit(cards: readonly GameCard[], game: string, circuit: string): string {
  return circuitName(
    cards.find(({ id }) => id === game),
    circuit,
  );
}
