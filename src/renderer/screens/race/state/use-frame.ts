// What the panels of a table show: the game's frame, and what they need of the update besides. All of it stays the same object
// for as long as it says the same.

import type { MatchUpdate, SeatInfo } from '@api/contract';
import type { GameUi, RaceFrame } from '@ui/game-ui';
import { useKept } from '@ui/render/keep';
import { inColours } from '@ui/seat-colours';
import { useMemo } from 'react';
import type { ShownRace } from './turn';

/** What the panels round the board need of an update, besides the game's frame. */
export type TableOf = Pick<MatchUpdate, 'origin' | 'viewer' | 'asks' | 'mine' | 'seats'>;

export interface ShownFrame {
  frame: RaceFrame;
  /** In the colours of the table. */
  seats: readonly SeatInfo[];
  table: TableOf;
}

/** The frame of the race on screen. */
export function useFrame(ui: GameUi, { settled, shown }: ShownRace): ShownFrame {
  const frame = useKept(useMemo(() => ui.frame(settled, shown.at(-1), shown), [ui, settled, shown]));
  const seats = useMemo(() => inColours(settled.seats, frame.colours), [settled.seats, frame.colours]);
  const { origin, viewer, asks: decisions, mine } = settled;
  const table = useKept({ origin, viewer, asks: decisions, mine, seats: settled.seats });
  return { frame, seats, table };
}
