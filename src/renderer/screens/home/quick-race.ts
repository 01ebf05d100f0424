// One click to a race: the game's own quick setup, with the name and colour of the person here.

import type { RaceSetup } from '@api/contract';
import { useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { attempt } from '../../app/client';
import { withCharacters } from '../../app/drivers/characters';
import { useGameUi } from '../../app/games/games';
import { to } from '../../app/routes';
import { useApp } from '../../app/store';

/** The quick setup of a game and the way to start it. busy: it is being started. */
export function useQuickRace(game: string): { setup: RaceSetup; start(): void; busy: boolean } {
  const ui = useGameUi(game);
  const { name, colour } = useApp((s) => s.settings);
  const [, navigate] = useLocation();
  const [busy, setBusy] = useState(false);
  const setup = useMemo(() => withCharacters(ui.quickRace.setup(name, colour)), [ui, name, colour]);

  async function create(): Promise<void> {
    setBusy(true);
    const made = await attempt('matches.create', setup);
    setBusy(false);
    if (made) navigate(to.race(made.match));
  }
  return { setup, start: () => void create(), busy };
}
