// The headline and awards in the results of every game: who has won, and who did something most or least.
// Not here: what the awards are for (each game).

import type { RaceResult, SeatInfo } from '@api/contract';
import { isHere } from '@api/drivers';
import { list, nameOf, topOf } from '@narration/phrases';
import type { Award } from '@ui/game-ui';
import { t } from '@ui/text/t';
import type { LucideIcon } from 'lucide-react';
import type { ReactElement } from 'react';

/**
 * 'You win!', '3rd place' or 'Out of the race' for the only person at this screen, otherwise 'Ada wins'; undefined if there is no
 * winner. out: the headline for a person who is out.
 */
export function headlineOf({ seats, standings }: RaceResult, out = t('headline.out')): string | undefined {
  const persons = seats.filter(({ driver }) => isHere(driver));
  const only = persons.length === 1 ? persons[0] : undefined;
  const mine = only && standings.find((line) => line.seat === only.seat);
  if (mine?.status === 'out') return out;
  if (mine) return mine.place === 1 ? t('headline.won') : t('headline.place', { place: mine.place });
  const winner = standings.find((line) => line.place === 1 && line.status !== 'out');
  return winner && t('headline.winner', { name: nameOf(seats, winner.seat) });
}

/** A possible award. values: by seat, 0 if there is none. */
export interface AwardFor {
  icon: ReactElement;
  title: string;
  values: readonly number[];
  /** Left out: 'most'. */
  best?: 'most' | 'least';
  /** Not given if all seats are equal. */
  unlessAll?: true;
  /** names: 'Ada and Bruno'. */
  text(names: string, value: number): string;
}

/** Builds an AwardFor. more: for awards for the least, or that need a difference. */
export function award(
  Icon: LucideIcon,
  title: string,
  values: readonly number[],
  text: AwardFor['text'],
  more: Pick<AwardFor, 'best' | 'unlessAll'> = {},
): AwardFor {
  return { icon: <Icon size={24} />, title, values, text, ...more };
}

/** An award shared by more drivers than this is not given. */
const MOST_SHARING = 3;

/** The first four of these awards that someone has earned. */
export function awardsOf(seats: readonly SeatInfo[], wanted: readonly AwardFor[]): Award[] {
  return wanted
    .flatMap(({ icon, title, values, best, unlessAll, text }): Award[] => {
      const top = topOf(values, best);
      if (
        top.seats.length === 0 ||
        top.seats.length > MOST_SHARING ||
        (unlessAll && top.seats.length === values.length)
      )
        return [];
      return [{ icon, title, text: text(list(top.seats.map((seat) => nameOf(seats, seat))), top.value) }];
    })
    .slice(0, 4);
}
