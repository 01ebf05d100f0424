// The props of every kind of turn on the dashboard.

import type { OpenTurn } from '@ui/game/dashboard/open-turn';
import type {
  CarView,
  OwnView,
  WaddingtonAction,
  WaddingtonChoices,
  WaddingtonEvent,
  WaddingtonView,
} from '../../../types';
import type { WaddingtonPreview } from '../../board';

/** One open decision of the viewer with everything needed to answer it. */
export interface TurnProps<K extends WaddingtonChoices['kind']>
  extends OpenTurn<WaddingtonAction, Extract<WaddingtonChoices, { kind: K }>, WaddingtonPreview> {
  /** Id of the race. */
  match: string;
  view: WaddingtonView;
  car: CarView;
  own: OwnView;
  shown: readonly WaddingtonEvent[];
}
