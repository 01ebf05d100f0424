// The messages of balance reports. Not here: formatting them.

import { BOT_IDS } from '@core/contract';
import { carried, type MessageDescriptor } from '@i18n/messages';
import type { messages } from './text/en';

/** A message of the catalogue of balance reports. */
export const message = carried<typeof messages>('balance');

/** A driver of a game as its catalogue calls the level, 'level.<id>'; the name as it is for a character or an unknown level. */
export function driverMessage(game: string, name: string): string | MessageDescriptor {
  const level = BOT_IDS.find((id) => id === name);
  return level === undefined ? name : { namespace: game, id: `level.${level}`, otherwise: name };
}
