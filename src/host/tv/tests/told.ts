// A television without a screen: what it tells the room of a race, from the updates that it gets. For tests.

import type { MatchUpdate, SeatInfo } from '@api/contract';
import type { AnyGame, Move, RaceState } from '@core/contract';
import type { Reveals } from '@ui/game/reveal/reveal';
import type { GameUi } from '@ui/game-ui';
import type { NumberedLine } from '../../../renderer/screens/race/state/race-log';
import { Commentary } from '../../../renderer/screens/tv/race/commentary';
import { Broadcast, type TvScene } from '../../../renderer/screens/tv/scenes/broadcast';
import { updateFor } from '../../match/update';

const uis = import.meta.glob<{ gameUi: GameUi }>('../../../games/*/ui/index.tsx', { eager: true });

/** The screens of a game. */
export function uiOf(id: string): GameUi {
  const found = uis[`../../../games/${id}/ui/index.tsx`];
  if (found === undefined) throw new Error(`src/games/${id}/ui/index.tsx is missing`);
  return found.gameUi;
}

/** What the game reveals on televisions; nothing, if it has no part of that. */
export async function revealsOf(ui: GameUi): Promise<Reveals<unknown>> {
  return (await ui.reveals?.()) ?? (() => null);
}

/** A move with its events as the engine gave them. */
export interface Moved {
  readonly events: readonly unknown[];
  readonly move: Move | undefined;
}

/**
 * What a television is sent after these moves. viewer: 'all' is what it would be sent if nothing were hidden, which no page ever is.
 */
export function sentOf(
  game: AnyGame,
  circuit: string,
  state: RaceState,
  seq: number,
  moved: readonly Moved[],
  viewer: 'watcher' | 'all' = 'watcher',
): MatchUpdate {
  const seats = game.standings(state).map(({ seat }) => seat);
  const infos = seats
    .toSorted((a, b) => a - b)
    .map((seat): SeatInfo => {
      const colour = game.colours[seat] ?? 'red';
      return { seat, name: `Driver ${seat + 1}`, colour, driver: { kind: 'you' } };
    });
  const race = { id: 'm', game, config: { circuit, options: {}, cars: [] }, seats: infos };
  const setup = { game: game.id, circuit, options: {}, clock: 0, seats: [] };
  const origin = { practice: false, season: null };
  const rest = { seq, clock: 0, banks: [], paused: false, goOn: { after: 0, host: 0 }, now: 0, endsAt: () => null };
  const update = updateFor({ ...race, ...rest, setup, origin, state }, 'watcher', [], [...moved], false);
  if (viewer === 'watcher') return update;
  const events = moved.flatMap((one) => one.events).map((event) => game.viewEvent(event, 'all'));
  return { ...update, view: game.view(state, 'all'), events: events.filter((event) => event !== null) };
}

/** What one update made it tell the room. */
export interface Told {
  readonly captions: readonly string[];
  /** Titles and texts. */
  readonly reveals: readonly string[];
  /** The titles of the panels, and the order with its gaps. */
  readonly panels: readonly string[];
  /** Every change of scene, in order. */
  readonly scenes: readonly TvScene[];
}

/** One television. */
export class SilentTv {
  private readonly ui: GameUi;
  private readonly broadcast: Broadcast;
  private readonly commentary: Commentary = new Commentary(true);
  private lines: NumberedLine[] = [];
  private readonly told = new Set<string>();
  private readonly revealed = new Set<string>();
  private clock: number = 0;
  private round: string = '';
  private scene: TvScene | undefined;

  constructor(ui: GameUi, reveals: Reveals<unknown>) {
    this.ui = ui;
    this.broadcast = new Broadcast(ui, 0, () => this.clock);
    this.broadcast.use(reveals);
  }

  /** Shows an update, a second an event, and rests for a while. */
  show(update: MatchUpdate): Told {
    const scenes: TvScene[] = [];
    const reveals: string[] = [];
    const captions: string[] = [];
    const next = this.ui.frame(update);
    const look = (): void => {
      const { scene, reveal } = this.broadcast.onAir();
      if (scene !== this.scene) scenes.push(scene);
      this.scene = scene;
      if (scene === 'reveal' && reveal !== undefined && !this.revealed.has(reveal.id)) {
        this.revealed.add(reveal.id);
        reveals.push(reveal.title, ...reveal.items.flatMap(({ label, text }) => [label, text]));
      }
      this.commentary.hear(this.lines, false, this.round, next.round);
      for (const { id, text } of this.commentary.captions) {
        if (!this.told.has(id)) captions.push(text);
        this.told.add(id);
      }
    };
    this.broadcast.receive(update);
    for (const event of update.events) {
      const line = this.ui.logLine(event, update.seats, update.circuit);
      const { length: id } = this.lines;
      if (line !== null) this.lines = [...this.lines, { about: (event as { type: string }).type, ...line, id }];
      this.broadcast.begins(event, update);
      look();
      this.clock += 1000;
      look();
    }
    this.round = next.round;
    this.broadcast.settles(update, next);
    this.broadcast.rests();
    this.commentary.follow(update.standings, (seat) => update.seats[seat]?.name ?? '', false);
    for (let rest = 0; rest < 5; rest++) {
      look();
      this.clock += 1000;
    }
    look();
    const { standings, banner, round, standingsTitle } = next;
    const order = standings.map(({ seat, place, gap, note }) => `${place} ${seat} ${gap} ${note ?? ''}`);
    return { captions, reveals, panels: [round, standingsTitle, banner.title, banner.prompt, ...order], scenes };
  }
}
