// What is on from moment to moment, with a clock that the test turns.

import type { Reveal } from '@ui/game/reveal/reveal';
import type { RaceFrame } from '@ui/game-ui';
import { expect, test } from 'vitest';
import { Broadcast } from '../scenes/broadcast';

interface Happening {
  kind: 'move' | 'incident' | 'card';
  seat?: number;
  reveals?: string;
}

const place = (...seats: number[]) =>
  seats.map((seat, at) => ({ seat, place: at + 1, status: 'racing' as const, sortKey: [] }));
const frame = (round: string, order: readonly number[], done = 0.5) => {
  const standings = order.map((seat, at): RaceFrame['standings'][number] => {
    return { seat, place: at + 1, gap: '', laps: [], note: null, out: false };
  });
  return { round, standings, done };
};
const AT = { seats: [], circuit: '' };

/** A broadcast of a race. step: moves made before. */
function onTelevision(step = 40) {
  const clock = { now: 0 };
  const logLine = (event: unknown) => ({ seat: null, text: '', kind: (event as Happening).kind });
  const broadcast = new Broadcast({ logLine }, step, () => clock.now);
  broadcast.use((events, at) => {
    const id = (events[at] as Happening).reveals;
    return id === undefined ? null : ({ id, title: id, items: [] } satisfies Reveal);
  });
  const show = (events: readonly Happening[], ...order: number[]) => {
    broadcast.receive({ events: [...events], standings: place(...order) });
    for (const event of events) broadcast.begins(event, AT);
  };
  const sceneAfter = (ms: number) => {
    clock.now += ms;
    return broadcast.onAir().scene;
  };
  return { broadcast, show, sceneAfter };
}

test('the drivers of a race that begins are introduced; one that is under way is shown at once', () => {
  const begins = onTelevision(0);
  expect([begins.sceneAfter(0), begins.sceneAfter(6999), begins.sceneAfter(1)]).toEqual(['grid', 'grid', 'live']);
  expect(onTelevision().sceneAfter(0)).toBe('live');
});

test('a reveal is shown for five seconds, once, and after the introduction', () => {
  const { show, sceneAfter, broadcast } = onTelevision();
  show([{ kind: 'card', reveals: 'a' }], 0, 1);
  expect(broadcast.onAir().reveal?.id).toBe('a');
  expect([sceneAfter(4999), sceneAfter(1)]).toEqual(['reveal', 'live']);
  show([{ kind: 'card', reveals: 'a' }], 0, 1);
  expect(sceneAfter(0)).toBe('live');
  const begins = onTelevision(0);
  begins.show([{ kind: 'card', reveals: 'a' }], 0, 1);
  expect([begins.sceneAfter(0), begins.sceneAfter(7000), begins.sceneAfter(5000)]).toEqual(['grid', 'reveal', 'live']);
});

test('after a lost connection, a reveal that is numbered alike is a new one', () => {
  const { show, sceneAfter, broadcast } = onTelevision();
  show([{ kind: 'card', reveals: 'die-0' }], 0, 1);
  expect(sceneAfter(5000)).toBe('live');
  broadcast.restart();
  show([{ kind: 'card', reveals: 'die-0' }], 0, 1);
  expect(sceneAfter(0)).toBe('reveal');
});

test('nothing is revealed before its event is shown', () => {
  const { broadcast, sceneAfter } = onTelevision();
  const events: Happening[] = [{ kind: 'move' }, { kind: 'card', reveals: 'a' }];
  broadcast.receive({ events, standings: place(0, 1) });
  broadcast.begins(events[0], AT);
  expect(sceneAfter(100)).toBe('live');
  broadcast.begins(events[1], AT);
  expect(sceneAfter(0)).toBe('reveal');
});

test('an incident slows the race for two seconds, and the next one only later', () => {
  const { broadcast, show, sceneAfter } = onTelevision();
  show([{ kind: 'incident' }], 0, 1);
  expect([sceneAfter(1999), broadcast.pace()]).toEqual(['incident', 0.45]);
  expect([sceneAfter(1), broadcast.pace()]).toEqual(['live', 1]);
  show([{ kind: 'incident' }], 0, 1);
  expect(sceneAfter(0)).toBe('live');
  sceneAfter(8000);
  show([{ kind: 'incident' }], 0, 1);
  expect(sceneAfter(0)).toBe('incident');
});

test('a pass for the lead is an incident as the new leader drives, and any other move is not', () => {
  const { show, sceneAfter } = onTelevision();
  show([{ kind: 'move', seat: 0 }], 0, 1);
  show([{ kind: 'move', seat: 0 }], 1, 0);
  expect(sceneAfter(0)).toBe('live');
  show([{ kind: 'move', seat: 0 }], 0, 1);
  expect(sceneAfter(0)).toBe('incident');
});

test('a round that is over has its standings while nothing moves, with the places gained in it', () => {
  const { broadcast, show, sceneAfter } = onTelevision();
  broadcast.settles({ events: [], finished: false }, frame('Round 1', [0, 1, 2]));
  broadcast.settles({ events: [], finished: false }, frame('Round 2', [2, 0, 1]));
  broadcast.rests();
  expect([sceneAfter(799), sceneAfter(1)]).toEqual(['live', 'standings']);
  const { result } = broadcast.onAir();
  expect(result?.round).toBe('Round 1');
  expect([...(result?.gained ?? [])]).toEqual([
    [2, 2],
    [0, -1],
    [1, -1],
  ]);
  expect([sceneAfter(5999), sceneAfter(1)]).toEqual(['standings', 'live']);
  broadcast.settles({ events: [], finished: false }, frame('Round 3', [2, 0, 1]));
  sceneAfter(1000);
  show([{ kind: 'move' }], 2, 0, 1);
  expect(sceneAfter(0)).toBe('live');
});

test('there are no standings before anybody has driven', () => {
  const { broadcast, sceneAfter } = onTelevision();
  broadcast.settles({ events: [], finished: false }, frame('Grid', [0, 1], 0));
  broadcast.settles({ events: [], finished: false }, frame('Round 1', [0, 1], 0));
  expect(sceneAfter(1000)).toBe('live');
});

test('a pause covers everything, and the podium comes four seconds after the end', () => {
  const { broadcast, sceneAfter } = onTelevision();
  broadcast.pause(true);
  expect(sceneAfter(0)).toBe('pause');
  broadcast.pause(false);
  broadcast.settles({ events: [], finished: true }, frame('Round 9', [0, 1]));
  expect([sceneAfter(3999), sceneAfter(1)]).toEqual(['live', 'podium']);
});
