// Beside a television, the screens of people are quiet: it has the sound of the race. They keep the tone that calls their person.

import { setSound } from '@ui/sound/sound';
import { useEffect } from 'react';
import { heard } from '../heard';
import { useApp } from '../store';
import { useParty } from './party';

/** Faders of everything that the television plays. */
const QUIET = { engines: 0, table: 0, crowd: 0, music: 0 } as const;

/** Silences this page while a television shows its party. Used once, in the app. */
export function useQuietBesideTelevision(): void {
  const settings = useApp((s) => s.settings);
  const isQuiet = useParty((s) => (s.party?.television ?? null) !== null);
  useEffect(() => {
    setSound(settings.sound, { ...heard(settings), ...(isQuiet && QUIET) });
  }, [settings, isQuiet]);
}
