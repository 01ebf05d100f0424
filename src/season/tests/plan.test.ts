// Which plans can be raced, how a season that has begun may change, and how a change is described.

import type { SeasonPlan } from '@api/season';
import { english } from '@api/tests/saying';
import { describe, expect, test } from 'vitest';
import { changeMessages, changeTrouble, planTrouble } from '../plan';
import { driverOf, planOf, raced, roundOf, seasonOf, stateOf, toys } from './toys';

const PLAN = planOf('abcd', 3);
/** The plan with its first round changed. */
const round = (change: Parameters<typeof roundOf>[1]): SeasonPlan => ({
  ...PLAN,
  rounds: [roundOf('1', change), ...PLAN.rounds.slice(1)],
});
const rules = (change: Partial<SeasonPlan['rules']>): SeasonPlan => ({ ...PLAN, rules: { ...PLAN.rules, ...change } });
/** The plan with its second driver changed. */
const second = (change: Parameters<typeof driverOf>[2]): SeasonPlan => ({
  ...PLAN,
  drivers: PLAN.drivers.map((driver, index) => (index === 1 ? driverOf('b', 1, change) : driver)),
});

function textOf(trouble: ReturnType<typeof planTrouble>): string | null {
  return trouble && english(trouble);
}

describe('a plan', () => {
  test.each([
    ['as it comes', PLAN],
    ['with options of the game', round({ circuit: 'south', options: { laps: 1, wet: true, grid: 'qualifying' } })],
    ['with a series', round({ game: 'duel', circuit: 'pit', series: true })],
    ['with the cars that the rules drive', second({ driver: { kind: 'automaton', id: 'ghost' } })],
    ['with a team', { ...second({ team: 't' }), teams: [{ id: 't', name: 'T' }] }],
    ['with all but one result dropped', rules({ drop: 2 })],
    ['with missed races worth what an AI driver scored', rules({ missed: 'standIn' })],
  ])('%s can be raced', (_, plan) => {
    expect(planTrouble(plan, toys)).toBeNull();
  });
  test.each<[string, SeasonPlan]>([
    ['Two drivers are called a. Give one of them another name.', second({ name: 'a' })],
    ['A driver is on the list twice.', second({ id: 'a' })],
    ['Two drivers have the colour red. Give one of them another.', second({ colour: 'red' })],
    ['B drives for a team that does not exist.', second({ team: 'x' })],
    [
      'Only one of the drivers can be you.',
      { ...PLAN, drivers: PLAN.drivers.map((driver) => ({ ...driver, driver: { kind: 'you' as const } })) },
    ],
    [
      'Two teams are called REDS. Give one of them another name.',
      { ...PLAN, teams: ['Reds', 'REDS'].map((name, n) => ({ id: `${n}`, name })) },
    ],
    ['Race 1: this Paddock does not have the game moon.', round({ game: 'moon' })],
    ['Race 1: this Paddock does not have the game constructor.', round({ game: 'constructor' })],
    ['Race 1: Loop has no circuit moon.', round({ circuit: 'moon' })],
    ['Race 1 (Loop, North) has no option wings.', round({ options: { wings: 2 } })],
    ['Race 1 (Loop, North) has no option __proto__.', round({ options: JSON.parse('{"__proto__":1}') })],
    ['Race 1 (Loop, North): laps cannot be 4. It can be 1 to 3.', round({ options: { laps: 4 } })],
    ['Race 1 (Loop, North): laps cannot be two. It can be 1 to 3.', round({ options: { laps: 'two' } })],
    [
      'Race 1 (Loop, North): grid cannot be thrown. It can be random, qualifying, given.',
      round({ options: { grid: 'thrown' } }),
    ],
    ['Race 1 (Loop, North): wet cannot be 1. It can be on or off.', round({ options: { wet: 1 } })],
    [
      'Race 1 (Loop, South) cannot be raced like this: The rules do not allow this: too many laps (rule R4).',
      round({ circuit: 'south', options: { laps: 3 } }),
    ],
    ['Loop has no series of races. Make race 1 a single race.', round({ series: true })],
    [
      'The rules of Duel can’t drive B. Choose an AI driver or a person.',
      {
        ...round({ game: 'duel', circuit: 'pit' }),
        drivers: second({ driver: { kind: 'automaton', id: 'ghost' } }).drivers,
      },
    ],
    [
      'Duel takes at most 4 cars, but this season has 5 drivers.',
      planOf('abcde', [roundOf('1', { game: 'duel', circuit: 'pit' })]),
    ],
    ['Loop needs at least 2 cars, but this season has 1 driver.', planOf('a', 1)],
    ['With 3 dropped results in 3 races, nothing is left to count.', rules({ drop: 3 })],
    ['A tie rule is on the list twice.', rules({ ties: ['latest', 'latest'] })],
    [
      'A missed race can’t be worth what the AI driver scored, because no AI driver fills in. Choose an AI driver or another rule.',
      rules({ missed: 'standIn', fillIn: null }),
    ],
    ['Two races on the calendar have the same id.', { ...PLAN, rounds: [roundOf('1'), roundOf('1')] }],
  ])('is refused: %s', (trouble, plan) => {
    expect(textOf(planTrouble(plan, toys))).toBe(trouble);
  });
  test('needs a rival, even if a game has practice with one car', () => {
    const alone = { ...toys, loop: { ...toys.loop!, seats: [1, 6] as [number, number] } };
    expect(textOf(planTrouble(planOf('a', 1), alone))).toBe(
      'Loop needs at least 2 cars, but this season has 1 driver.',
    );
  });
});

