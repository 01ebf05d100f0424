// What events make public, as a television shows it large to the whole room: cards, a register, a die, a coin. A game describes it, the
// television draws it. Not here: when it is shown.

import type { Seat } from '@core/contract';
import type { Picture } from '../../art/picture';

/** What one driver reveals. */
export interface Revealed {
  readonly seat: Seat;
  /** The cards, dice or coins, drawn. */
  readonly tiles: readonly Picture[];
  /** Shown under them: '14', 'Move 2'. Empty: the tiles say it. */
  readonly label: string;
  /** All of it for people who do not see the tiles: 'Speed 4, Stress'. */
  readonly text: string;
}

/** Everything that is revealed at one moment. id: the same for the same moment, so that it is shown once. */
export interface Reveal {
  readonly id: string;
  /** 'Register 3', '4th gear'. */
  readonly title: string;
  /** In the order of the table; never empty. */
  readonly items: readonly Revealed[];
}

/**
 * What is shown as the event at this index begins; null: nothing. events: those that have arrived so far, as a watcher gets them, so that
 * everything in them is public; the ones after `at` come next. A moment that is not complete in them is not shown yet.
 */
export type Reveals<Event> = (events: readonly Event[], at: number) => Reveal | null;
