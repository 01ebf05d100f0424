// What every kind of turn on the dashboard gets.

import type { OpenAsk, SeatInfo } from '@api/contract';
import type { Aids } from '@ui/game-ui';
import type { HavocAction, HavocChoices } from '../../types';
import type { HavocPreview } from '../board/preview';
import type { Table } from '../table';

/** One open ask of the viewer with all that is needed to answer it. */
export interface TurnProps<K extends HavocChoices['kind']> {
  ask: OpenAsk;
  choices: Extract<HavocChoices, { kind: K }>;
  table: Table;
  seats: readonly SeatInfo[];
  dim: boolean;
  /** Costs and chances are told. */
  aids: Aids;
  hint: HavocAction | null;
  act(action: HavocAction): void;
  preview(preview: HavocPreview | null): void;
  prompt(text: string | null): void;
  target: string | null;
  takeTarget(): void;
}

/** The digits that choose the first nine of a row. */
export function digitKeys(choose: (index: number) => void): Record<string, () => void> {
  return Object.fromEntries(Array.from({ length: 9 }, (_, i) => [String(i + 1), () => choose(i)]));
}
