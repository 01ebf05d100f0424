// What is heard all the time beside a board: its stands, and what a game adds as the race stands.

import type { MatchUpdate } from '@api/contract';
import type { BedName } from '@ui/sound/ambience';
import { rouseStands, setAmbience } from '@ui/sound/sound';
import { useEffect, useRef } from 'react';
import { roused } from './overtakings';

/** Heard for as long as the screen stands: the stands, and what the game adds for the race that is on show. */
export function useAmbience(added: readonly BedName[] = []): void {
  const ambience: readonly BedName[] = ['crowd', ...added];
  const key = ambience.join(' ');
  useEffect(() => {
    setAmbience(key.split(' ') as BedName[]);
  }, [key]);
  // What goes on being heard is not begun again where something else is added.
  useEffect(() => () => setAmbience([]), []);
}

/** The stands rise as cars pass each other: what was played until now has led to these standings. */
export function useStands(standings: MatchUpdate['standings']): void {
  const before = useRef(standings);
  useEffect(() => {
    const much = roused(before.current, standings);
    before.current = standings;
    if (much > 0) rouseStands(much);
  }, [standings]);
}
