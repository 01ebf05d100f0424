import type { OpenDecision } from '@api/contract';
import { expect, it } from 'vitest';
import { askedAbout } from './use-rules';

function ask(seat: number, kind: string, committed = false): OpenDecision {
  return { id: seat, seat, kind, committed, sealed: false, endsAt: null } as unknown as OpenDecision;
}

it.each([
  [
    [ask(1, 'gear'), ask(0, 'cards')],
    ['ask.cards', 'action.cards'],
  ],
  [
    [ask(1, 'gear'), ask(0, 'cards', true)],
    ['ask.gear', 'action.gear'],
  ],
  [[], []],
])('the rules open at the viewer’s decision, or else at the one everyone waits for', (decisions, about) => {
  expect(askedAbout({ asks: decisions, viewer: 0 })).toEqual(about);
});
