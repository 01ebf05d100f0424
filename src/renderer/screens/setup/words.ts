// Levels and times in words, for the setup and for a party's lobby. Pure.

import type { GameCard } from '@api/contract';
import type { GameUi } from '@ui/game-ui';
import type { Choice } from '@ui/panels/select';
import type { Level } from './draft';

/** The levels that a game's AI drivers have, in its own words. */
export function levelChoices(card: GameCard, ui: GameUi): Choice<Level>[] {
  const levels = ['random', 'easy', 'medium', 'hard'] as const;
  return levels.filter((l) => card.bots.includes(l)).map((l) => ({ value: l, label: ui.levelNames[l] }));
}

/** 'Off', '45 s', '5 min'. */
export function clockWords(seconds: number): string {
  if (seconds === 0) return 'Off';
  return seconds < 120 ? `${seconds} s` : `${seconds / 60} min`;
}
