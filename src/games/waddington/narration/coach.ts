// What the coach of Waddington's Formula 1 says in a player's first race, with the decision's risks.
// Not here: calculating them (choices()) or text (`coach.<id>`).

import type { Coach, CoachMoment, CoachNote } from '@narration/coach';
import { nameOf } from '@narration/phrases';
import { STEP } from '../data/charts';
import type { WaddingtonChoices, WaddingtonView } from '../types';
import { worstBand } from './forecast';
import type { PickedRoute, WaddingtonUi } from './preview';
import { cornerName, wearGiven } from './texts';

type Offer<K extends WaddingtonChoices['kind']> = Extract<WaddingtonChoices, { kind: K }>;

export const coach: Coach<WaddingtonUi> = {
  notes: ['speed', 'wear', 'clean', 'fast', 'spin', 'run', 'cards', 'pit'],
  at: notesAt,
};

function notesAt(moment: CoachMoment<WaddingtonUi>): CoachNote[] {
  const { choices, preview, view } = moment;
  if (choices?.kind === 'card') return cardNotes(view, choices);
  if (choices?.kind !== 'drive') return [];
  const picked = preview?.picked;
  return [
    ...(picked ? pitNotes(choices, picked) : []),
    ...(picked ? bandNotes(view, picked) : []),
    ...runNotes(moment, choices),
    ...(picked ? speedNotes(choices, picked) : []),
  ];
}

/** What the pit restores, if nothing can happen on the way into it. */
function pitNotes({ speeds }: Offer<'drive'>, { pit, bands, speed }: PickedRoute): CoachNote[] {
  const after = speeds.find((one) => one.speed === speed)?.after;
  if (!pit || after === undefined || worstBand(bands) !== undefined) return [];
  const { tyres, brakes } = after;
  return [{ id: 'pit', values: { tyres, brakes }, about: 'event.gaugesReset', at: 'gauges' }];
}

/** The corner on the way that matters most: too fast for certain, too fast by dice, or passed safely. */
function bandNotes({ circuit }: WaddingtonView, { bands, risk, speed }: PickedRoute): CoachNote[] {
  const worst = worstBand(bands);
  if (worst === undefined) {
    const [band] = bands;
    if (band === undefined || speed === null) return [];
    const values = { corner: cornerName(circuit, band.corner), limit: band.limit, speed: band.speed };
    return [{ id: 'clean', values, about: 'sign.corner', at: `corner.${band.corner}` }];
  }
  const { corner, limit, excess } = worst;
  if (excess <= 0 || speed === null) return [];
  const values = { corner: cornerName(circuit, corner), limit, speed: worst.speed, excess };
  const at = `corner.${corner}`;
  if (worst.sure) return [{ id: 'spin', values, about: 'event.spunOff', at }];
  const percent = Math.round((risk.spin * 100) / risk.of);
  return [{ id: 'fast', values: { ...values, percent }, about: 'chart.penalty', at }];
}

/** A car that is held up may always run up behind. This is what the run does to its speed. */
function runNotes({ seats }: CoachMoment<WaddingtonUi>, { runs }: Offer<'drive'>): CoachNote[] {
  const run = runs.find(({ blocker, spins }) => blocker >= 0 && !spins);
  const reading = run?.readings[0];
  if (run === undefined || reading === undefined) return [];
  const values = { name: nameOf(seats, run.blocker), n: run.path.length, speed: reading.speed };
  return [{ id: 'run', values, about: 'action.run', at: 'run' }];
}

function speedNotes({ speeds, reading }: Offer<'drive'>, { speed }: PickedRoute): CoachNote[] {
  const offer = speeds.find((one) => one.speed === speed);
  if (offer === undefined) return [];
  const notes: CoachNote[] = [];
  const { wear } = offer;
  if (wear.brakes + wear.tyres > 0) {
    const values = { from: reading, speed: offer.speed, ...wearGiven(wear) };
    notes.push({ id: 'wear', values, about: 'event.wearAdded', at: 'gauges' });
  }
  const values = { speed: offer.speed, n: offer.speed / STEP, step: STEP };
  return [...notes, { id: 'speed', values, about: 'gauge.speed', at: 'speeds' }];
}

/** Equal cards are offered once, and counted as often as they are in the hand. */
function cardNotes({ own }: WaddingtonView, { cards }: Offer<'card'>): CoachNote[] {
  if (cards.length === 0 || own === null) return [];
  const n = own.hand.filter((held) => cards.some(({ card }) => card === held)).length;
  return [{ id: 'cards', values: { n }, about: 'ask.card', at: 'cards' }];
}
