// The draft as text: what comes next, whom it waits for, what the banner says. Not here: its log lines (log.ts).

import type { SeatInfo } from '@api/contract';
import type { Seat } from '@core/contract';
import { listOf } from '@i18n/page';
import { nameOf } from '@narration/phrases';
import { t } from '../text/t';
import type { HeatChoices } from '../types';
import { type Draft, pickOrder, picksBefore } from './draft-table';

const ROUNDS = 3;

/** 'Your pick: take one of six cards'. name: the driver's, if several people share the screen. */
export function draftPrompt(choices: Extract<HeatChoices, { kind: 'draft' }>, name: string | null): string {
  return t('draft.prompt', { who: name === null ? 'you' : 'other', name: name ?? '', n: choices.cards.length });
}

/** Whom a draft waits for: 'Waiting for Ines', or 'Your pick' for the viewer; 'Wait' while a round is cleared away. */
export function waitText(draft: Draft, seats: readonly SeatInfo[], viewer: Seat | null): string {
  if (draft.taken.length === draft.order.length) return t('draft.wait');
  return draft.turn === viewer ? t('draft.yourPick') : t('draft.waiting', { name: nameOf(seats, draft.turn) });
}

/** 'Next: Ines, then Bruno.'; '' if there are no picks left in this round. */
export function nextText(draft: Draft, seats: readonly SeatInfo[], viewer: Seat | null): string {
  const [next, ...rest] = pickOrder(draft).slice(draft.taken.length + 1);
  if (next === undefined) return '';
  const first = { first: next === viewer ? 'you' : 'other', name: nameOf(seats, next) } as const;
  if (rest.length > 2) return t('draft.next.more', { ...first, n: rest.length });
  if (rest.length === 0) return t('draft.next', first);
  const others = rest.map((seat) => (seat === viewer ? t('draft.next.you') : nameOf(seats, seat)));
  return t('draft.next.then', { ...first, others: listOf(others, 'unit') });
}

/** 'You pick third in round 3.': a driver's next turn after the pick of this round. */
export function ownTurnText(draft: Draft, viewer: Seat): string {
  const before = picksBefore(draft, viewer);
  const isDone = draft.taken.some(({ seat }) => seat === viewer);
  const round = isDone || before === 0 ? draft.round + 1 : draft.round;
  if (round > ROUNDS) return t(isDone ? 'draft.own.done' : 'draft.own.last');
  const place = pickOrder(draft, round as Draft['round']).indexOf(viewer) + 1;
  return t('draft.own.place', { place, round });
}

/** 'Three cards of this round leave the game.' */
export function leftoverText({ dealt, order }: Pick<Draft, 'dealt' | 'order'>): string {
  return t('draft.leftover', { n: dealt.length - order.length });
}
