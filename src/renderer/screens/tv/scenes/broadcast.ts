// What a television shows of a race from moment to moment: the grid, the race, what is revealed, an incident in slow motion, the
// standings between rounds, a pause, the podium. Pure. Not here: how a scene looks, or the lobby (tv-screen.tsx).

import type { MatchUpdate } from '@api/contract';
import type { Seat } from '@core/contract';
import type { Reveal, Reveals } from '@ui/game/reveal/reveal';
import type { GameUi, RaceFrame } from '@ui/game-ui';

export type TvScene = 'grid' | 'live' | 'reveal' | 'incident' | 'standings' | 'pause' | 'podium';

/** ms for which each scene stays. look: the last position, before the podium. */
const STAYS = { grid: 7000, reveal: 5000, incident: 2000, standings: 6000, look: 4000 } as const;
/** ms at rest before the standings cover the board: AI drivers may answer at once. */
const REST = 800;
/** ms between the beginnings of two incidents: not everything can be a sensation. */
const INCIDENT_EVERY = 8000;
/** The speed of the race in slow motion. */
const SLOW = 0.45;
/** Moves after which a race is no longer beginning. */
const BEGINS = 2;

/** The standings after a round. */
export interface RoundResult {
  /** 'Round 4': the one that is over. */
  readonly round: string;
  readonly standings: RaceFrame['standings'];
  /** Places gained in it, by seat. */
  readonly gained: ReadonlyMap<Seat, number>;
}

/** What is on. reveal, result: for the scenes that need one, and as long as it is on. */
export interface OnAir {
  readonly scene: TvScene;
  readonly reveal: Reveal | undefined;
  readonly result: RoundResult | undefined;
}

type Settled = Pick<MatchUpdate, 'events' | 'finished'>;
type Received = Pick<MatchUpdate, 'events' | 'standings'>;
type Frame = Pick<RaceFrame, 'round' | 'standings' | 'done'>;
type Places = ReadonlyMap<Seat, number>;

/** A stretch of events that came together. end: index after its last event. passer: takes the lead in it. */
interface Stretch {
  readonly end: number;
  readonly passer: Seat | undefined;
}

/** The scenes of one race. now: ms, a steady clock. */
export class Broadcast {
  private readonly ui: Pick<GameUi, 'logLine'>;
  private readonly now: () => number;
  private reveals: Reveals<unknown> | undefined;
  private arrived: unknown[] = [];
  private stretches: Stretch[] = [];
  /** Events that have been shown. */
  private shown: number = 0;
  private leader: Seat | undefined;
  private readonly seen = new Set<string>();
  private reveal: { readonly what: Reveal; readonly until: number } | undefined;
  private slowSince: number = Number.NEGATIVE_INFINITY;
  private round: { readonly name: string; readonly places: Places } | undefined;
  private result: { readonly what: RoundResult; from: number } | undefined;
  private readonly gridUntil: number;
  private finishedAt: number | undefined;
  private isPaused: boolean = false;

  /** step: moves that had been made when this page came. */
  constructor(ui: Pick<GameUi, 'logLine'>, step: number, now: () => number = () => performance.now()) {
    this.ui = ui;
    this.now = now;
    this.gridUntil = step <= BEGINS ? now() + STAYS.grid : Number.NEGATIVE_INFINITY;
  }

  /** The game's own description of what is revealed has been loaded. */
  use(reveals: Reveals<unknown>): void {
    this.reveals = reveals;
  }

  /** An update has arrived; its events will be shown later. */
  receive({ events, standings }: Received): void {
    this.arrived.push(...events);
    const leader = leaderIn(standings);
    const isPass = leader !== undefined && this.leader !== undefined && leader !== this.leader;
    this.stretches.push({ end: this.arrived.length, passer: isPass ? leader : undefined });
    this.leader = leader ?? this.leader;
  }

  /** The connection was lost: everything comes again. */
  restart(): void {
    this.arrived = [];
    this.stretches = [];
    this.shown = 0;
    this.leader = undefined;
    // A reveal may be named by the place of its event, which counts from here again.
    this.seen.clear();
  }

  /** The board begins to show this event. */
  begins(event: unknown, { seats, circuit }: Pick<MatchUpdate, 'seats' | 'circuit'>): void {
    const at = this.arrived.indexOf(event, this.shown);
    this.result = undefined;
    if (at < 0) return;
    this.shown = at + 1;
    const what = this.reveals?.(this.arrived, at) ?? null;
    if (what !== null && !this.seen.has(what.id)) {
      this.seen.add(what.id);
      // The drivers are introduced first.
      this.reveal = { what, until: Math.max(this.now(), this.gridUntil) + STAYS.reveal };
    }
    const kind = this.ui.logLine(event, seats, circuit)?.kind;
    if (kind === 'incident' || (kind === 'move' && this.isPass(event, at))) this.slowDown();
  }

  /** The screen shows a new position. frame: of this position, without a running event. */
  settles({ events, finished }: Settled, { round, standings, done }: Frame): void {
    const last = this.arrived.indexOf(events.at(-1), this.shown);
    if (last >= 0) this.shown = last + 1;
    if (finished) {
      this.finishedAt ??= this.now();
      this.result = undefined;
    }
    if (this.round?.name === round) return;
    const places = new Map(standings.map(({ seat, place }) => [seat, place]));
    const before = this.round;
    this.round = { name: round, places };
    if (before === undefined || finished || done === 0) return;
    const gained = new Map([...places].map(([seat, place]) => [seat, (before.places.get(seat) ?? place) - place]));
    this.result = { what: { round: before.name, standings, gained }, from: this.now() + REST };
  }

  /** Nothing is played any more. */
  rests(): void {
    if (this.result !== undefined) this.result.from = Math.max(this.result.from, this.now() + REST);
  }

  pause(isPaused: boolean): void {
    this.isPaused = isPaused;
  }

  /** The speed of the race now; 1: as usual. Always the same function. */
  readonly pace = (): number => (this.isSlow() ? SLOW : 1);

  /** What is on now. */
  onAir(): OnAir {
    const now = this.now();
    const reveal = this.reveal !== undefined && now < this.reveal.until ? this.reveal.what : undefined;
    const isResult = this.result !== undefined && now >= this.result.from && now < this.result.from + STAYS.standings;
    const result = isResult ? this.result?.what : undefined;
    return { scene: this.sceneAt(now, reveal, result), reveal, result };
  }

  private sceneAt(now: number, reveal: Reveal | undefined, result: RoundResult | undefined): TvScene {
    if (this.finishedAt !== undefined && now >= this.finishedAt + STAYS.look) return 'podium';
    if (this.isPaused) return 'pause';
    if (now < this.gridUntil) return 'grid';
    if (reveal !== undefined) return 'reveal';
    if (this.isSlow()) return 'incident';
    return result === undefined ? 'live' : 'standings';
  }

  private isSlow(): boolean {
    return this.now() < this.slowSince + STAYS.incident;
  }

  private slowDown(): void {
    if (this.now() - this.slowSince >= INCIDENT_EVERY) this.slowSince = this.now();
  }

  /** Whether the car that takes the lead in these events is driving. */
  private isPass(event: unknown, at: number): boolean {
    const passer = this.stretches.find(({ end }) => at < end)?.passer;
    return passer !== undefined && (event as { seat?: Seat }).seat === passer;
  }
}

/** The only car in first place. */
function leaderIn(standings: MatchUpdate['standings']): Seat | undefined {
  const first = standings.filter(({ place }) => place === 1);
  return first.length === 1 ? first[0]?.seat : undefined;
}
