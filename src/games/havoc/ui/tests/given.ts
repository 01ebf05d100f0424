// Positions as the screens get them, for the tests in this folder.

import type { SeatInfo } from '@api/contract';
import type { GameUpdate } from '@ui/ui-types';
import { choices } from '../../choices';
import type { HavocUi } from '../../narration/preview';
import { Race } from '../../tests/race';
import type { HavocChoices } from '../../types';
import { view } from '../../view';

/** Three drivers; the first is at this screen. */
export const seats: SeatInfo[] = ['Marta', 'Ada', 'Bruno'].map((name, seat) => ({
  seat,
  name,
  colour: (['red', 'black', 'blue'] as const)[seat] ?? 'red',
  driver: seat === 0 ? { kind: 'you' } : { kind: 'ai', level: 'medium' },
}));

/** A seat's view of a position. */
export function updateOf({ s }: Race, viewer = 0): GameUpdate<HavocUi> {
  const decisions = s.asks.map(({ id, seat, kind }) => ({
    id,
    seat,
    kind,
    sealed: false,
    committed: false,
    endsAt: null,
  }));
  const own = s.asks.filter((decision) => decision.seat === viewer);
  return {
    viewer,
    seats,
    asks: decisions,
    circuit: 'havoc-speedway',
    view: view(s, viewer),
    choices: Object.fromEntries(own.map((decision) => [String(decision.id), choices(s, decision)])),
  } as unknown as GameUpdate<HavocUi>;
}
/** The dice that are offered. Throws if another kind of decision is open. */
export function dieOf({ s, open }: Race): Extract<HavocChoices, { kind: 'die' }> {
  const offer = choices(s, open);
  if (offer.kind !== 'die') throw new Error(`asked for ${offer.kind}`);
  return offer;
}
/** A Storm with three seats on its first turn. */
export function storm(): Race {
  return new Race(3).storm({ hands: ['9♠ 7♥ Q♦', '8♣ 7♣', 'K♦ A♦'], pile: '9♥' });
}
