// One icon per phase for the banner, and the icons that several panels share.

import {
  CloudSun,
  Eye,
  Flag,
  Flame,
  Handshake,
  Layers,
  Newspaper,
  RefreshCw,
  Rows3,
  Settings2,
  TriangleAlert,
  Undo2,
  Wind,
  Wrench,
  Zap,
} from 'lucide-react';
import type { ReactElement } from 'react';
import type { WeekendStage } from '../narration/stage';
import type { Phase } from '../types';

/** Icon of each phase and of the draft before the first round, 27 px. */
export const PHASE_ICONS: Readonly<Record<Phase | 0, ReactElement>> = {
  0: <Wrench size={27} />,
  1: <Settings2 size={27} />,
  2: <Layers size={27} />,
  3: <Eye size={27} />,
  4: <Zap size={27} />,
  5: <Flame size={27} />,
  6: <Wind size={27} />,
  7: <TriangleAlert size={27} />,
  8: <Undo2 size={27} />,
  9: <RefreshCw size={27} />,
};

/** Icon of each step of the start, 27 px. */
export const START_ICONS: Readonly<Record<WeekendStage, ReactElement>> = {
  event: <Newspaper size={27} />,
  grid: <Rows3 size={27} />,
  draft: <Wrench size={27} />,
  weather: <CloudSun size={27} />,
  sponsors: <Handshake size={27} />,
  race: <Flag size={27} />,
};
