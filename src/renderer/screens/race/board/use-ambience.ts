// The ambience of a board: its crowd, and the sounds a game adds for the current state of the race.

import type { MatchUpdate } from '@api/contract';
import type { AmbienceName } from '@ui/sound/ambience';
import { rouseStands, setAmbience } from '@ui/sound/sound';
import { useEffect, useRef } from 'react';
import { roused } from './overtakings';

/** Plays for as long as the screen is open: the crowd, and what the game adds for the race on screen. */
export function useAmbience(added: readonly AmbienceName[] = []): void {
  const ambience: readonly AmbienceName[] = ['crowd', ...added];
  const key = ambience.join(' ');
  useEffect(() => {
    setAmbience(key.split(' ') as AmbienceName[]);
  }, [key]);
  // Sounds that continue are not restarted when another is added.
  useEffect(() => () => setAmbience([]), []);
}

/** The crowd gets louder as cars overtake each other: the events played so far have led to these standings. */
export function useStands(standings: MatchUpdate['standings']): void {
  const before = useRef(standings);
  useEffect(() => {
    const much = roused(before.current, standings);
    before.current = standings;
    if (much > 0) rouseStands(much);
  }, [standings]);
}
