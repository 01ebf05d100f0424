// What Heat's coach says in a person's first race, with the numbers from the forecast and the decision.
// Not here: the forecast itself (outlook/) or texts (text, `coach.<id>`).

import { listOf } from '@i18n/page';
import type { Coach, CoachMoment, CoachNote } from '@narration/coach';
import { nameOf } from '@narration/phrases';
import { HEAT, STRESS } from '../data/cards';
import { flipValues, forecastCards, forecastSlipstream } from '../outlook/forecast';
import { carOf } from '../outlook/outcome';
import type { HeatChoices, HeatView, OwnView } from '../types';
import type { HeatPreview, HeatUi } from './preview';

type Offer<K extends HeatChoices['kind']> = Extract<HeatChoices, { kind: K }>;

export const coach: Coach<HeatUi> = {
  notes: ['gear', 'stuck', 'corner', 'spin', 'stress', 'cool', 'boost', 'slipstream'],
  at: notesAt,
};

function notesAt(moment: CoachMoment<HeatUi>): CoachNote[] {
  const { choices, view } = moment;
  if (view.own?.seat !== moment.seat) return [];
  switch (choices?.kind) {
    case 'gear':
      return gearNotes(choices);
    case 'cards':
      return cardsNotes(view, view.own, choices, moment.preview);
    case 'react':
      return reactNotes(view, view.own, choices);
    case 'slipstream':
      return slipstreamNotes(moment, view, view.own, choices);
    default:
      return [];
  }
}

/** Which gears are free, and which cost Heat. */
function gearNotes({ gears }: Offer<'gear'>): CoachNote[] {
  const free = gears.filter(({ heat }) => heat === 0).map(({ gear }) => String(gear));
  const dear = gears.filter(({ heat }) => heat > 0);
  if (free.length === 0 || dear.length === 0) return [];
  const values = {
    free: listOf(free, 'disjunction'),
    dear: listOf(
      dear.map(({ gear }) => String(gear)),
      'disjunction',
    ),
    heat: dear[0]?.heat ?? 0,
  };
  return [{ id: 'gear', values, about: 'ask.gear', at: 'gears' }];
}

/** What the chosen cards cost at the first corner that costs anything; otherwise what is in the hand. */
function cardsNotes(view: HeatView, own: OwnView, { count }: Offer<'cards'>, preview: HeatPreview | null): CoachNote[] {
  const notes: CoachNote[] = [];
  const chosen = preview?.chosen ?? [];
  const { engine } = carOf(view, own.seat);
  if (chosen.length === count && count > 0) {
    const { outcomes, spin } = forecastCards(view, own, chosen, count);
    const [outcome] = outcomes;
    const dear = outcome?.corners.find(({ heat }) => heat > 0);
    if (outcomes.length === 1 && dear && outcome) {
      const { name: corner, limit, speed, heat } = dear;
      const at = `corner.${dear.corner}`;
      if (spin === 'never') {
        notes.push({ id: 'corner', values: { corner, limit, speed, heat }, about: 'event.cornerPaid', at });
      } else if (dear.spinOut) {
        notes.push({ id: 'spin', values: { corner, limit, speed, heat, engine }, about: 'event.spunOut', at });
      }
    }
    const n = chosen.filter((card) => card === STRESS).length;
    const [low, high] = [outcomes[0]?.speed ?? 0, outcomes.at(-1)?.speed ?? 0];
    if (n > 0 && low < high) notes.push({ id: 'stress', values: { n, low, high }, about: 'card.stress', at: 'hand' });
  }
  const stuck = own.hand.filter((card) => card === HEAT).length;
  if (stuck > 0) {
    notes.push({ id: 'stuck', values: { n: stuck }, about: 'card.heat', at: `card.${HEAT}` });
  }
  return notes;
}

function reactNotes(view: HeatView, own: OwnView, { cool, boost }: Offer<'react'>): CoachNote[] {
  const { engine } = carOf(view, own.seat);
  const values = flipValues(view, own);
  const [low, high] = [values[0] ?? 0, values.at(-1) ?? 0];
  return [
    ...(cool > 0
      ? [{ id: 'cool', values: { n: cool, engine: engine + cool }, about: 'action.cool', at: 'react.cool' }]
      : []),
    ...(boost !== null && high > 0
      ? [{ id: 'boost', values: { heat: boost.heat, low, high }, about: 'action.boost', at: 'react.boost' }]
      : []),
  ];
}

/** The longest slipstream, and what corners cost on top of those of the turn so far. */
function slipstreamNotes(
  { seats }: CoachMoment<HeatUi>,
  view: HeatView,
  own: OwnView,
  { lengths, tow }: Offer<'slipstream'>,
): CoachNote[] {
  const length = lengths.at(-1)?.length;
  if (length === undefined) return [];
  const [stays, goes] = [0, length].map((n) => forecastSlipstream(view, own, n).heat?.high);
  // If it ends in a spin-out, the coach does not recommend it.
  if (stays === undefined || goes === undefined) return [];
  const values = { name: nameOf(seats, tow), n: length, heat: goes - stays };
  return [{ id: 'slipstream', values, about: 'ask.slipstream', at: 'tiles' }];
}
