// Checks the programme in progress against the rules: they accept what the screen offers, and all of it is sent.

import { expect, test } from 'vitest';
import { choices } from '../../../choices';
import {
  BLACK_BOX,
  DISC_BRAKES,
  FOURTH_GEAR,
  GYRO_MOUNT,
  SLAB_ARMOUR,
  TAIL_GUN,
  TWIN_CANNON,
} from '../../../data/option-cards';
import { cardName, cardText, markText, respawnText } from '../../../narration/texts';
import { program, type Race, raceOn } from '../../../tests/race';
import { view } from '../../../view';
import {
  canMark,
  type Draft,
  draftFrom,
  draftOf,
  type Moves,
  marksOf,
  movesOf,
  type ProgramChoices,
  programOf,
  standingOf,
} from './program-draft';

const SPIN = [70, 80, 90, 100, 110];
const SPIN_TOO = [120, 130, 140, 150, 160];
const SLOTS = [0, 1, 2, 3, 4];

/** A has damage 6, so registers 4 and 5 are locked, with a braked Move 1 and a Move 3 in them. */
function locked(): Race {
  return raceOn()
    .robot('2,5 E', {
      damage: 6,
      options: [DISC_BRAKES, FOURTH_GEAR, TAIL_GUN],
      registers: [0, 0, 0, 500, 790],
      marks: 1 << 4,
    })
    .robot('9,9 N')
    .program({ A: [510, 800, 170], B: SPIN_TOO });
}
const offered = (race: Race) => choices(race.s, race.ask('A')) as ProgramChoices;
const drafted = (race: Race, placed: number[], more: Partial<Draft> = {}) => ({
  ...draftOf(offered(race)),
  placed,
  ...more,
});

test('the screen offers a mark exactly where the rules accept one: on a Move 1 or 3 of the hand, never on a locked card', () => {
  const race = locked();
  const draft = drafted(race, [510, 800, 170, 0, 0]);
  expect(SLOTS.map((slot) => canMark(offered(race), draft, slot))).toEqual([true, true, false, false, false]);
  for (const slot of SLOTS) {
    const marked = [(slot + 1) as 1 | 2 | 3 | 4 | 5];
    const violation = race.refusal('A', { ...program([...draft.placed]), marked });
    expect([slot, violation?.code]).toEqual([slot, canMark(offered(race), draft, slot) ? undefined : 'no-mark']);
  }
  // Every mark that can be set is sent and accepted.
  const all = programOf(offered(race), { ...draft, marked: [510, 800, 170, 500, 790] });
  expect(all.marked).toEqual([1, 2]);
  expect(race.refusal('A', all)).toBeNull();
});

test('without the option card nothing is offered, and the rules agree', () => {
  const race = raceOn()
    .robot('2,5 E', { options: [TAIL_GUN] })
    .robot('9,9 N');
  race.program({ A: [510, 800, ...SPIN], B: SPIN_TOO });
  const draft = drafted(race, [510, 800, 70, 80, 90]);
  expect(SLOTS.filter((slot) => canMark(offered(race), draft, slot))).toEqual([]);
  expect(race.refusal('A', { ...program([...draft.placed]), marked: [1] })?.code).toBe('no-mark');
});

test('a mark moves with its card', () => {
  const race = locked();
  expect(marksOf(offered(race), drafted(race, [510, 800, 170, 0, 0], { marked: [800] }))).toEqual([2]);
  expect(marksOf(offered(race), drafted(race, [800, 510, 170, 0, 0], { marked: [800] }))).toEqual([1]);
  expect(marksOf(offered(race), drafted(race, [0, 510, 170, 0, 0], { marked: [800] }))).toEqual([]);
});

test('everyone sees the marks of locked cards', () => {
  const race = locked();
  expect(offered(race).registers.map(({ marked }) => marked)).toEqual([false, false, false, true, false]);
  for (const viewer of [0, 1, 'watcher'] as const) expect(view(race.s, viewer).robots[0]?.marked).toEqual([4]);
});

test('held option cards can be given up, are sent, and take the damage', () => {
  const race = raceOn({ walls: ['2,5 W', '7,5 E'], lasers: ['2,5 E 1'] })
    .robot('4,5 N', { options: [TWIN_CANNON, TAIL_GUN] })
    .robot('9,9 N')
    .program({ A: SPIN, B: SPIN_TOO });
  expect(offered(race).spend).toEqual([TWIN_CANNON, TAIL_GUN]);
  const sent = programOf(offered(race), drafted(race, SPIN, { spend: [TAIL_GUN] }));
  expect(sent.spend).toEqual([TAIL_GUN]);
  race.answer('A', sent).answer('B', program(SPIN_TOO));
  // Five registers in the beam: the card takes one point, the robot four.
  expect([race.of('A').options, race.of('A').damage]).toEqual([[TWIN_CANNON], 4]);
  expect(race.eventsOf('optionLost')).toMatchObject([{ card: TAIL_GUN, reason: 'damage' }]);
});

