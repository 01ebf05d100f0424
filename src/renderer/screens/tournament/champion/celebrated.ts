// Which tournaments' champions this page has to celebrate: those that end while it is open. Not here: seasons (seasons/champion).

import type { TournamentView } from '@api/tournament/commands';

const running = new Set<string>();

/** Whether the tournament has ended since this page first saw it, and its champion was not celebrated yet. Remembers running ones. */
export function isToCelebrate({ season, status, champion }: TournamentView): boolean {
  if (status === 'running') running.add(season);
  return status === 'finished' && champion !== null && running.has(season);
}

/** The ceremony was shown. */
export function celebrate(season: string): void {
  running.delete(season);
}
