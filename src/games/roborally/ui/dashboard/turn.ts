// The props that every kind of turn on the dashboard gets.

import type { OpenTurn } from '@ui/game/dashboard/open-turn';
import type { RoborallyPreview } from '../../narration/preview';
import type { OwnView, RoborallyAction, RoborallyChoices, RoborallyEvent, RoborallyView, RobotView } from '../../types';

/** Whether the viewer's own table is shown: while others submit, their events are shown, and an open decision keeps its table. */
export function isTableOpen(asked: boolean, busy: boolean, shown: readonly RoborallyEvent[]): boolean {
  return asked && !(busy && shown.length > 0);
}

/** One open decision of the viewer with everything needed to answer it. */
export interface TurnProps<K extends RoborallyChoices['kind']>
  extends OpenTurn<RoborallyAction, Extract<RoborallyChoices, { kind: K }>, RoborallyPreview> {
  view: RoborallyView;
  robot: RobotView;
  own: OwnView;
  shown: readonly RoborallyEvent[];
  /** The key under which a sent programme is stored. */
  sentKey: string;
}
