// The draft in words: what comes next, whom it waits for, what the banner asks. Not for: its log lines (log.ts).

import type { SeatInfo } from '@api/contract';
import type { Seat } from '@core/contract';
import { cardOf } from '../../data/cards';
import type { Card, HeatChoices } from '../../types';
import { count, nameOf } from '../texts';
import { type Draft, pickOrder, picksBefore } from './draft-table';

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'] as const;
const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'] as const;
const ROUNDS = 3;

/** Numbers up to ten as words. */
export function inWords(n: number): string {
  return NUMBERS[n] ?? String(n);
}

/** What a card is called on the button: 'Tires', 'Spare Heat'. */
export function pickName(card: Card): string {
  const { kind, name } = cardOf(card);
  return kind === 'heat' ? 'Spare Heat' : name;
}

/** 'Your pick: take one of six cards'; name: whose, where several persons look on. */
export function draftPrompt(choices: Extract<HeatChoices, { kind: 'draft' }>, name: string | null): string {
  return `${name === null ? 'Your' : `${name}’s`} pick: take one of ${inWords(choices.cards.length)} cards`;
}

/** Whom a draft waits for: 'Waiting for Ines'; 'Wait' while a round is cleared away. viewer: of whom it says 'Your pick'. */
export function waitWords(draft: Draft, seats: readonly SeatInfo[], viewer: Seat | null): string {
  if (draft.taken.length === draft.order.length) return 'Wait';
  return draft.turn === viewer ? 'Your pick comes' : `Waiting for ${nameOf(seats, draft.turn)}`;
}

/** 'Next: Ines, then Bruno.', '' when nobody is left in this round. */
export function nextWords(draft: Draft, seats: readonly SeatInfo[], viewer: Seat | null): string {
  const rest = pickOrder(draft).slice(draft.taken.length + 1);
  const names = rest.map((seat) => (seat === viewer ? 'you' : nameOf(seats, seat)));
  if (names.length === 0) return '';
  const [first = '', ...others] = names;
  const head = `${first.charAt(0).toUpperCase()}${first.slice(1)}`;
  if (others.length > 2) return `Next: ${head}, then ${others.length} more.`;
  return others.length === 0 ? `Next: ${head}.` : `Next: ${head}, then ${others.join(', ')}.`;
}

/** 'You pick third in round 3.'; what follows a driver's pick of this round. */
export function ownTurnWords(draft: Draft, viewer: Seat): string {
  const before = picksBefore(draft, viewer);
  const isDone = draft.taken.some(({ seat }) => seat === viewer);
  const round = isDone || before === 0 ? draft.round + 1 : draft.round;
  if (round > ROUNDS) return isDone ? 'Your three picks are made.' : 'This is your last pick.';
  const place = pickOrder(draft, round as Draft['round']).indexOf(viewer);
  return `You pick ${ORDINALS[place] ?? `${place + 1}th`} in round ${round}.`;
}

/** 'Three cards of this round leave the game.' */
export function leftoverWords({ dealt, order }: Pick<Draft, 'dealt' | 'order'>): string {
  const n = dealt.length - order.length;
  return `${inWords(n).replace(/^./, (letter) => letter.toUpperCase())} ${count(n, 'card').slice(count(n, 'card').indexOf(' ') + 1)} of this round leave the game.`;
}
