// What every kind of turn on the dashboard gets.

import type { OpenAsk, SeatInfo } from '@api/contract';
import type { Aids } from '@ui/game-ui';
import type { OwnView, RoborallyAction, RoborallyChoices, RoborallyEvent, RoborallyView, RobotView } from '../../types';
import type { RoborallyPreview } from '../board/preview';

/** Whether the own table is shown: while others hand in, their events are on show, and an open question keeps its table. */
export function isTableOpen(asked: boolean, busy: boolean, shown: readonly RoborallyEvent[]): boolean {
  return asked && !(busy && shown.length > 0);
}

/** One open ask of the viewer with all that is needed to answer it. */
export interface TurnProps<K extends RoborallyChoices['kind']> {
  ask: OpenAsk;
  choices: Extract<RoborallyChoices, { kind: K }>;
  view: RoborallyView;
  seats: readonly SeatInfo[];
  robot: RobotView;
  own: OwnView;
  shown: readonly RoborallyEvent[];
  dim: boolean;
  /** Under which the programme is kept when it is sent. */
  sentKey: string;
  /** The forecast is told. */
  aids: Aids;
  hint: RoborallyAction | null;
  act(action: RoborallyAction): void;
  preview(preview: RoborallyPreview | null): void;
  prompt(text: string | null): void;
  target: string | null;
  takeTarget(): void;
}
