// A season's table, computed independently: every race replayed from its record, points from the rule books' tables,
// totals and ties written here a second time. Shares no code with the app's own tables.

import type { Client } from '@api/session';
import { value } from '@api/tests/granted';
import { type Truth, truthOf } from './truth';

/** Points by place, from the rule books. */
const POINTS: Readonly<Record<string, (place: number, cars: number) => number>> = {
  heat: (place, cars) => 2 * (cars - place + 1),
  waddington: (place) => [10, 8, 6, 4, 2, 1][place - 1] ?? 0,
  'formula-d': (place) => [10, 8, 6, 5, 4, 3, 2, 1][place - 1] ?? 0,
  havoc: (place) => [10, 6, 3, 1][place - 1] ?? 0,
  roborally: (place) => [10, 8, 6, 5, 4, 3, 2, 1][place - 1] ?? 0,
};

/** Extra points of Heat's events, by place from the first, from their cards. */
const BONUSES: Readonly<Record<string, readonly number[]>> = { strike: [2], committee: [1, 1, 1] };

/** The event of a Heat race; empty in other games. */
function eventOf({ moments }: Truth): string {
  const seen = [...moments.values()].flatMap((moment) => moment.events) as { type: string; event?: string }[];
  return seen.find((one) => one.type === 'eventRevealed')?.event ?? '';
}

/** A driver's line of the table. */
export interface TableLine {
  name: string;
  place: number;
  points: number;
}

/** The table of a season without corrections, dropped results and stand-ins, from the records that the host exports. */
export async function tableByHand(client: Client, season: string): Promise<TableLine[]> {
  const { rounds } = await value(client.call('seasons.get', { season }));
  const races: Map<string, { place: number; out: boolean; points: number }>[] = [];
  for (const { match } of rounds.flatMap((round) => round.races.filter((race) => race.status === 'finished'))) {
    const { text } = await value(client.call('matches.export', { match }));
    const { seats } = await value(client.call('matches.result', { match }));
    const truth = truthOf(text);
    const { final, game } = truth;
    const points = POINTS[game.id];
    const bonuses = BONUSES[eventOf(truth)] ?? [];
    if (points === undefined) throw new Error(`no table for ${game.id}`);
    races.push(
      new Map(
        final.map(({ seat, place, status }) => {
          const out = status === 'out';
          const scored = points(place, final.length) + (bonuses[place - 1] ?? 0);
          return [seats[seat]?.name ?? '?', { place, out, points: out ? 0 : scored }];
        }),
      ),
    );
  }
  const names = [...new Set(races.flatMap((race) => [...race.keys()]))];
  const lines = names.map((name) => ({
    name,
    points: races.reduce((sum, race) => sum + (race.get(name)?.points ?? 0), 0),
  }));

  // More wins, more second places and so on; then the better place in the latest race, and so on back.
  const ahead = (a: string, b: string): number => {
    for (let place = 1; place <= 10; place += 1) {
      const count = (name: string) =>
        races.filter((race) => race.get(name)?.place === place && !race.get(name)?.out).length;
      if (count(a) !== count(b)) return count(b) - count(a);
    }
    for (const race of races.toReversed()) {
      const [one, other] = [race.get(a)?.place ?? 99, race.get(b)?.place ?? 99];
      if (one !== other) return one - other;
    }
    return 0;
  };
  lines.sort((a, b) => b.points - a.points || ahead(a.name, b.name));
  let place = 0;
  return lines.map((line, at) => {
    const above = lines[at - 1];
    const shares = above !== undefined && above.points === line.points && ahead(above.name, line.name) === 0;
    if (!shares) place = at + 1;
    return { ...line, place };
  });
}
