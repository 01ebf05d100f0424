// The eight robots: names, colours and hints for their drawings; all play alike. From robots.json.
// Not here: robots' positions (state).

import type { RobotColour } from '../types';
import source from './robots.json';

/** One figure. colour: its palette colour; tint: its own shade; shape: a few words for the drawing. */
export interface RobotFigure {
  readonly id: string;
  readonly name: string;
  readonly colour: RobotColour;
  readonly tint: string;
  readonly glyph: string;
  readonly shape: string;
}

/** The colours of the game, in the order of ROBOTS. */
export const ROBOT_COLOURS = [
  'red',
  'green',
  'yellow',
  'blue',
  'pink',
  'teal',
  'purple',
  'orange',
] as const satisfies readonly RobotColour[];

/** The eight figures, one per colour. */
export const ROBOTS: readonly RobotFigure[] = ROBOT_COLOURS.map((colour, index) => {
  const robot = source.robots[index];
  if (robot === undefined) throw new Error(`robots.json has no robot ${index}`);
  const { id, name, color, glyph, shape } = robot;
  return { id, name, colour, tint: color, glyph, shape };
});

/** The figure of this colour. */
export function robotOf(colour: RobotColour): RobotFigure {
  return ROBOTS[ROBOT_COLOURS.indexOf(colour)] as RobotFigure;
}
