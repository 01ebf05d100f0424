// The race at a rehearsed table: its players act one after the other, and each action is timed until it reaches the last
// screen.

import type { AnyGame, Json, RaceState } from '@core/contract';
import { isOver, step } from '@core/engine';
import { drawOf } from '@core/io';
import { seedRng } from '@core/rng';
import { resume } from '@host/match/resume';
import type { Rehearsal, RehearsalGuest } from './rehearsal';

/** ms until a missing update counts as a failure. */
const PATIENCE = 10_000;

/**
 * One action. ms: from sending it until the last guest has its update; cpu: ms of this thread's work in that time, host and
 * guests' sockets together; bytes: of that update, one entry per guest.
 */
export interface Acted {
  ms: number;
  cpu: number;
  bytes: number[];
}

export interface RehearsalRace {
  /** The host's state of the race. */
  state(): RaceState;
  over(): boolean;
  /** Plays one random action of the first seat asked. Throws if it is refused or does not reach everyone. */
  act(): Promise<Acted>;
}

/** Follows this race, which has just started. */
export function raceAt(
  table: Pick<Rehearsal, 'store' | 'guests'>,
  game: AnyGame,
  match: string,
  seed = 'rehearsal',
): RehearsalRace {
  const { saves } = table.store;
  const head = saves.head(match);
  const back = head && resume(saves, { [game.id]: game }, head);
  if (!back?.ok) throw new Error('the rehearsed race cannot be read');
  const draw = drawOf(seedRng(seed));
  let state: RaceState = back.state;
  return {
    state: () => state,
    over: () => isOver(state),
    async act() {
      const decision = state.asks.find((one) => !one.committed);
      const guest = table.guests[decision?.seat ?? -1];
      if (decision === undefined || guest === undefined) throw new Error('nobody is asked');
      const action: Json = game.sample(state, decision, draw);
      const acted = await send(table.guests, guest, { match, ask: decision.id, action });
      const turn = step(game, state, { ask: decision.id, seat: decision.seat, action, by: 'player' });
      if (!turn.ok) throw new Error(`the rehearsal is out of step: ${turn.violation.code}`);
      state = turn.value.state;
      return acted;
    },
  };
}

async function send(
  guests: readonly RehearsalGuest[],
  guest: RehearsalGuest,
  input: { match: string; ask: number; action: Json },
): Promise<Acted> {
  const bytes: number[] = [];
  const all = Promise.all(guests.map((one) => updateAt(one, bytes)));
  const before = process.threadCpuUsage();
  const began = performance.now();
  const reply = guest.client.call('match.act', input);
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`only ${bytes.length} of ${guests.length} updates came`)), PATIENCE);
  });
  const arrived = await Promise.race([all, late]);
  clearTimeout(timer);
  const used = process.threadCpuUsage(before);
  for (const one of guests) {
    one.tap = () => {};
    one.release();
  }
  const answer = await reply;
  if (!answer.ok) throw new Error(`an action was refused: ${answer.fault.said.id}`);
  return { ms: Math.max(...arrived) - began, cpu: (used.user + used.system) / 1000, bytes };
}

/** When this guest's update has arrived. Parsing it comes later: that is the guest's own machine's work. */
function updateAt(guest: RehearsalGuest, bytes: number[]): Promise<number> {
  guest.held = [];
  return new Promise((resolve) => {
    guest.tap = (frame) => {
      if (!frame.startsWith('{"delta":') && !frame.startsWith('{"push":"match.update"')) return;
      bytes.push(Buffer.byteLength(frame));
      resolve(performance.now());
    };
  });
}
