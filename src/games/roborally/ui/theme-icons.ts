// The icons of what the puzzles are about, by theme (ai/themes.ts). Their names are messages of the game.

import type { ThemeIcons } from '@ui/theme-icons';
import { Crosshair, Flag, Power, RefreshCw, Route, TriangleAlert } from 'lucide-react';

export const themeIcons: ThemeIcons = {
  flag: Flag,
  danger: TriangleAlert,
  damage: Crosshair,
  route: Route,
  power: Power,
  respawn: RefreshCw,
};
