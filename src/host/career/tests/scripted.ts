// Drives careers by script: a person draws as a test says. Not here: what careers do.

import type { CareerView } from '@api/career/commands';
import { value } from '@api/tests/granted';
import type { AnyGame } from '@core/contract';
import type { Guest, Party } from '../../tests/party';

export const MARTA = { name: 'Marta', colour: 'red' } as const;
export const ZOE = { name: 'Zoë', colour: 'blue' } as const;
export const NEW = { name: 'Up the hill', people: [MARTA], games: ['derby'], races: 4 };

/** Answers of a race, at most. */
const MOST = 200;

/** Chooses the first three objectives. */
export async function chosen(me: Guest, view: CareerView): Promise<CareerView> {
  const objectives = view.offers.slice(0, 3).map(({ id }) => id);
  return value(me.client.call('careers.objectives', { career: view.career, objectives }));
}

/** Drives the next part of a race of Straws: each person draws this. Returns which part it was. */
export async function drawn(
  it: Party,
  me: Guest,
  career: string,
  straw: number | Readonly<Record<string, number>>,
): Promise<string> {
  const { match } = await value(me.client.call('careers.start', { career }));
  const place = await value(me.client.call('careers.of', { match }));
  me.updates.push(await value(me.client.call('match.watch', { match })));
  for (let i = 0; i < MOST && it.store.saves.head(match)?.status === 'open'; i++) {
    const update = me.seen(match);
    const decision = update.asks.find(({ committed }) => !committed);
    if (decision === undefined || place?.people.includes(decision.seat) !== true) {
      await it.rest();
      continue;
    }
    if (update.viewer !== decision.seat) {
      me.updates.push(await value(me.client.call('match.sit', { match, seat: decision.seat })));
      continue;
    }
    const own = typeof straw === 'number' ? straw : (straw[place.drivers[decision.seat] ?? ''] ?? 0);
    await value(me.client.call('match.act', { match, ask: decision.id, action: { type: 'draw', straw: own } }));
  }
  await it.rest();
  return place?.part ?? '';
}

/** A career with this many seasons behind it, without racing them: every season is won. */
export async function inOneGo(
  it: Party,
  me: Guest,
  games: Readonly<Record<string, AnyGame>>,
  game: string,
  seasons: number,
): Promise<string> {
  if (games[game] === undefined) throw new Error(`no game called ${game}`);
  let view = await value(me.client.call('careers.create', { ...NEW, games: [game], races: 8 }));
  const { career } = view;
  for (let season = 1; season <= seasons; season++) {
    view = await chosen(me, view);
    const { drivers } = view.now;
    for (let round = 1; round <= 8; round++) {
      const cars = drivers.map(({ id }, at) => ({
        driver: id,
        place: at + 1,
        out: false,
        start: at + 1,
        last: at + 1,
        led: 0,
      }));
      it.store.careers.keepRace({
        career,
        season,
        round,
        part: 'race',
        race: undefined,
        result: { cars, met: [] },
        at: 1,
      });
    }
    view = await value(me.client.call('careers.next', { career }));
  }
  return career;
}
