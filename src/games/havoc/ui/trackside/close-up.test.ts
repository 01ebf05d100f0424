import type { SeatInfo } from '@api/contract';
import { describe, expect, it } from 'vitest';
import { choices } from '../../choices';
import { coinNamed } from '../../data/coins';
import { cellAt, GRID_POSITION, spaceNamed } from '../../data/track';
import { spotOf, UNIT } from '../../geometry/oval';
import type { HavocPreview } from '../../narration/preview';
import { Race } from '../../tests/race';
import type { HavocEvent } from '../../types';
import { view } from '../../view';
import { tableAfter } from '../table';
import { closeUpOf } from './close-up';

const seats: SeatInfo[] = ['Marta', 'Ada', 'Bruno'].map((name, seat) => ({
  seat,
  name,
  colour: (['red', 'black', 'blue'] as const)[seat] ?? 'red',
  driver: seat === 0 ? { kind: 'you' } : { kind: 'ai', level: 'medium' },
}));
/** Three cells to every side. */
const REACH = { x: 3 * UNIT, y: 3 * UNIT };
const NO_BOARD = { cars: null, preview: null };

/** Three cars, two of them close together; coins near and far, from the first seat and from others. */
function road(): Race {
  return new Race(3)
    .pawn(1, 'L1-10')
    .pawn(2, 'L2-12')
    .pawn(3, 'L1-60')
    .coin('L3-11:+4', 1)
    .coin('L4-9:-3', 2)
    .coin('L1-61:+2', 1);
}
const tableOf = ({ s }: Race, viewer = 0, shown: readonly HavocEvent[] = []) => tableAfter(view(s, viewer), shown);

describe('the trackside close-up', () => {
  it('can be clicked at every free cell for a coin, and moves to the chosen one if it is out of sight', () => {
    const race = road().racing();
    const [near, far] = [spaceNamed('L1-11'), spaceNamed('L1-61')];
    const coinAt = (chosen: number | null): HavocPreview => {
      return { kind: 'coin', seat: 0, coin: coinNamed('+4'), cells: [near, far], zones: [], chosen };
    };
    const seen = (chosen: number | null) =>
      closeUpOf(tableOf(race), seats, 0, { cars: null, preview: coinAt(chosen) }, REACH);
    const { x, y } = spotOf(spaceNamed('L1-10'));
    expect([...seen(null).open]).toEqual([near, far].map((at) => [at, `cell ${at}`]));
    expect(seen(null).middle).toEqual({ x, y });
    expect(seen(near).middle).toEqual({ x, y });
    expect(seen(far).middle).toEqual({ x: spotOf(far).x, y: spotOf(far).y });
    const nothing = closeUpOf(tableOf(race), seats, 0, NO_BOARD, REACH);
    expect([...nothing.open]).toEqual([]);
  });

  it('has the acting car in its centre, and only what is within its window', () => {
    const race = road().racing();
    const shown = closeUpOf(tableOf(race), seats, 0, NO_BOARD, REACH);
    const { x, y } = spotOf(spaceNamed('L1-10'));
    expect(shown.seat).toBe(0);
    expect(shown.middle).toEqual({ x, y });
    expect(shown.cars.map(({ seat, colour, number }) => [seat, colour, number])).toEqual([
      [0, 'red', 1],
      [1, 'black', 2],
    ]);
    expect(shown.coins.map(({ at }) => at)).toEqual([spaceNamed('L3-11'), spaceNamed('L4-9')]);
    const all = closeUpOf(tableOf(race), seats, 0, NO_BOARD, { x: 5000, y: 5000 });
    expect(all.cars.length).toBe(3);
    expect(all.coins.length).toBe(3);
  });

  it('shows values only to the seat that placed the coin, and to everyone while it is turned over', () => {
    const race = road().racing();
    const values = (viewer: number, events: readonly HavocEvent[] = []) =>
      closeUpOf(tableOf(race, viewer, events), seats, viewer, NO_BOARD, REACH).coins.map(({ coin }) => coin);
    expect(values(0)).toEqual([coinNamed('+4'), null]);
    expect(values(1)).toEqual([null, coinNamed('-3')]);
    expect(values(2)).toEqual([null, null]);
    const at = spaceNamed('L3-11');
    const turned: HavocEvent = { round: 1, type: 'coinRevealed', seat: 0, at, coin: coinNamed('+4'), by: 0, chain: 0 };
    const shown = closeUpOf(tableOf(race, 2, [turned]), seats, 2, NO_BOARD, REACH);
    expect(shown.coins).toContainEqual({ at, coin: coinNamed('+4'), isTurning: true });
    expect(shown.coins.filter((one) => one.at === at).length).toBe(1);
  });

  it('follows the acting car on the board, also while it moves', () => {
    const turn: HavocEvent = { round: 1, type: 'raceTurn', seat: 2, dice: ['movement'] };
    const table = tableOf(road().racing(), 0, [turn]);
    expect(closeUpOf(table, seats, 0, NO_BOARD, REACH).seat).toBe(2);
    const underway = { x: -300, y: 480, angle: 0.5 };
    const cars = new Map([[2, underway]]);
    const shown = closeUpOf(table, seats, 0, { cars, preview: null }, REACH);
    expect(shown.middle).toEqual({ x: -300, y: 480 });
    expect(shown.cars).toMatchObject([{ seat: 2, spot: underway }]);
  });

  it('shows the grid row while lanes are chosen, and the viewer’s car while no car acts', () => {
    const atLanes = tableOf(road().racing());
    atLanes.view.stage = 'lanes';
    const grid = closeUpOf(atLanes, seats, 0, NO_BOARD, REACH);
    const ends = [1, 4].map((lane) => spotOf(cellAt(lane, GRID_POSITION)));
    expect(grid.seat).toBeNull();
    expect(grid.middle.x).toBeCloseTo(((ends[0]?.x ?? 0) + (ends[1]?.x ?? 0)) / 2);
    const idle = { ...tableOf(road().racing()), acting: null };
    expect(closeUpOf(idle, seats, 1, NO_BOARD, REACH).seat).toBe(1);
  });

  it('marks the cells of the choice that the board marks', () => {
    const race = road().racing();
    const offer = choices(race.s, race.open);
    if (offer.kind !== 'die') throw new Error(`asked for ${offer.kind}`);
    const of = (preview: HavocPreview) =>
      closeUpOf(tableOf(race), seats, 0, { cars: null, preview }, REACH).marks.map(({ space }) => space);
    const dice = { kind: 'dice', seat: 0, die: 'movement', roll: null, callout: null } as const;
    expect(of({ ...dice, dice: offer.dice })).toContain(spaceNamed('L1-12'));
    expect(of({ ...dice, dice: [] })).toEqual([]);
    const [near, far] = [spaceNamed('L2-11'), spaceNamed('L2-40')];
    const coin = { kind: 'coin', seat: 0, cells: [near, far], zones: [], chosen: null } as const;
    expect(of({ ...coin, coin: coinNamed('+4') })).toEqual([near]);
    expect(of({ ...coin, coin: null })).toEqual([]);
  });
});
