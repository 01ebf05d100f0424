// What every kind of turn on the dashboard gets.

import type { OpenAsk, SeatInfo } from '@api/contract';
import type { Aids } from '@ui/game-ui';
import type {
  CarView,
  OwnView,
  WaddingtonAction,
  WaddingtonChoices,
  WaddingtonEvent,
  WaddingtonView,
} from '../../types';
import type { WaddingtonPreview } from '../board';

/** One open ask of the viewer with all that is needed to answer it. */
export interface TurnProps<K extends WaddingtonChoices['kind']> {
  /** Id of the race. */
  match: string;
  ask: OpenAsk;
  choices: Extract<WaddingtonChoices, { kind: K }>;
  view: WaddingtonView;
  seats: readonly SeatInfo[];
  car: CarView;
  own: OwnView;
  shown: readonly WaddingtonEvent[];
  dim: boolean;
  aids: Aids;
  hint: WaddingtonAction | null;
  act(action: WaddingtonAction): void;
  preview(preview: WaddingtonPreview | null): void;
  prompt(text: string | null): void;
  target: string | null;
  takeTarget(): void;
}
