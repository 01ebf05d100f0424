import { describe, expect, it } from 'vitest';
import { routesOf } from '../../../narration/routes';
import { race } from '../../../tests/race';
import { sceneOf } from '../art/scene';
import { calloutSize, calloutSpot } from '../live/callout';

/** px per board unit if the whole board just fits, at 1440x900 and at 1024x768. */
const SCALES = [1.2, 0.75];
const TEXT = 'Tyres worn out: spin-off';

describe.each(['T', 'S', 'H'] as const)('the call-out on %s', (on) => {
  it.each(SCALES)('covers neither the path nor a square that can be chosen, at %d px per unit', (scale) => {
    const { circuit } = race(on);
    const { road, frame } = sceneOf(circuit.id);
    const size = calloutSize(TEXT, scale);
    let looked = 0;
    for (let place = 0; place < circuit.squares; place += 17) {
      const r = race(on)
        .car({ colour: 'red', at: circuit.places[place] ?? '', reading: 100 })
        .begin();
      for (const { moves } of r.offer('drive').speeds) {
        for (const route of routesOf(circuit.id, moves)) {
          if (route.danger === 'safe') continue;
          const squares = [...moves.map(({ to }) => to), place, ...route.path];
          const at = calloutSpot(road, route.to, TEXT, { squares, scale, within: frame });
          for (const square of squares) {
            const spot = road.spot(square);
            const isUnder =
              Math.abs(spot.x - at.x) < size.width / 2 + 10 && Math.abs(spot.y - at.y) < size.height / 2 + 10;
            expect([circuit.places[place], route.name, circuit.places[square], isUnder].at(-1)).toBe(false);
          }
          looked++;
        }
      }
    }
    expect(looked).toBeGreaterThan(30);
  });
});
