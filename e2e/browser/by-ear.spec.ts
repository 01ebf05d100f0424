// A whole race of each game by someone who uses a screen reader: Chromium's accessibility tree describes the page, keys act
// on it.

import { expect, openPage, test } from '../fixtures';
import { Listener, type Wish } from '../pages/listener';
import { connect, value } from '../raw-client';

const DASH = 'region Your dashboard';
/** A short race ends within this, ms. */
const RACE = 150_000;

interface ShortRace {
  game: string;
  circuit: string;
  options: Readonly<Record<string, number | boolean | string>>;
  colours: readonly ['red' | 'yellow', 'blue' | 'black' | 'orange'];
  /** The wishes in order; the first possible one is pressed. */
  wishes: readonly Wish[];
}

const RACES: readonly ShortRace[] = [
  {
    game: 'waddington',
    circuit: 'thornbury-park',
    options: { laps: 3, carChoice: 'given' },
    colours: ['yellow', 'orange'],
    wishes: [
      { name: /^Skip cards$/, within: DASH, once: true },
      { name: /^(Take|Drive at|Run up|Wait here|No card$|Use Special Tyres)/, within: DASH },
    ],
  },
  {
    game: 'formula-d',
    circuit: 'paddock-ring',
    options: { laps: 1 },
    colours: ['red', 'black'],
    wishes: [{ name: /^(Roll the|Move|Stay|To the flag|Into the box)/, within: DASH }],
  },
  {
    game: 'heat',
    circuit: 'usa',
    options: { laps: 1 },
    colours: ['red', 'blue'],
    wishes: [
      { name: /^[23] gear, /, within: 'group Gears', once: true },
      { name: /^(Confirm|Done|Stay|Keep|Discard|Lay it down|Count)/, within: DASH },
      { name: /./, within: 'group Your hand', fresh: true },
    ],
  },
  {
    game: 'havoc',
    circuit: 'havoc-speedway',
    options: { laps: 1, passes: 4, handSize: 3 },
    colours: ['red', 'black'],
    wishes: [
      { name: /^Continue to/ },
      { name: /./, within: 'group Your hand' },
      { name: /./, within: 'group Dice', once: true },
      { name: /^(Flip|Play|Draw|Pass|Call|Take lane|Place|Roll|Change lanes)/, within: DASH },
      { name: /./, within: 'group Coins to place', once: true },
      { name: /^One space forward$/, within: DASH },
    ],
  },
  {
    game: 'roborally',
    circuit: 'first-shift',
    options: { lives: 1, turnLimit: 20 },
    colours: ['red', 'blue'],
    wishes: [
      { name: /^(Ready$|Wake up$|Return facing)/, within: DASH },
      { name: /./, within: 'group Hand' },
    ],
  },
];

for (const race of RACES) {
  test(`a whole race of ${race.game} by ear`, { tag: race.game === 'heat' ? '@journey' : [] }, async ({
    chromium,
    host,
  }) => {
    const raw = await connect(host.url);
    const seats = race.colours.map((colour, seat) => ({
      name: ['Marta', 'Ada'][seat] ?? '',
      colour,
      driver: seat === 0 ? ({ kind: 'you' } as const) : ({ kind: 'ai', level: 'easy' } as const),
    }));
    const { game, circuit, options } = race;
    value(await raw.client.call('matches.create', { game, circuit, options, seats, clock: 0, seed: 'by ear' }));
    raw.client.close();
    const { page, watch } = await openPage(chromium, host.url, {
      size: { width: 1440, height: 900 },
      motion: 'reduce',
      draws: false,
    });
    const listener = await Listener.to(page);
    await listener.find({ name: /^Resume$/ });
    await listener.find({ name: /^Menu \(Esc\)$/ });
    await listener.find({ role: 'radio', name: /^Off$/ });
    await listener.find({ name: /^Resume$/ });

    // The state of the race is read out on request, and the board can be explored.
    await listener.find({ name: /^Where things stand \(I\)$/ });
    await expect.poll(() => listener.hears('region', /^Where things stand$/)).toBe(true);
    await expect.poll(() => listener.hears('list', /^The board$/)).toBe(true);
    await listener.find({ name: /^Close$/, within: 'region Where things stand' });

    const pressed = await listener.raceBy(race.wishes, RACE);
    expect(pressed.length).toBeGreaterThan(10);
    expect(watch.troubles).toEqual([]);
  });
}
