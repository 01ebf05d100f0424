// Who gets the updates of a race, and over whose shoulder each of them looks.
// Not for: what is in an update (update.ts).

import type { MatchUpdate } from '@api/contract';
import type { Session } from '@api/session';
import type { Seat } from '@core/contract';
import { firstViewer } from './seats';

/** One client that watches. */
export interface Watcher {
  session: Session;
  viewer: Seat | 'watcher';
  /** It says when its screen has come to rest (match.shown). */
  tells: boolean;
}

/** The clients that watch one race, one entry per session. */
export class Watchers {
  private readonly all = new Map<string, Watcher>();
  private readonly personsFor: (session: Session) => Seat[];

  /** personsFor: the seats that a session drives. */
  constructor(personsFor: (session: Session) => Seat[]) {
    this.personsFor = personsFor;
  }

  /** tells: it says when its screen has come to rest. */
  add(session: Session, tells: boolean): Watcher {
    const watcher = { session, viewer: firstViewer(this.personsFor(session)), tells };
    this.all.set(session.id, watcher);
    return watcher;
  }

  /** False if it did not watch. */
  remove(session: Session): boolean {
    return this.all.delete(session.id);
  }

  of(session: Session): Watcher | undefined {
    return this.all.get(session.id);
  }

  list(): Watcher[] {
    return [...this.all.values()];
  }

  isEmpty(): boolean {
    return this.all.size === 0;
  }

  clear(): void {
    this.all.clear();
  }

  /** Says again who looks over whose shoulder, because a guest sat down at this seat or got up from it. */
  reseat(seat: Seat): void {
    for (const watcher of this.all.values()) {
      const persons = this.personsFor(watcher.session);
      if (watcher.viewer !== 'watcher' && persons.includes(watcher.viewer)) continue;
      // The only person gets the seat back; anyone who is left over from a hot seat sits down behind the curtain.
      watcher.viewer = persons.includes(seat) ? firstViewer(persons) : 'watcher';
    }
  }

  /** One update for all who may see the same: building and encoding it is what an action costs. */
  push(updateOf: (watcher: Watcher) => MatchUpdate, canTakeBack: (watcher: Watcher) => boolean): void {
    const updates = new Map<string, MatchUpdate>();
    for (const watcher of this.list()) {
      const key = `${watcher.viewer}/${this.personsFor(watcher.session).join()}/${canTakeBack(watcher)}`;
      const update = updates.get(key) ?? updateOf(watcher);
      updates.set(key, update);
      watcher.session.push('match.update', update);
    }
  }
}
