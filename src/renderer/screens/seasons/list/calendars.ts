// The ready-made calendars: the championships of every game, one over the circuits that come with Paddock, and the grand tour over all
// games. Pure.

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
/** After a game's id: the key of the calendar over the circuits that come with Paddock. */
const COLLECTION = 'collection';
/** A calendar has at least this many races. */
const FEWEST = 2;

/** All calendars, game by game: the grand tour last. */
export function calendarsOf(cards: readonly GameCard[]): Calendar[] {
  const own = cards.flatMap((card) => [
    ...card.championships.map(
      (one): Calendar => ({
        key: `${card.id}/${one.id}`,
        name: championshipNameIn(card.id, one),
        text: t('calendar.of', { game: card.name, races: one.rounds.length }),
        rounds: one.rounds.map((round) => ({ game: card.id, circuit: round.circuit, options: round.options })),
      }),
    ),
    ...collectionOf(card),
  ]);
  return cards.length > 1 ? [...own, tourOf(cards)] : own;
}

/** One race on each circuit of a game that comes with Paddock; none if there are too few. */
function collectionOf(card: GameCard): Calendar[] {
  const circuits = card.circuits.filter(({ own }) => own?.blurb !== undefined);
  if (circuits.length < FEWEST) return [];
  return [
    {
      key: `${card.id}/${COLLECTION}`,
      name: t('calendar.collection'),
      text: t('calendar.of', { game: card.name, races: circuits.length }),
      rounds: circuits.map(({ id }) => ({ game: card.id, circuit: id, options: {} })),
    },
  ];
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
