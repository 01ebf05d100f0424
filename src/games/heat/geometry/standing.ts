// The permanent things on a board, not to be covered by what a weekend adds. Not here: drawing them (ui/board/art).

import type { Kept } from './free-ground';
import type { Road } from './road';
import { TOKEN } from './roadside';

/** Where a circuit's look puts its pits and lakes. setBack: from the middle of the road; reach: of a whole lake. */
export interface Places {
  pit: { space: number; setBack: number };
  landmarks?: readonly Kept[];
}

/** Radius around points of the pit building and its lorries, board units. */
const PIT = 26;
/** How far the lorries are behind the pit building, board units. */
const LORRIES = 28;
/** Radius around the middle of a grandstand and of a sign, board units. */
const STAND = 40;
const SIGN_ROOM = 34;

/** Signs, road tokens, gantry, grandstands, lakes and pits as circles. scale: of signs and tokens. */
export function standingOn({ road, theme }: { road: Road; theme: Places }, scale: number): Kept[] {
  const { corners, scenery, finish } = road.circuit;
  const { space, setBack } = theme.pit;
  const pits = [-48, 0, 48].flatMap((along) =>
    [setBack, setBack + LORRIES].map((back) => {
      return { ...road.line.at(road.distanceOf(space) + along, road.inside * back), reach: PIT };
    }),
  );
  const stands = scenery.filter(({ kind }) => kind === 'grandstand');
  const lakes = (theme.landmarks ?? []).map(({ x, y, reach }) => ({ x, y, reach: reach * 0.6 }));
  const houses = [...pits, ...lakes, ...stands.map(({ x, y }) => ({ x, y, reach: STAND }))];
  const start = { ...finish, reach: road.half + 20 };
  const signs = corners.flatMap(({ sign, roadToken }) => [
    { ...sign, reach: SIGN_ROOM * scale },
    { ...roadToken, reach: (TOKEN + 3) * scale },
  ]);
  return [...signs, ...houses, start];
}
