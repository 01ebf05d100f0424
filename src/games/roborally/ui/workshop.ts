// RoboRally's part of the workshop on a page: its judge and its drawings. Loaded where a course is made.

import type { Json } from '@core/contract';
import type { Picture } from '@ui/art/picture';
import type { WorkshopUi } from '@ui/game-ui';
import { t } from '../text/t';
import type { RoborallySource } from '../workshop/source';
import { workshop } from '../workshop/workshop';

/** Courses of RoboRally that players make. */
export const workshopUi: WorkshopUi = {
  read: workshop.read,
  draw: workshop.draw,
  sketch: (source: Json) => sketch(source as RoborallySource),
  facts: (source: Json) => {
    const { boards, checkpoints } = source as RoborallySource;
    return t('workshop.facts', { boards: boards.length, flags: checkpoints.length });
  },
};

/** px of a cell, and the factory's floor around the boards in cells. */
const CELL = 12;
const MARGIN = 1;

/** The boards as plates, with their pits, belts and checkpoints. */
function sketch({ boards, checkpoints }: RoborallySource): Picture {
  const across = boards.map(({ x, rows }) => x + (rows[0]?.length ?? 0));
  const down = boards.map(({ y, rows }) => y + rows.length);
  const width = (Math.max(...across) + 2 * MARGIN) * CELL;
  const height = (Math.max(...down) + 2 * MARGIN) * CELL;
  const at = (cells: number) => (cells + MARGIN) * CELL;
  const plates = boards.map(({ x, y, rows }) => {
    return `<path fill="#3a4148" d="M${at(x)} ${at(y)}h${(rows[0]?.length ?? 0) * CELL}v${rows.length * CELL}H${at(x)}z"/>`;
  });
  const cells = boards.flatMap(({ x, y, rows }) =>
    rows.flatMap((row, north) =>
      [...row].map((sign, west) =>
        sign === '.'
          ? ''
          : `<path fill="${sign === 'O' ? '#000' : '#8a6a2b'}" d="M${at(x + west) + 1} ${at(y + north) + 1}h${CELL - 2}v${CELL - 2}h${2 - CELL}z"/>`,
      ),
    ),
  );
  const flags = checkpoints.map(({ x, y }) => {
    return `<circle fill="#4cc38a" cx="${at(x) + CELL / 2}" cy="${at(y) + CELL / 2}" r="${CELL / 2 - 1}"/>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><path fill="#20262b" d="M0 0H${width}V${height}H0z"/>${plates.join('')}${cells.join('')}${flags.join('')}</svg>`;
  return { svg, width, height };
}
