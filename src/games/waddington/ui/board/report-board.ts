// A circuit under a balance report, as the race paints it, with the names of its corners. Not here: its colours
// (ui/game/board/report-map.ts).

import { boxAround } from '@geometry/box';
import { reportMap } from '@ui/game/board/report-map';
import type { ReportBoard, ReportRoom } from '@ui/game-ui';
import { markerOf } from '../../geometry/corner-names';
import { LABEL_HEIGHT, labelArt, labelSpot } from './art/labels';
import { sceneOf } from './art/scene';

/** Rows before a band and behind it over which its colour fades. */
const REACH = { before: 3.5, behind: 1.2 } as const;
/** Names are longer than other signs, so they are drawn smaller by this much. */
const LONG = 1.6;
/** What is shown around the road, board units. */
const FRAME = 60;

/** A circuit's board for reports. */
export function reportBoard(circuit: string, room: ReportRoom): ReportBoard {
  const { road, theme, pieces, numbers } = sceneOf(circuit);
  const { rows, cells, corners } = road.circuit;
  return reportMap(
    {
      pieces: [...pieces, ...numbers],
      surround: theme.surround,
      frame: boxAround(road.outer, FRAME),
      spaces: cells.map(({ s }, place) => ({ outline: road.outline(place), at: s })),
      lap: rows,
      reach: REACH,
      corners: corners.map((corner) => {
        const places = corner.band.map(({ cell }) => road.placeOf(cell));
        const at = places.map((place) => road.cell(place)?.s ?? 0);
        const spots = places.map((place) => road.spot(place));
        const middle = (of: 'x' | 'y') => spots.reduce((sum, spot) => sum + spot[of], 0) / spots.length;
        return {
          from: Math.min(...at),
          to: Math.max(...at),
          foot: [middle('x'), middle('y')] as const,
          sign: labelArt(corner, markerOf(road.circuit, corner)),
          height: LABEL_HEIGHT * LONG,
          spot: (scale: number) => labelSpot(road, corner, scale),
        };
      }),
    },
    room,
  );
}