describe('a season that has begun', () => {
  const begun = seasonOf(['abc'], {}, 4);
  const open = stateOf(begun.plan, [...begun.races, raced(begun.plan, '2', 'abc', { status: 'open' })]);
  const [first, , third, fourth] = begun.plan.rounds as [never, never, never, never];
  test.each<[string, SeasonPlan]>([
    ['another order of what is to come', { ...begun.plan, rounds: [first, roundOf('2'), fourth, third] }],
    ['new rounds and other ones', { ...begun.plan, rounds: [first, roundOf('2'), roundOf('9', { circuit: 'south' })] }],
    [
      'other names and colours',
      { ...begun.plan, drivers: begun.plan.drivers.map((one, n) => ({ ...driverOf(one.id, n + 3), name: `x${n}` })) },
    ],
    ['new drivers', { ...begun.plan, drivers: [...begun.plan.drivers, driverOf('d', 3)] }],
    [
      'other rules',
      { ...begun.plan, rules: { ...begun.plan.rules, drop: 2, points: { kind: 'table', table: [3, 1] } } },
    ],
    ['nothing', begun.plan],
  ])('may get %s', (_, plan) => {
    expect(changeTrouble(open, plan, toys)).toBeNull();
  });
  test.each<[string, SeasonPlan]>([
    [
      'Race 1 (North) stays where it is: the season has already reached it.',
      { ...begun.plan, rounds: [roundOf('2'), first] },
    ],
    ['Race 2 (North) stays where it is: the season has already reached it.', { ...begun.plan, rounds: [first, third] }],
    [
      'Race 2 (North) has already started and stays as it is.',
      { ...begun.plan, rounds: [first, roundOf('2', { options: { laps: 2 } })] },
    ],
    ['C has already raced in this season and stays in it.', { ...begun.plan, drivers: begun.plan.drivers.slice(0, 2) }],
    [
      'With 1 dropped result in 1 race, nothing is left to count.',
      { ...begun.plan, rounds: [first], rules: { ...begun.plan.rules, drop: 1 } },
    ],
  ])('is not changed: %s', (trouble, plan) => {
    expect(textOf(changeTrouble(trouble.startsWith('With') ? begun : open, plan, toys))).toBe(trouble);
  });
  test('may get more drivers than a finished round had cars', () => {
    const plan = planOf('abcd', [roundOf('1', { game: 'duel', circuit: 'pit' }), roundOf('2')]);
    const more = { ...plan, drivers: [...plan.drivers, driverOf('e', 4)] };
    expect(changeTrouble(stateOf(plan, [raced(plan, '1', 'abcd')]), more, toys)).toBeNull();
    expect(changeTrouble(stateOf(plan, []), more, toys)).toEqual(planTrouble(more, toys));
  });
});

describe('a change is described', () => {
  const plan = {
    ...planOf('ab', [roundOf('1'), roundOf('2', { circuit: 'south' }), roundOf('3', { circuit: 'east' })]),
    teams: [{ id: 't', name: 'Reds' }],
  };
  const [north, south, east] = plan.rounds as [never, never, never];
  test.each<[string, SeasonPlan]>([
    ['Nothing changed.', plan],
    ['Name: Winter.', { ...plan, name: 'Winter' }],
    ['Calendar: East now before South.', { ...plan, rounds: [north, east, south] }],
    ['Calendar: North now last.', { ...plan, rounds: [south, east, north] }],
    ['Calendar: North added, East removed.', { ...plan, rounds: [north, south, roundOf('4')] }],
    [
      'Calendar: The Pit in place of North, South with other options.',
      {
        ...plan,
        rounds: [
          roundOf('1', { game: 'duel', circuit: 'pit' }),
          roundOf('2', { circuit: 'south', options: { laps: 1 } }),
          east,
        ],
      },
    ],
    [
      'Drivers: C joins, B leaves, A is now called Ada, Ada now in teal, Ada now at their own screen, Ada now with Reds.',
      {
        ...plan,
        drivers: [driverOf('a', 9, { name: 'Ada', driver: { kind: 'lan' }, team: 't' }), driverOf('c', 2)],
      },
    ],
    ['Teams: Blues added, Reds removed.', { ...plan, teams: [{ id: 'u', name: 'Blues' }] }],
    ['Teams: Reds is now called Rossi.', { ...plan, teams: [{ id: 't', name: 'Rossi' }] }],
    [
      'Points: 9-6-1. Dropped results: 1. Grid: reverse standings. Equal points: head to head. Fill-in: none. Missed races: worth the average of the others.',
      {
        ...plan,
        rules: {
          points: { kind: 'table', table: [9, 6, 1] },
          drop: 1,
          grid: 'reversed',
          ties: ['headToHead'],
          fillIn: null,
          missed: 'average',
        },
      },
    ],
    ['Equal points: shared.', { ...plan, rules: { ...plan.rules, ties: [] } }],
  ])('%s', (text, changed) => {
    expect(english(changeMessages(plan, changed, toys))).toBe(text);
  });
  test('with as few moves as possible', () => {
    const before = planOf(
      'ab',
      [...'abcdef'].map((id) => roundOf(id, { circuit: id })),
    );
    const order = (ids: string) => ({ ...before, rounds: [...ids].map((id) => roundOf(id, { circuit: id })) });
    expect(english(changeMessages(before, order('bcdeaf'), toys))).toBe('Calendar: a now before f.');
    expect(english(changeMessages(before, order('fabcde'), toys))).toBe('Calendar: f now before a.');
    expect(english(changeMessages(before, order('bacdfe'), toys))).toBe('Calendar: b now before a, f now before e.');
  });
});
