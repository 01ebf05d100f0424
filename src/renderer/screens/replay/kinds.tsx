// The looks of lines and marks by kind: icon and tone.

import type { LogLine } from '@narration/log';
import { ArrowUp, CornerUpRight, Flag, Layers, type LucideIcon, MoveRight, RotateCw } from 'lucide-react';
import type { Mark } from './event-lines';

/** One look. tone: a class of events-panel.module.css. */
export interface KindLook {
  icon: LucideIcon;
  tone: 'plain' | 'good' | 'bad' | 'blue' | 'gold';
}

/** Lines of the log, in the order of their filters. */
export const LINE_KINDS: Readonly<Record<LogLine['kind'], KindLook>> = {
  incident: { icon: RotateCw, tone: 'bad' },
  move: { icon: MoveRight, tone: 'plain' },
  card: { icon: Layers, tone: 'gold' },
  corner: { icon: CornerUpRight, tone: 'blue' },
  race: { icon: Flag, tone: 'good' },
};

/** Marks over the timeline. */
export const MARK_KINDS: Readonly<Record<Mark['kind'], KindLook>> = {
  start: { icon: Flag, tone: 'plain' },
  lead: { icon: ArrowUp, tone: 'good' },
  incident: { icon: RotateCw, tone: 'bad' },
  finish: { icon: Flag, tone: 'plain' },
};
