// The icons of what the puzzles are about, by theme (ai/themes.ts). Their names are messages of the game.

import type { ThemeIcons } from '@ui/theme-icons';
import { Disc3, Flame, Gauge, Layers, Wind, Wrench, Zap } from 'lucide-react';

export const themeIcons: ThemeIcons = {
  brake: Disc3,
  attack: Flame,
  speed: Gauge,
  slipstream: Wind,
  reaction: Zap,
  hand: Layers,
  garage: Wrench,
};
