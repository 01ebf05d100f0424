// The draft as the shown events have left it: the cards left, who took what, whose pick it is, and the order.
// Not here: what may be picked (choices).

import type { Seat } from '@core/contract';
import { trackOf } from '../data/tracks';
import type { Card, HeatEvent, HeatView } from '../types';

/** The draft of a view. */
export type Draft = NonNullable<HeatView['draft']>;
export type DraftRound = Draft['round'];

/** The draft after the last of these events; null before the first round is dealt and after the last. */
export function draftAfter(view: Pick<HeatView, 'draft'>, shown: readonly HeatEvent[]): Draft | null {
  // If a race is shown from its first event on, only the events count, because the view is from their end.
  const fresh = shown.some((event) => event.type === 'raceSetUp');
  let draft = fresh ? null : view.draft;
  for (const event of shown) draft = after(draft, event);
  return draft;
}

function after(draft: Draft | null, event: HeatEvent): Draft | null {
  if (event.type === 'draftRoundStarted') {
    const { draftRound: round, cards, order } = event;
    const grid = round === 2 ? order : order.toReversed();
    return { round, order: grid, turn: order[0] ?? 0, dealt: cards, taken: [], earlier: draft?.earlier ?? [] };
  }
  if (draft === null) return null;
  if (event.type === 'upgradePicked') {
    const taken = [...draft.taken, { seat: event.seat, card: event.card }];
    return { ...draft, taken, turn: pickOrder(draft)[taken.length] ?? draft.turn };
  }
  if (event.type === 'draftRoundEnded') {
    const picks = draft.taken.map(({ seat, card }) => ({ round: draft.round, seat, card }));
    return { ...draft, earlier: [...draft.earlier, ...picks] };
  }
  return event.type === 'weatherRevealed' || event.type === 'decksBuilt' ? null : draft;
}

/** [R82] The pick order of a round: the last of the grid first, in round 2 the first. */
export function pickOrder({ order }: Pick<Draft, 'order'>, round?: DraftRound): Seat[];
export function pickOrder(draft: Pick<Draft, 'order' | 'round'>): Seat[];
export function pickOrder(draft: Pick<Draft, 'order'> & { round?: DraftRound }, round = draft.round): Seat[] {
  return round === 2 ? draft.order.slice() : draft.order.toReversed();
}

/** Every place of a round's mat: the card and who has taken it, null while it is still there. */
export function matPlaces({ dealt, taken }: Pick<Draft, 'dealt' | 'taken'>): { card: Card; by: Seat | null }[] {
  const left = [...taken];
  return dealt.map((card) => {
    const at = left.findIndex((pick) => pick.card === card);
    return { card, by: at < 0 ? null : (left.splice(at, 1)[0]?.seat ?? null) };
  });
}

/** What a driver has picked so far, in the order of rounds. */
export function picksOf(draft: Draft, seat: Seat): Card[] {
  const over = draft.earlier.filter((pick) => pick.seat === seat);
  const now = draft.taken.filter((pick) => pick.seat === seat);
  const isCounted = over.some((pick) => pick.round === draft.round);
  return [...over.map(({ card }) => card), ...(isCounted ? [] : now.map(({ card }) => card))];
}

/** One cell of the pick order. legend: a car of the grid that does not draft. */
export interface PickCell {
  seat: Seat;
  state: 'done' | 'now' | 'next' | 'legend';
  card: Card | null;
}

/** Columns of the pick order: the cars in grid order, Legends included. */
export function gridSeats(view: Pick<HeatView, 'cars' | 'track'>): Seat[] {
  const { grid } = trackOf(view.track);
  const slotOf = (seat: Seat) => {
    const car = view.cars[seat];
    return grid.findIndex((slot) => slot.progress === car?.progress && slot.lane === car.lane);
  };
  return view.cars.map(({ seat }) => seat).sort((a, b) => slotOf(a) - slotOf(b));
}

/** [R82] Three rows of cells, one per round, in grid order: picks made, the current picker, and picks to come. */
export function pickRows(draft: Draft, grid: readonly Seat[]): PickCell[][] {
  return ([1, 2, 3] as const).map((round) =>
    grid.map((seat) => {
      if (!draft.order.includes(seat)) return { seat, state: 'legend', card: null };
      const earlier = draft.earlier.find((pick) => pick.round === round && pick.seat === seat);
      const now = round === draft.round ? draft.taken.find((pick) => pick.seat === seat) : undefined;
      const card = now?.card ?? earlier?.card ?? null;
      if (card !== null || round < draft.round) return { seat, state: 'done', card };
      return { seat, state: round === draft.round && draft.turn === seat ? 'now' : 'next', card: null };
    }),
  );
}

/** How many picks come before a driver's next one, 0 = now; null if they have none left. */
export function picksBefore(draft: Draft, seat: Seat): number | null {
  const all = ([1, 2, 3] as const).filter((round) => round >= draft.round).flatMap((round) => pickOrder(draft, round));
  const rest = all.slice(draft.taken.length);
  const at = rest.indexOf(seat);
  return at < 0 ? null : at;
}
