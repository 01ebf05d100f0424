// Ten cars in five teams: numbers, colours, boxes (2.1). A car's colour in the lobby determines the car.
// Not here: where cars are; that is the state.

import type { CarColour, TeamId } from '../types';
import rules from './rules.json';

/** A team. colour, accent: of the paint, as in the file. numbers: its two cars' numbers. */
export interface Team {
  readonly id: TeamId;
  readonly name: string;
  readonly colour: string;
  readonly accent: string;
  readonly numbers: readonly [number, number];
}

/** Colours by number, 1 to 10 (entry 0 is car 1). Each pair, such as 1 and 2, is a team. */
export const CAR_COLOURS = [
  'ivory',
  'black',
  'yellow',
  'orange',
  'green',
  'teal',
  'red',
  'pink',
  'blue',
  'purple',
] as const satisfies readonly CarColour[];

/** Cars per team. */
export const TEAM_SIZE = 2;

/** In the order of their boxes along the pit lane. */
export const TEAMS: readonly Team[] = rules.teams.map((team, index) => ({
  id: team.id as TeamId,
  name: team.name,
  colour: team.colour,
  accent: team.accent,
  numbers: [index * TEAM_SIZE + 1, index * TEAM_SIZE + 2],
}));

/** The number of the car of this colour. */
export function numberOf(colour: CarColour): number {
  return CAR_COLOURS.indexOf(colour) + 1;
}

/** The team of a car by its number, 1 to 10. */
export function teamOf(number: number): Team {
  const team = TEAMS[Math.floor((number - 1) / TEAM_SIZE)];
  if (team === undefined) throw new Error(`no team has car ${number}`);
  return team;
}
