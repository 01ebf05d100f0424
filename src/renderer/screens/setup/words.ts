// Levels and times in words, for the setup and for a party's lobby. Pure.

import type { GameCard } from '@api/contract';
import type { GameUi, SetupSummary } from '@ui/game-ui';
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

/** 'Mixed garage. About 40 minutes.', 'About 10 minutes, 80 answers each.'; empty where there is nothing to add. */
export function lengthWords({ extras, minutes, length }: Omit<SetupSummary, 'headline'>): string {
  const time = [...(minutes === null ? [] : [`About ${minutes} minutes`]), ...(length === undefined ? [] : [length])];
  return [extras, time.join(', ')].flatMap((words) => (words ? [`${words}.`] : [])).join(' ');
}
