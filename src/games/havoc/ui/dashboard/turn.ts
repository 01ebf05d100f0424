// The props that every kind of turn on the dashboard gets.

import type { OpenTurn } from '@ui/game/dashboard/open-turn';
import type { HavocPreview } from '../../narration/preview';
import type { HavocAction, HavocChoices } from '../../types';
import type { HavocTable } from '../table';

/** One open decision of the viewer with everything needed to answer it. */
export interface TurnProps<K extends HavocChoices['kind']>
  extends OpenTurn<HavocAction, Extract<HavocChoices, { kind: K }>, HavocPreview> {
  table: HavocTable;
}
