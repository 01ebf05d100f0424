// Which clients get the updates of a race, and whose view each of them gets.
// Not here: what is in an update (update.ts).

import type { MatchUpdate } from '@api/contract';
import type { Session } from '@api/session';
import type { Seat } from '@core/contract';
import { firstViewer } from './seats';

/** One client that watches. */
export interface Watcher {
  session: Session;
  viewer: Seat | 'watcher';
  /** It reports when its screen has come to rest (match.shown). */
  tells: boolean;
}

/** The clients that watch one race, one entry per session. */
export class Watchers {
  /** The race runs although no one may watch: a party has it, and only AI drivers are in it. */
  isUnattended = false;
  private readonly all = new Map<string, Watcher>();
  private readonly personsFor: (session: Session) => Seat[];

  /** personsFor: the seats that a session drives. */
  constructor(personsFor: (session: Session) => Seat[]) {
    this.personsFor = personsFor;
  }

  /** tells: it reports when its screen has come to rest. */
  add(session: Session, tells: boolean): Watcher {
    const watcher = { session, viewer: firstViewer(this.personsFor(session)), tells };
    this.all.set(session.id, watcher);
    return watcher;
  }

  /** False if it was not watching. */
  remove(session: Session): boolean {
    return this.all.delete(session.id);
  }

  of(session: Session): Watcher | undefined {
    return this.all.get(session.id);
  }

  list(): Watcher[] {
    return [...this.all.values()];
  }

  /** Whether no one watches, and the race does not run unattended. */
  isEmpty(): boolean {
    return this.all.size === 0 && !this.isUnattended;
  }

  clear(): void {
    this.isUnattended = false;
    this.all.clear();
  }

  /** Updates each watcher's view after a guest has taken or left this seat. */
  reseat(seat: Seat): void {
    for (const watcher of this.all.values()) {
      const persons = this.personsFor(watcher.session);
      if (watcher.viewer !== 'watcher' && persons.includes(watcher.viewer)) continue;
      // A single person gets their seat back directly; with several people at the screen, they start behind the curtain.
      watcher.viewer = persons.includes(seat) ? firstViewer(persons) : 'watcher';
    }
  }

  /** Builds one update for all who may see the same: most of an action's cost is building and encoding updates. */
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
