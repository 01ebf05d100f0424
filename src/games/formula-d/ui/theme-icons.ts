// The icons of what the puzzles are about, by theme (ai/themes.ts). Their names are messages of the game.

import type { ThemeIcons } from '@ui/theme-icons';
import { Cog, CornerUpRight, Disc3, Spline, TriangleAlert, Wind } from 'lucide-react';

export const themeIcons: ThemeIcons = {
  danger: TriangleAlert,
  stop: CornerUpRight,
  wear: Disc3,
  gear: Cog,
  line: Spline,
  slipstream: Wind,
};
