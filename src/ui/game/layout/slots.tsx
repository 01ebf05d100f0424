// The dashboard's layout: slots that a game fills, in the same places in races, lessons and on phones. Where each lies at each
// size is in slots.css; what a game varies are custom properties. Not here: panels round the board (screens/race).

import { classes } from '@ui/panels/classes';
import { useKeptElements } from '@ui/render/keep';
import { t } from '@ui/text/t';
import type { ReactElement, ReactNode } from 'react';
import '../dashboard/dashboard.css';
import './slots.css';

/**
 * What lies in a slot. instruments and gauges: the state of the car. choice: the answers. hand: cards or dice. note:
 * what the choice means. main: the main button.
 */
export type SlotName = 'instruments' | 'gauges' | 'choice' | 'hand' | 'note' | 'main';

export interface SlotsProps {
  /** The game's class, with its templates and measures. */
  className: string | undefined;
  /** Controls take no input. */
  dim?: boolean;
  children: ReactNode;
}

/** The viewer's dashboard. */
export function Slots({ className, dim = false, children }: SlotsProps): ReactElement {
  // A slot whose content is the same is not rendered again.
  const slots = useKeptElements(children);
  return (
    <section className={classes('slots', className, dim && 'dash-dim')} aria-label={t('dash.name')} inert={dim}>
      {slots}
    </section>
  );
}

export interface SlotProps {
  at: SlotName;
  /** Names by which a lesson lights it. */
  'data-teach'?: string;
  className?: string | undefined;
  children: ReactNode;
}

/** One part of the dashboard, in its place. */
export function Slot({ at, className, children, 'data-teach': teach }: SlotProps): ReactElement {
  return (
    <div className={classes('slot', `slot-${at}`, className)} data-teach={teach}>
      {children}
    </div>
  );
}

/** Replaces the dashboard for those who only watch: one slot. name: what it shows, for screen readers. */
export function WatchSlot({ name, className, children }: WatchSlotProps): ReactElement {
  return (
    <section className={classes('slots', 'slots-watching', className)} aria-label={name}>
      {children}
    </section>
  );
}

interface WatchSlotProps {
  name: string;
  className?: string | undefined;
  children: ReactNode;
}