test('an accepted hint keeps its marks, its switches and what it gives up', () => {
  const race = locked();
  const hint = { ...program([510, 800, 170, 0, 0], true), marked: [2 as const], spend: [FOURTH_GEAR, TAIL_GUN] };
  expect(race.refusal('A', hint)).toBeNull();
  expect(programOf(offered(race), draftFrom(hint))).toEqual(hint);
});

test('texts say what a mark does', () => {
  expect([cardName(500), cardName(500, true), cardText(800, true)]).toEqual([
    'Move 1',
    'Move 1 braked',
    'Move 3 boosted, 800',
  ]);
  expect([markText(500), markText(800)]).toEqual([
    { verb: 'Brake', done: 'Braked' },
    { verb: 'Boost', done: 'Boosted' },
  ]);
});

test('a robot with a Black Box returns undamaged, others with 2 damage', () => {
  const linesOf = (options: number[]) => {
    const race = raceOn({ pits: ['3,5'] }, { optionCards: true })
      .robot('2,5 E', { archive: '1,1', options })
      .robot('9,9 N')
      .turn({ A: [500, 70, 80, 90, 100], B: SPIN_TOO });
    const asked = choices(race.s, race.ask('A'));
    if (asked.kind !== 'respawn') throw new Error('nobody returns');
    race.answer('A', { type: 'respawn', cell: race.cell('1,1'), facing: 0, keep: false, lose: -1 });
    expect(race.of('A').damage).toBe(asked.damage);
    return [respawnText(asked, false), respawnText(asked, true)];
  };
  expect(linesOf([BLACK_BOX, GYRO_MOUNT])).toEqual([
    'You come back with no damage, thanks to the Black Box. Gyro Mount is lost.',
    'You come back powered down, without damage. Gyro Mount is lost.',
  ]);
  expect(linesOf([SLAB_ARMOUR, GYRO_MOUNT])[0]).toBe('You come back with 2 damage.');
  expect(linesOf([])[0]).toBe('You come back with 2 damage.');
});

/** The cards after a move with this in the free registers; null if nothing changes. */
function moved(choices: ProgramChoices, placed: number[], move: (moves: Moves) => void): readonly number[] | null {
  let lies: readonly number[] | null = null;
  const change = (next: readonly number[]) => {
    lies = next;
  };
  move(movesOf(choices, { ...draftOf(choices), placed }, change));
  return lies;
}

test('[R10] cards go into free registers, swap there and come back; locked cards stay', () => {
  const choices = offered(locked());
  expect(moved(choices, [0, 800, 0, 0, 0], ({ place }) => place(510))).toEqual([510, 800, 0, 0, 0]);
  expect(moved(choices, [510, 0, 0, 0, 0], ({ place }) => place(510, 2))).toEqual([0, 0, 510, 0, 0]);
  expect(moved(choices, [510, 800, 0, 0, 0], ({ move }) => move(0, 1))).toEqual([800, 510, 0, 0, 0]);
  expect(moved(choices, [510, 0, 170, 0, 0], ({ takeBackLast }) => takeBackLast())).toEqual([510, 0, 0, 0, 0]);
  expect(moved(choices, [510, 0, 170, 0, 0], ({ takeBack }) => takeBack(0))).toEqual([0, 0, 170, 0, 0]);
  expect(moved(choices, [510, 800, 170, 0, 0], ({ clear }) => clear())).toEqual([0, 0, 0, 0, 0]);
  expect(moved(choices, [510, 800, 170, 0, 0], ({ place }) => place(510, 3))).toBeNull();
  expect(moved(choices, [510, 800, 170, 0, 0], ({ move }) => move(0, 4))).toBeNull();
  // No free register, and no card of this number.
  expect(moved(choices, [510, 800, 170, 0, 0], ({ place }) => place(510))).toBeNull();
  expect(moved(choices, [0, 0, 0, 0, 0], ({ place }) => place(90))).toBeNull();
});

test('[R13] without take-backs, a card that the host knows stays in place', () => {
  const choices = { ...offered(locked()), noTakebacks: true, draft: [510, 0, 0, 0, 0] };
  expect(moved(choices, [510, 800, 0, 0, 0], ({ takeBack }) => takeBack(0))).toBeNull();
  expect(moved(choices, [510, 800, 0, 0, 0], ({ move }) => move(0, 1))).toBeNull();
  expect(moved(choices, [510, 800, 0, 0, 0], ({ clear }) => clear())).toEqual([510, 0, 0, 0, 0]);
});

test('the table counts locked cards as placed, and the rest as in hand', () => {
  const race = locked();
  const { cards, hand, missing, free, marked } = standingOf(offered(race), drafted(race, [510, 0, 0, 0, 0]));
  expect({ cards, hand, missing, free, marked }).toEqual({
    cards: [510, 0, 0, 500, 790],
    hand: [800, 170],
    missing: 2,
    free: 3,
    marked: [4],
  });
});
