// Holds a race's clocks and AI drivers.

import { client } from '../../../app/client';

/** Pauses a race; the returned function resumes it. */
export function holdRace(match: string): () => void {
  void client.call('match.pause', { match, paused: true });
  return () => void client.call('match.pause', { match, paused: false });
}
