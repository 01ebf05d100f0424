// The icons of what the puzzles are about, by theme (ai/themes.ts). Their names are messages of the game.

import type { ThemeIcons } from '@ui/theme-icons';
import { CircleGauge, Disc3, Flame, Grid3x3, Layers, RotateCw, Spline } from 'lucide-react';

export const themeIcons: ThemeIcons = {
  spin: RotateCw,
  wear: CircleGauge,
  attack: Flame,
  line: Spline,
  card: Layers,
  grid: Grid3x3,
  tyres: Disc3,
};
