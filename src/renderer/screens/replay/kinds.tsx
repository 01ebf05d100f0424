// What kinds of lines and marks look like: icon, name and tone.

import type { LogLine } from '@ui/game-ui';
import { ArrowUp, CornerUpRight, Flag, Layers, type LucideIcon, MoveRight, RotateCw } from 'lucide-react';
import type { Mark } from './event-lines';

/** One look. tone: a class of events-panel.module.css. */
export interface KindLook {
  icon: LucideIcon;
  name: string;
  tone: 'plain' | 'good' | 'bad' | 'blue' | 'gold';
}

/** Lines of the log, in the order of their filters. */
export const LINE_KINDS: Readonly<Record<LogLine['kind'], KindLook>> = {
  incident: { icon: RotateCw, name: 'Incidents', tone: 'bad' },
  move: { icon: MoveRight, name: 'Moves', tone: 'plain' },
  card: { icon: Layers, name: 'Cards', tone: 'gold' },
  corner: { icon: CornerUpRight, name: 'Corners', tone: 'blue' },
  race: { icon: Flag, name: 'Race', tone: 'good' },
};

/** Marks over the time line. */
export const MARK_KINDS: Readonly<Record<Mark['kind'], KindLook>> = {
  start: { icon: Flag, name: 'Start', tone: 'plain' },
  lead: { icon: ArrowUp, name: 'Change of the lead', tone: 'good' },
  incident: { icon: RotateCw, name: 'Incident', tone: 'bad' },
  finish: { icon: Flag, name: 'Finish', tone: 'plain' },
};
