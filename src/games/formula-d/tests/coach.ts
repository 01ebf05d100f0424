// Checks what Formula D's coach says against the rules. Used by src/games/coach.test.ts.

import { type AnyEvent, type CoachProofs, type Noted, simulateAnswer } from '../../coach-proof';
import { circuitOf } from '../data/circuits';
import { firstMove, keyOf, targetsOf, usefulStop } from '../narration/forecast';
import type { FormulaPreview } from '../narration/preview';
import type { FormulaAction, FormulaChoices, FormulaState, FormulaView } from '../types';
import { raceConfig } from './race-config';

export const coachProofs: CoachProofs = {
  configs: [
    raceConfig('monaco', 10, { slipstream: true, laps: 1 }),
    raceConfig('paddock-ring', 10, { slipstream: true, laps: 2, wearPoints: 30 }),
    raceConfig('monaco', 10, { slipstream: true, wearPoints: 30, laps: 2 }),
    raceConfig('serra-alta', 10, { slipstream: true, wearPoints: 30, laps: 1 }),
  ],
  preview({ seat, view, choices, action }): FormulaPreview | null {
    const offer = choices as FormulaChoices;
    const answer = action as FormulaAction;
    const none = { seat, range: null, targets: [], chosen: null, callout: null };
    if (offer.kind === 'gear' && answer.type === 'gear') return { ...none, range: { gear: answer.gear, rolls: [] } };
    if (offer.kind === 'gear') return null;
    const to = chosenTo(view as FormulaView, offer, answer);
    const targets = targetsOf((view as FormulaView).circuit, offer.moves, []);
    return { ...none, targets, chosen: keyOf(to) };
  },
  proofs: {
    /** The roll leads to a stop if, and only if, the choices predicted one for its value. */
    stops: (noted) => {
      const { corner, gears } = noted.choices as Offer<'gear'>;
      const { circuit } = noted.view as FormulaView;
      const { events } = simulateAnswer(noted, noted.action);
      const value = events.find(({ type }) => type === 'dieRolled')?.value;
      const chosen = gears.find(({ gear }) => gear === (noted.action as { gear?: number }).gear);
      const seen = chosen?.rolls.find((roll) => roll.value === value);
      const moves = movesAfter(noted);
      if (moves.length === 0 || seen === undefined) return null;
      const cheapest = Math.min(...moves.map(({ cost }) => cost));
      const isStop = moves.some((move) => move.cost === cheapest && usefulStop(move));
      const percent = Number(noted.note.values.percent);
      return {
        asked: circuitOf(circuit).corners[corner?.index ?? -1]?.stops ?? 0,
        percent: isStop === seen.stop ? percent : -1,
      };
    },
    /** The rolled value is within the range of the note. */
    die: (noted) => {
      const value = Number(simulateAnswer(noted, noted.action).events.find(({ type }) => type === 'dieRolled')?.value);
      const { low, high } = noted.note.values;
      return { low: Math.min(value, Number(low)), high: Math.max(value, Number(high)) };
    },
    shift: (noted) => {
      const chosen = simulateAnswer(noted, noted.action).events.find(({ type }) => type === 'gearChosen');
      const cost = wearFor(noted, simulateAnswer(noted, noted.action).events, 'shift');
      return { from: Number(chosen?.from), gear: Number(chosen?.to), cost };
    },
    stop: (noted) => {
      const made = simulateAnswer(noted, chosenAnswer(noted)).events.find(({ type }) => type === 'stopMade');
      return { made: Number(made?.made), asked: Number(made?.asked) };
    },
    brake: (noted) => ({
      cost: wearFor(noted, simulateAnswer(noted, chosenAnswer(noted)).events, 'brake'),
      ...leftAfter(noted),
    }),
    overshoot: (noted) => ({
      cost: wearFor(noted, simulateAnswer(noted, chosenAnswer(noted)).events, 'overshoot'),
      ...leftAfter(noted),
    }),
    /** A collision is rolled for if the note reports a car beside. */
    beside: (noted) => {
      const offer = noted.choices as Offer<'move' | 'slipstream'>;
      const answer = chosenAnswer(noted);
      const move = offer.moves.find(({ to }) => to === (answer as { to?: number }).to);
      const rolled = simulateAnswer(noted, answer).events.filter(
        ({ type, seat }) => type === 'collisionRolled' && seat === noted.seat,
      );
      if (rolled.length === 0) return null;
      return { percent: Math.round(((move?.risk.ways ?? 0) / (move?.risk.of ?? 1)) * 100) };
    },
    slipstream: (noted) => {
      const { events } = simulateAnswer(noted, chosenAnswer(noted));
      const moved = events.find(({ type, cause }) => type === 'carMoved' && cause === 'slipstream');
      const cost = ['overshoot', 'brake', 'slipstream'].reduce((sum, why) => sum + wearFor(noted, events, why), 0);
      return { n: Number(moved?.spaces), cost };
    },
  },
};

type Offer<K extends FormulaChoices['kind']> = Extract<FormulaChoices, { kind: K }>;

/** The selected destination: the answer's, or else the one a dashboard starts with. */
function chosenTo({ circuit }: FormulaView, { moves }: Offer<'move' | 'slipstream'>, answer: FormulaAction): number {
  return 'to' in answer ? answer.to : (firstMove(circuit, moves)?.to ?? 0);
}

/** The answer that the current selection would send. */
function chosenAnswer({ view, choices, action }: Noted): FormulaAction {
  const answer = action as FormulaAction;
  if (answer.type !== 'decline') return answer;
  return { type: 'slipstream', to: chosenTo(view as FormulaView, choices as Offer<'slipstream'>, answer) };
}

/** The destinations on offer after the die roll; empty if there is nothing to choose. */
function movesAfter(noted: Noted): Offer<'move'>['moves'] {
  const { state } = simulateAnswer(noted, noted.action);
  const decision = state.asks.find(({ seat }) => seat === noted.seat);
  if (decision?.kind !== 'move') return [];
  return (noted.game.choices(state, decision) as unknown as Offer<'move'>).moves;
}

function wearFor({ seat }: Noted, events: readonly AnyEvent[], reason: string): number {
  const lost = events.filter((one) => one.type === 'wearChanged' && one.seat === seat && one.reason === reason);
  return lost.reduce((sum, { from, to }) => sum + Number(from) - Number(to), 0);
}

/** Wear points left after all certain costs, before collision rolls and pit stops. */
function leftAfter(noted: Noted): { left: number } {
  const before = (noted.state as FormulaState).cars[noted.seat]!.wear;
  const { events } = simulateAnswer(noted, chosenAnswer(noted));
  const cost = ['overshoot', 'brake', 'slipstream'].reduce((sum, why) => sum + wearFor(noted, events, why), 0);
  return { left: before - cost };
}
