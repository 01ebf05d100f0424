// The ready-made calendars: the championships of every game, and the grand tour over all of them. Pure.

import type { GameCard } from '@api/contract';
import type { OptionValue } from '@core/contract';
import { championshipNameIn } from '@narration/catalogue-names';
import { t } from '../../../text/seasons';

/** A calendar from which a season can start. key: as in the address, 'heat/season-1' or 'tour'. */
export interface Calendar {
  key: string;
  name: string;
  /** 'Heat, 3 races', 'One race of every game'. */
  text: string;
  rounds: readonly { game: string; circuit: string; options: Readonly<Record<string, OptionValue>> }[];
}

/** Key of the tour. */
export const TOUR = 'tour';

/** All calendars: the grand tour last. */
export function calendarsOf(cards: readonly GameCard[]): Calendar[] {
  const own = cards.flatMap((card) =>
    card.championships.map(
      (one): Calendar => ({
        key: `${card.id}/${one.id}`,
        name: championshipNameIn(card.id, one),
        text: t('calendar.of', { game: card.name, races: one.rounds.length }),
        rounds: one.rounds.map((round) => ({ game: card.id, circuit: round.circuit, options: round.options })),
      }),
    ),
  );
  return cards.length > 1 ? [...own, tourOf(cards)] : own;
}

/** One race of every game, on its first circuit. */
function tourOf(cards: readonly GameCard[]): Calendar {
  return {
    key: TOUR,
    name: t('calendar.tour'),
    text: t('calendar.tour.text', { n: cards.length }),
    rounds: cards.flatMap((card) => {
      const [circuit] = card.circuits;
      return circuit === undefined ? [] : [{ game: card.id, circuit: circuit.id, options: {} }];
    }),
  };
}
