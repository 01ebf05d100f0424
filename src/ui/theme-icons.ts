// What a game's ui/theme-icons.ts provides to screens about puzzles: found by glob, like the game's box.

import type { LucideIcon } from 'lucide-react';

/** The icon of each theme of a game's puzzles, by its id. */
export type ThemeIcons = Readonly<Record<string, LucideIcon>>;
