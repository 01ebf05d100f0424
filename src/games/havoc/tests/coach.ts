// Compares what Havoc Speedway's coach says with the rules. Used by src/games/coach.test.ts.

import { type AnyEvent, type CoachProofs, type Noted, simulateAnswer } from '../../coach-proof';
import { SUITS } from '../data/cards';
import type { HavocPreview } from '../narration/preview';
import { coinMove } from '../narration/texts';
import type { ChoiceOfDie, HavocAction, HavocChoices, HavocState } from '../types';
import { raceConfig } from './race-config';

export const coachProofs: CoachProofs = {
  configs: [
    raceConfig(4),
    raceConfig(3, { handSize: 5 }),
    raceConfig(4, { dice: 1, passes: 2 }),
    raceConfig(4, { decks: 2 }),
  ],
  preview({ seat, choices, action }): HavocPreview | null {
    const offer = choices as HavocChoices;
    const answer = action as HavocAction;
    if (offer.kind === 'coin' && answer.type === 'coin') {
      return { kind: 'coin', seat, coin: answer.coin, cells: offer.cells, zones: offer.zones, chosen: answer.at };
    }
    if (offer.kind !== 'die' || answer.type !== 'die') return null;
    return { kind: 'dice', seat, dice: offer.dice, die: answer.die, roll: null, callout: null };
  },
  proofs: {
    match: (noted) => ({ n: playable(noted), of: handOf(noted).length }),
    draw: (noted) => ({ n: drawn(noted), of: handOf(noted).length }),
    toxic: (noted) => ({ n: drawn(noted), sevens: playable(noted) }),
    suit: (noted) => {
      const held = (noted.choices as Offer<'suit'>).held;
      const best = SUITS.findIndex(({ id }) => id === noted.note.values.suit);
      const { events } = simulateAnswer(noted, { type: 'suit', suit: best });
      const called = events.find(({ type }) => type === 'suitCalled');
      return { n: Math.max(...held), suit: SUITS[Number(called?.suit)]?.id ?? '' };
    },
    coin: (noted) => {
      const placed = simulateAnswer(noted, noted.action).events.find(({ type }) => type === 'coinPlaced');
      return { n: Number(placed?.left) + 1, ...coinMove(Number(placed?.coin)) };
    },
    roll: (noted) => {
      const rolled = rollOf(noted, 'movement').find(({ type }) => type === 'dieRolled');
      const { low, high } = noted.note.values;
      const total = Number(rolled?.total);
      const n = (rolled?.faces as unknown[] | undefined)?.length ?? 0;
      return { n, low: Math.min(total, Number(low)), high: Math.max(total, Number(high)) };
    },
    /** Whether the actual roll lands on a coin as computed. */
    land: (noted) => {
      const events = rollOf(noted, 'movement');
      const { outcomes, of } = dieIn(noted, 'movement');
      const total = events.find(({ type }) => type === 'dieRolled')?.total;
      const seen = outcomes.find(({ roll }) => roll === total);
      const isTurned = events.some(({ type }) => type === 'coinRevealed');
      if (isTurned !== (seen?.coins.length ?? 0) > 0) return { percent: -1 };
      const landing = outcomes.filter(({ coins }) => coins.length > 0).reduce((sum, { ways }) => sum + ways, 0);
      return { percent: Math.round((landing * 100) / of) };
    },
    across: (noted) => {
      const events = rollOf(noted, 'lane');
      const rolled = events.find(({ type }) => type === 'dieRolled');
      const seen = dieIn(noted, 'lane').outcomes.find(
        ({ roll }) => roll === (rolled?.faces as number[] | undefined)?.[0],
      );
      const shifted = events.find(({ type }) => type === 'laneShifted');
      const isMoved = ((shifted?.path as unknown[] | undefined)?.length ?? 0) > 1;
      return isMoved === (seen?.path.length ?? 0) > 1 ? {} : { n: -1 };
    },
  },
};

type Offer<K extends HavocChoices['kind']> = Extract<HavocChoices, { kind: K }>;

function handOf({ state, seat }: Noted): readonly number[] {
  return (state as HavocState).cars[seat]?.hand ?? [];
}

/** Cards that the rules let the seat play, without duplicates. */
function playable({ game, state, ask: decision }: Noted): number {
  const answers = [...game.actions(state, decision)] as unknown as HavocAction[];
  return new Set(answers.flatMap((one) => (one.type === 'play' ? [one.card] : []))).size;
}

/** If the stock runs out during a draw, the rest comes from the shuffled pile, with an event of its own. */
function drawn(noted: Noted): number {
  const events = simulateAnswer(noted, { type: 'draw' }).events.filter(({ type }) => type === 'cardsDrawn');
  return events.reduce((sum, { count }) => sum + Number(count), 0);
}

function dieIn({ choices }: Noted, kind: ChoiceOfDie['die']): ChoiceOfDie {
  return (choices as Offer<'die'>).dice.find(({ die }) => die === kind)!;
}

function rollOf(noted: Noted, die: ChoiceOfDie['die']): AnyEvent[] {
  const events = simulateAnswer(noted, { type: 'die', die }).events;
  const end = events.findIndex(({ type }) => type === 'raceTurnEnded');
  return end < 0 ? events : events.slice(0, end);
}
