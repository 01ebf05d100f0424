// The props of every kind of turn on the dashboard.

import type { OpenTurn } from '@ui/game/dashboard/open-turn';
import type { FormulaPreview } from '../../narration/preview';
import type { CarView, FormulaAction, FormulaChoices, FormulaEvent, FormulaView } from '../../types';

/** One open decision of the viewer with everything needed to answer it. */
export interface TurnProps<K extends FormulaChoices['kind']>
  extends OpenTurn<FormulaAction, Extract<FormulaChoices, { kind: K }>, FormulaPreview> {
  view: FormulaView;
  car: CarView;
  shown: readonly FormulaEvent[];
}
