// The log of one race: each event as text, and whose time ran out. Not here: when lines appear (playback.ts).

import type { MatchUpdate, TimeOut } from '@api/contract';
import type { LogLine } from '@narration/log';
import { nameOf } from '@narration/phrases';
import type { GameUi } from '@ui/game-ui';
import type { StoreApi } from 'zustand/vanilla';
import { t } from '../../../text/race';

/** One line of the log, numbered from the start of watching. */
export interface NumberedLine extends LogLine {
  id: number;
}

/** A decision of the viewer that the clock made. */
export interface TimedOut {
  /** Counts them, from 1. */
  nth: number;
  seat: number;
  /** The answer: '3rd gear'. */
  text: string;
}

/** The lines so far. */
export interface Logged {
  lines: readonly NumberedLine[];
  /** What the clock last answered for the viewer; undefined: nothing yet. */
  timedOut: TimedOut | undefined;
}

/** The parts of a game that the log needs. */
export type LogSource = Pick<GameUi, 'logLine' | 'answerText' | 'open'>;

/** Writes the lines of one race into the store of its screen. */
export class RaceLog {
  private readonly ui: LogSource;
  private readonly store: Pick<StoreApi<Logged>, 'getState' | 'setState'>;

  /** Events that the log has in another form (MatchUpdate.aloud). */
  private readonly aloud = new Map<unknown, unknown>();

  constructor(ui: LogSource, store: Pick<StoreApi<Logged>, 'getState' | 'setState'>) {
    this.ui = ui;
    this.store = store;
  }

  /** Call before the events of an update are logged: people who share a screen read only what all of them may know. */
  begin({ events, aloud = {} }: MatchUpdate): void {
    this.aloud.clear();
    for (const [at, event] of Object.entries(aloud)) this.aloud.set(events[Number(at)], event);
  }

  /** Events from before the screen was opened, with the clock's decisions in their places. */
  past(update: MatchUpdate): void {
    for (const [at, event] of update.events.entries()) {
      for (const out of update.timeOuts) if (out.at === at) this.add([this.lineOf(update, out)]);
      this.events(update, [event]);
    }
    for (const out of update.timeOuts) if (out.at >= update.events.length) this.add([this.lineOf(update, out)]);
  }

  /** Logs whose time has just run out, and shows the viewer the answer given for them. */
  timeOuts(update: MatchUpdate): void {
    for (const out of update.timeOuts) {
      this.add([this.lineOf(update, out)]);
      if (out.seat !== update.viewer) continue;
      const nth = (this.store.getState().timedOut?.nth ?? 0) + 1;
      const text = this.ui.answerText(out.action, update.circuit);
      this.store.setState({ timedOut: { nth, seat: out.seat, text } });
    }
  }

  /** Events as text, if the game has any for them. */
  events(update: MatchUpdate, events: readonly unknown[]): void {
    this.add(
      events.flatMap((seen) => {
        const event = this.aloud.has(seen) ? this.aloud.get(seen) : seen;
        if (event === null) return [];
        const line = this.ui.logLine(event, update.seats, update.circuit);
        return line === null ? [] : { about: aboutEvent(event), ...line };
      }),
    );
  }

  private lineOf(update: MatchUpdate, { seat, action }: TimeOut): LogLine {
    const name = nameOf(update.seats, seat);
    // On a shared screen everyone reads the log, and an answer may still be a secret.
    const isPublic = action !== null && (this.ui.open === true || update.mine.length === 1);
    const text = isPublic
      ? t('log.timeOutAnswer', { name, answer: this.ui.answerText(action, update.circuit) })
      : t('log.timeOut', { name });
    return { seat, text, kind: 'race' };
  }

  private add(fresh: readonly LogLine[]): void {
    if (fresh.length === 0) return;
    const { lines } = this.store.getState();
    this.store.setState({ lines: [...lines, ...fresh.map((line, i) => ({ ...line, id: lines.length + i }))] });
  }
}

/** The subject of an event's article. */
function aboutEvent(event: unknown): string {
  return `event.${(event as { type: string }).type}`;
}
