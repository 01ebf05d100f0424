// The icons of what the puzzles are about, by theme (ai/themes.ts). Their names are messages of the game.

import type { ThemeIcons } from '@ui/theme-icons';
import { ArrowLeftRight, CloudLightning, Coins, Dices, Truck } from 'lucide-react';

export const themeIcons: ThemeIcons = {
  storm: CloudLightning,
  die: Dices,
  tow: Truck,
  lane: ArrowLeftRight,
  coin: Coins,
};
