// What every kind of turn on the dashboard gets.

import type { OpenAsk, SeatInfo } from '@api/contract';
import type { Aids } from '@ui/game-ui';
import type { CarView, FormulaAction, FormulaChoices, FormulaEvent, FormulaView } from '../../types';
import type { FormulaPreview } from '../board/preview';

/** One open ask of the viewer with all that is needed to answer it. */
export interface TurnProps<K extends FormulaChoices['kind']> {
  ask: OpenAsk;
  choices: Extract<FormulaChoices, { kind: K }>;
  view: FormulaView;
  seats: readonly SeatInfo[];
  car: CarView;
  shown: readonly FormulaEvent[];
  dim: boolean;
  /** Costs and chances are told. */
  aids: Aids;
  hint: FormulaAction | null;
  act(action: FormulaAction): void;
  preview(preview: FormulaPreview | null): void;
  prompt(text: string | null): void;
  target: string | null;
  takeTarget(): void;
}
