// A circuit under a balance report, as the race paints it, with the boxes of its corners. Not here: its colours
// (ui/game/board/report-map.ts).

import { boxAround } from '@geometry/box';
import { entry } from '@geometry/line';
import { reportMap } from '@ui/game/board/report-map';
import type { ReportBoard, ReportRoom } from '@ui/game-ui';
import { SIGN, signSpot } from '../../geometry/sign-place';
import { sceneOf } from './art/scene';
import { signArt } from './art/signs';

/** Half spaces before a corner and behind it over which its colour fades. */
const REACH = { before: 6, behind: 3 } as const;
/** What is shown around the road, board units. */
const FRAME = 60;

/** A circuit's board for reports. */
export function reportBoard(circuit: string, room: ReportRoom): ReportBoard {
  const { road, theme, pieces } = sceneOf(circuit);
  const { lapPos, pos, corner: cornerAt, corners, lane } = road.circuit;
  const spaces = pos.flatMap((at, space) =>
    'ABC'.includes(entry(lane, space)) ? [{ outline: road.outline(space), at }] : [],
  );
  return reportMap(
    {
      pieces,
      surround: theme.surround,
      frame: boxAround(road.line.points, FRAME),
      spaces,
      lap: lapPos,
      reach: REACH,
      corners: corners.map((corner) => {
        const own = pos.filter((_, space) => cornerAt[space] === corner.index);
        const [from, to] = [Math.min(...own), Math.max(...own)];
        const { x, y } = road.line.at(road.distanceOf((from + to) / 2));
        return {
          from,
          to,
          foot: [x, y] as const,
          sign: signArt(corner, false),
          height: SIGN.height,
          spot: (scale: number) => signSpot(road, corner, scale),
        };
      }),
    },
    room,
  );
}
