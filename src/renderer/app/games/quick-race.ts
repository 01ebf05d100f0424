// One click to a race: the game's own quick setup, with this person's name and colour.

import type { RaceSetup, Settings } from '@api/contract';
import type { FirstLook } from '@ui/game-ui';
import { useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { attempt } from '../client';
import { withCharacters } from '../drivers/characters';
import { to } from '../routes';
import { useApp } from '../store';
import { useFirstLook } from './games';

/** The quick setup of a game and the function that starts it. first: shortened for a first race. busy: it is starting. */
export function useQuickRace(game: string, { first = false } = {}): { setup: RaceSetup; start(): void; busy: boolean } {
  const look = useFirstLook(game);
  const { name, colour } = useApp((s) => s.settings);
  const [, navigate] = useLocation();
  const [busy, setBusy] = useState(false);
  const setup = useMemo(() => quickSetup(look, { name, colour }, first), [look, name, colour, first]);

  async function create(): Promise<void> {
    setBusy(true);
    const made = await attempt('matches.create', setup);
    setBusy(false);
    if (made) navigate(to.race(made.match));
  }
  return { setup, start: () => void create(), busy };
}

/** The quick race of a person against rookies, each with a character. first: as short as a first race should be. */
export function quickSetup(
  { quickRace }: Pick<FirstLook, 'quickRace'>,
  { name, colour }: Pick<Settings, 'name' | 'colour'>,
  first: boolean,
): RaceSetup {
  const setup = withCharacters(quickRace.setup(name, colour));
  return first ? { ...setup, options: { ...setup.options, ...quickRace.first } } : setup;
}
