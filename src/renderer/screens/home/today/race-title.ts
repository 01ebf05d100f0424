// A race's name on a card: its game and circuit.

import { plateNameOf } from '../../../app/games/boxes';

/** 'Heat · Italy'; a game whose circuit has the same name is not named twice. */
export function raceTitle(game: string, circuit: string): string {
  return [...new Set([plateNameOf(game), circuit])].join(' · ');
}
