// Who has paused a race. Not here: what stands still meanwhile (match.ts).

import type { Session } from '@api/session';

/** Pauses the races of a tournament together. */
export const TOURNAMENT = { id: 'tournament' };

/** The pause of one race. A window's pause ends with the window; no window ends a tournament's. */
export class Pause {
  private by: Pick<Session, 'id'> | undefined;

  get isOn(): boolean {
    return this.by !== undefined;
  }

  isBy({ id }: Session): boolean {
    return this.by?.id === id;
  }

  /** False if nothing changes. */
  set(by: Pick<Session, 'id'>, isPaused: boolean): boolean {
    const isHeld = this.by === TOURNAMENT && by !== TOURNAMENT;
    if (isHeld || this.isOn === isPaused) return false;
    this.by = isPaused ? by : undefined;
    return true;
  }
}
