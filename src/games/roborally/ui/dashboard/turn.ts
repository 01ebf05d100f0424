// What every kind of turn on the dashboard gets.

import type { OpenTurn } from '@ui/game/dashboard/open-turn';
import type { OwnView, RoborallyAction, RoborallyChoices, RoborallyEvent, RoborallyView, RobotView } from '../../types';
import type { RoborallyPreview } from '../board/preview';

/** Whether the own table is shown: while others hand in, their events are on show, and an open question keeps its table. */
export function isTableOpen(asked: boolean, busy: boolean, shown: readonly RoborallyEvent[]): boolean {
  return asked && !(busy && shown.length > 0);
}

/** One open decision of the viewer with all that is needed to answer it. */
export interface TurnProps<K extends RoborallyChoices['kind']>
  extends OpenTurn<RoborallyAction, Extract<RoborallyChoices, { kind: K }>, RoborallyPreview> {
  view: RoborallyView;
  robot: RobotView;
  own: OwnView;
  shown: readonly RoborallyEvent[];
  /** Under which the programme is kept when it is sent. */
  sentKey: string;
}
