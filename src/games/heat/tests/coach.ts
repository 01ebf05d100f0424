// Checks what Heat's coach says against the rules. Used by src/games/coach.test.ts.

import type { RaceState } from '@core/contract';
import { listOf } from '@i18n/page';
import { type AnyEvent, type CoachProofs, type Noted, simulateAnswer } from '../../coach-proof';
import { HEAT } from '../data/cards';
import { forecastCards } from '../outlook/forecast';
import type { HeatAction, HeatChoices, HeatState, HeatView } from '../types';
import { cardsPreview } from '../ui/dashboard/turns/turn';
import { heatConfig } from './race-config';

export const coachProofs: CoachProofs = {
  configs: [
    heatConfig('usa', 4, 0, { grid: 'random', laps: 2 }),
    heatConfig('italy', 3, 0, { laps: 2 }),
    heatConfig('france', 5, 0, { laps: 1 }),
    heatConfig('great-britain', 2, 0, { laps: 2 }),
  ],
  preview(noted) {
    const view = noted.view as HeatView;
    const action = noted.action as HeatAction;
    if (action.type !== 'cards' || view.own === null) return null;
    return cardsPreview(view, view.own, action.cards, (noted.choices as Offer<'cards'>).count);
  },
  proofs: {
    gear: (noted) => {
      const heat = (noted.choices as Offer<'gear'>).gears.map(({ gear }) => [gear, shiftCost(noted, gear)] as const);
      const free = heat.filter(([, cost]) => cost === 0).map(([gear]) => gear);
      const dear = heat.filter(([, cost]) => cost > 0);
      return {
        free: listOf(free.map(String), 'disjunction'),
        dear: listOf(
          dear.map(([gear]) => String(gear)),
          'disjunction',
        ),
        heat: dear[0]?.[1] ?? 0,
      };
    },
    stuck: ({ state, seat }) => ({ n: carOf(state, seat).hand.filter((card) => card === HEAT).length }),
    corner(noted) {
      const events = ownTurn(noted);
      const paid = events.find((event) => event.type === 'cornerPaid');
      if (!isAlone(noted, events)) return null;
      return { limit: Number(paid?.limit), speed: Number(paid?.speed), heat: Number(paid?.heat) };
    },
    spin(noted) {
      const events = ownTurn(noted);
      if (!isAlone(noted, events)) return null;
      const spun = events.find((event) => event.type === 'spunOut');
      // A spin-out loses the Heat in the Engine plus what was cooled before it.
      const cooled = events.filter(({ type }) => type === 'cooled').reduce((sum, { count }) => sum + Number(count), 0);
      if (events.some(({ type }) => type === 'cornerPaid')) return null;
      return { limit: Number(spun?.limit), speed: Number(spun?.speed), engine: Number(spun?.heatLost) - cooled };
    },
    stress(noted) {
      const { low, high } = noted.note.values;
      const set = ownTurn(noted).find((event) => event.type === 'speedSet');
      if (set === undefined) return null;
      const isWithin = Number(set.speed) >= Number(low) && Number(set.speed) <= Number(high);
      return isWithin ? {} : { low: Number(set.speed) };
    },
    cool: (noted) => {
      const before = carOf(noted.state, noted.seat);
      const after = carOf(simulateAnswer(noted, { type: 'cool', count: noted.note.values.n }).state, noted.seat);
      return { n: after.engine - before.engine, engine: after.engine };
    },
    boost: (noted) => {
      const boosted = simulateAnswer(noted, { type: 'boost' }).events.find((event) => event.type === 'boosted');
      const { low, high } = noted.note.values;
      const value = Number(boosted?.value);
      return {
        heat: Number(boosted?.heat),
        ...(value < Number(low) && { low: value }),
        ...(value > Number(high) && { high: value }),
      };
    },
    slipstream: (noted) => {
      const n = Number(noted.note.values.n);
      const [far, near] = [n, 0].map((length) => {
        const { events } = simulateAnswer(noted, { type: 'slipstream', length }, isPast(noted));
        return events.filter((event) => event.seat === noted.seat);
      });
      const moved = far?.find((event) => event.type === 'slipstreamed');
      return { n: Number(moved?.length), heat: paidIn(far ?? []) - paidIn(near ?? []) };
    },
  },
};

type Offer<K extends HeatChoices['kind']> = Extract<HeatChoices, { kind: K }>;

function carOf(state: RaceState, seat: number): HeatState['cars'][number] {
  return (state as HeatState).cars[seat]!;
}

function shiftCost(noted: Noted, gear: number): number {
  const { events } = simulateAnswer(noted, { type: 'gear', gear }, (all) =>
    all.some(({ type }) => type === 'gearsRevealed'),
  );
  const shifts = events.find(({ type }) => type === 'gearsRevealed')?.shifts as { seat: number; heat: number }[];
  return shifts.find(({ seat }) => seat === noted.seat)?.heat ?? 0;
}

/** True once the corners of this turn have been checked. */
function isPast({ state, seat }: Noted): (events: readonly AnyEvent[], now: RaceState) => boolean {
  const { round } = state as HeatState;
  return (_, now) => {
    const { phase, round: later } = now as HeatState;
    return later > round || phase >= 8 || carOf(now, seat).status !== 'racing';
  };
}

/** The car's events until the end of its turn, with default answers for everything else. */
function ownTurn(noted: Noted): AnyEvent[] {
  const { events } = simulateAnswer(noted, noted.action, isPast(noted));
  return events.filter((event) => event.seat === noted.seat);
}

/** Whether the car ends where the forecast says, that is, no car that moved earlier changed it. */
function isAlone({ view, choices, action }: Noted, events: readonly AnyEvent[]): boolean {
  const { own } = view as HeatView;
  if (own === null || action.type !== 'cards') return false;
  const { cards } = action as Extract<HeatAction, { type: 'cards' }>;
  const [outcome] = forecastCards(view as HeatView, own, cards, (choices as Offer<'cards'>).count).outcomes;
  const moves = events.filter(({ type }) => type === 'carMoved');
  return moves.length === 1 && moves[0]?.to === outcome?.landing.to;
}

function paidIn(events: readonly AnyEvent[]): number {
  return events.filter(({ type }) => type === 'cornerPaid').reduce((sum, { heat }) => sum + Number(heat), 0);
}
