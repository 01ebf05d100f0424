// From one player's action to everyone's screen: six players and twenty-six watchers at a table on loopback, commit included.
// Host and guests share one thread here, so the times are upper bounds of what several machines need.

import type { AnyGame } from '@core/contract';
import type { Rehearsal } from '@tools/rehearsal/rehearsal';
import type { Acted } from '@tools/rehearsal/rehearsal-race';
import { type Measured, median, shareOf } from './figure';

const PLAYERS = 6;
const WATCHERS = 26;
const ACTIONS = 200;
/** ms between two actions: one guest may send 20 messages a second. */
const PAUSE = 60;

/** The figures of one game. */
export async function fanOutFigures(game: AnyGame): Promise<Measured[]> {
  // Imported only here: without these figures the bench needs neither server nor database driver.
  const [{ rehearse }, { raceAt }] = await Promise.all([
    import('@tools/rehearsal/rehearsal'),
    import('@tools/rehearsal/rehearsal-race'),
  ]);
  const games = { [game.id]: game };
  const table = await rehearse({ games, game: game.id, players: Math.min(PLAYERS, game.seats[1]), watchers: WATCHERS });
  try {
    const { match, snapshots } = await table.start();
    const race = raceAt(table, game, match);
    const acted: Acted[] = [];
    while (!race.over() && acted.length < ACTIONS) {
      acted.push(await race.act());
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
    }
    return figuresOf(game, acted, Math.max(...snapshots), await joinLate(table, match));
  } finally {
    await table.close();
  }
}

/** Bytes that a watcher gets who joins now. */
async function joinLate(table: Rehearsal, match: string): Promise<number> {
  const guest = table.guests.at(-1);
  if (guest === undefined) return 0;
  let bytes = 0;
  guest.tap = (frame) => {
    bytes = Math.max(bytes, Buffer.byteLength(frame));
  };
  await guest.client.call('match.watch', { match });
  return bytes;
}

function figuresOf(game: AnyGame, acted: readonly Acted[], first: number, late: number): Measured[] {
  const figure = (name: string, value: number, unit: string, floor: number, goal: number): Measured => ({
    name: `lan.${game.id}.${name}`,
    value,
    unit,
    floor,
    goal,
    better: 'lower',
  });
  const times = acted.map(({ ms }) => ms);
  const bytes = acted.flatMap((one) => one.bytes);
  const mean = bytes.reduce((sum, one) => sum + one, 0) / bytes.length;
  return [
    figure('action.p50', median(times), 'ms', 50, 10),
    figure('action.p95', shareOf(times, 0.95), 'ms', 50, 10),
    // Independent of other programs on the machine: the work of host and sockets in one action.
    figure('action.cpu', median(acted.map(({ cpu }) => cpu)), 'ms', 25, 5),
    figure('bytes', mean, 'B', 6144, 300),
    figure('bytes.p95', shareOf(bytes, 0.95), 'B', 6144, 1000),
    figure('snapshot.start', first / 1024, 'KB', 60, 20),
    figure('snapshot.late', late / 1024, 'KB', 60, 40),
  ];
}
