// What a commentator says of a race: the log's sentences that matter to people who only listen, with what has happened before in this
// race. Pure. Not here: when they appear (captions.tsx).

import type { MatchUpdate } from '@api/contract';
import type { Seat } from '@core/contract';
import { t } from '../../../text/tv';
import type { NumberedLine } from '../../race/state/race-log';

/** A caption. id: of the log's line, or made from it. */
export interface Caption {
  readonly id: string;
  readonly seat: Seat | null;
  readonly text: string;
}

/** Kinds of log lines that are worth a caption; moves and cards alone are not. */
const TOLD: ReadonlySet<NumberedLine['kind']> = new Set(['incident', 'corner', 'race']);

/** Captions kept: more are never shown. */
const MOST = 12;

/** The captions of a race so far. Never two equal ones in a row. */
export class Commentary {
  private readonly counts = new Map<string, number>();
  private read: number = 0;
  private leader: Seat | undefined;
  private readonly led = new Set<Seat>();
  private all: readonly Caption[] = [];
  private readonly rounds = new Set<string>();
  private readonly isWhole: boolean;

  /** isWhole: the log begins with the race, so that what has happened before is known. */
  constructor(isWhole: boolean) {
    this.isWhole = isWhole;
  }

  get captions(): readonly Caption[] {
    // A round's line may come before anybody knows that it is one.
    const told = this.all.filter(({ text }) => !this.rounds.has(text));
    return told.filter(({ text }, at) => text !== told[at - 1]?.text);
  }

  /** Takes the log as it is now; a shorter one than before starts over. isSilent: it only counts. rounds: lines that are no news. */
  hear(lines: readonly NumberedLine[], isSilent: boolean, ...rounds: readonly string[]): void {
    for (const round of rounds) this.rounds.add(round);
    if (lines.length < this.read) {
      this.read = 0;
      this.counts.clear();
    }
    for (const line of lines.slice(this.read)) {
      const text = this.told(line);
      if (text !== undefined && !isSilent) this.say({ id: `line-${line.id}`, seat: line.seat, text });
    }
    this.read = lines.length;
  }

  /** Takes the order as it is now. names: by seat. isSilent: it only remembers. */
  follow(standings: MatchUpdate['standings'], names: (seat: Seat) => string, isSilent: boolean): void {
    const leader = standings.find(({ place }) => place === 1)?.seat;
    const shared = standings.filter(({ place }) => place === 1).length > 1;
    if (leader === undefined || shared || leader === this.leader) return;
    const isNews = this.leader !== undefined && !isSilent;
    const text = t(this.led.has(leader) ? 'caption.leadBack' : 'caption.lead', { name: names(leader) });
    if (isNews) this.say({ id: `lead-${this.read}-${leader}`, seat: leader, text });
    this.leader = leader;
    this.led.add(leader);
  }

  private told({ kind, text, seat, about }: NumberedLine): string | undefined {
    if (!TOLD.has(kind)) return undefined;
    if (kind !== 'incident' || seat === null) return text;
    const key = `${seat} ${about}`;
    const n = (this.counts.get(key) ?? 0) + 1;
    this.counts.set(key, n);
    return n > 1 && this.isWhole ? t('caption.again', { text: text.replace(/[.!]$/, ''), n }) : text;
  }

  private say(caption: Caption): void {
    if (this.all.at(-1)?.text === caption.text) return;
    this.all = [...this.all, caption].slice(-MOST);
  }
}
