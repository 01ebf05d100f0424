// What Formula D's coach says in a player's first race, with the decision's costs and chances.
// Not here: calculating them (choices()) or text (`coach.<id>`).

import type { Coach, CoachMoment, CoachNote } from '@narration/coach';
import { list, nameOf } from '@narration/phrases';
import type { FormulaChoices, FormulaView, GearChoice, MoveChoice } from '../types';
import { keyOf, oddsOf, usefulStop } from './forecast';
import { cornerName } from './places';
import type { FormulaPreview, FormulaUi } from './preview';

type Offer<K extends FormulaChoices['kind']> = Extract<FormulaChoices, { kind: K }>;

export const coach: Coach<FormulaUi> = {
  notes: ['stops', 'die', 'shift', 'stop', 'brake', 'overshoot', 'beside', 'slipstream'],
  at: notesAt,
};

function notesAt(moment: CoachMoment<FormulaUi>): CoachNote[] {
  const { choices, view } = moment;
  const { circuit } = view;
  switch (choices?.kind) {
    case 'gear':
      return gearNotes(circuit, choices, gearIn(choices, moment.preview));
    case 'move':
      return moveNotes(moment, circuit, moveIn(choices.moves, moment.preview));
    case 'slipstream':
      return [
        ...slipstreamNotes(moment, choices, moveIn(choices.moves, moment.preview)),
        ...moveNotes(moment, circuit, moveIn(choices.moves, moment.preview)),
      ];
    default:
      return [];
  }
}

/** The gear chosen so far. */
function gearIn({ gears }: Offer<'gear'>, preview: FormulaPreview | null): GearChoice | undefined {
  return gears.find(({ gear }) => gear === preview?.range?.gear);
}

/** The destination chosen so far. */
function moveIn(moves: readonly MoveChoice[], preview: FormulaPreview | null): MoveChoice | undefined {
  return moves.find(({ to }) => keyOf(to) === preview?.chosen);
}

function gearNotes(
  circuit: FormulaView['circuit'],
  { corner, from }: Offer<'gear'>,
  chosen: GearChoice | undefined,
): CoachNote[] {
  const notes: CoachNote[] = [];
  if (chosen && chosen.cost > 0) {
    const { gear, cost } = chosen;
    notes.push({ id: 'shift', values: { from, gear, cost }, about: 'wear.shift', at: 'wear' });
  }
  const stops = chosen ? Math.round(oddsOf(chosen).stop) : 0;
  if (corner !== null && chosen && stops > 0) {
    const values = {
      corner: cornerName(circuit, corner.index),
      asked: corner.asked,
      gear: chosen.gear,
      percent: stops,
    };
    notes.push({ id: 'stops', values, about: 'sign.stops', at: `corner.${corner.index}` });
  }
  if (chosen) {
    const { gear, low, high } = chosen;
    const values = { gear, low, high, percent: Math.round(oddsOf(chosen).free) };
    notes.push({ id: 'die', values, about: 'word.outlook', at: 'gears' });
  }
  return notes;
}

function moveNotes(
  { seats }: CoachMoment<FormulaUi>,
  circuit: FormulaView['circuit'],
  chosen: MoveChoice | undefined,
): CoachNote[] {
  if (chosen === undefined) return [];
  const { overshoot, overshot, brake, stop, risk, left } = chosen;
  const notes: CoachNote[] = [];
  if (overshoot > 0) {
    const values = { corner: cornerName(circuit, overshot), cost: overshoot, left };
    notes.push({ id: 'overshoot', values, about: 'wear.overshoot', at: `corner.${overshot}` });
  }
  if (brake > 0) notes.push({ id: 'brake', values: { cost: brake, left }, about: 'wear.brake', at: 'wear' });
  if (risk.ways > 0) {
    const names = list(risk.neighbours.map((seat) => nameOf(seats, seat)));
    notes.push({ id: 'beside', values: { names, percent: Math.round(risk.percent) }, about: 'wear.collision' });
  }
  if (stop !== null && usefulStop(chosen)) {
    const values = { corner: cornerName(circuit, stop.corner), made: stop.made, asked: stop.asked };
    notes.push({ id: 'stop', values, about: 'event.stopMade', at: `corner.${stop.corner}` });
  }
  return notes;
}

function slipstreamNotes(
  { seats }: CoachMoment<FormulaUi>,
  { behind, spaces }: Offer<'slipstream'>,
  chosen: MoveChoice | undefined,
): CoachNote[] {
  if (chosen === undefined) return [];
  const values = { name: nameOf(seats, behind), n: spaces, cost: chosen.cost };
  return [{ id: 'slipstream', values, about: 'ask.slipstream', at: 'spaces' }];
}
