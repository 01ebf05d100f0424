// Holds a race's clocks and AI drivers.

import { client } from '../../../app/client';

/** Pauses a race; the returned function lets it go on. */
export function holdRace(match: string): () => void {
  void client.call('match.pause', { match, paused: true });
  return () => void client.call('match.pause', { match, paused: false });
}
