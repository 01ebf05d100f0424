// What puzzles are about: each theme's name and icon, from its game. Found by folder, so that a new game needs no line here.

import { themeNameIn } from '@narration/catalogue-names';
import type { ThemeIcons } from '@ui/theme-icons';
import { type LucideIcon, Puzzle } from 'lucide-react';

const found = import.meta.glob<{ themeIcons: ThemeIcons }>('../../../games/*/ui/theme-icons.ts', { eager: true });

/** The icon of a theme; a piece of a puzzle if its game has none. */
export function themeIcon(game: string, theme: string): LucideIcon {
  return found[`../../../games/${game}/ui/theme-icons.ts`]?.themeIcons[theme] ?? Puzzle;
}

/** The name of a theme; its id if its game does not name it. The game's terms have to be loaded. */
export function themeName(game: string, theme: string): string {
  return themeNameIn(game, theme) ?? theme;
}
