// Heat's part of the workshop on a page: its judge and its drawings, in the page's language. Loaded where a circuit is made.

import type { Json } from '@core/contract';
import { ClosedCurve } from '@geometry/curve';
import type { Picture } from '@ui/art/picture';
import type { WorkshopUi } from '@ui/game-ui';
import { t } from '../text/t';
import { blankCircuit } from '../workshop/blank';
import { copyOf } from '../workshop/copy';
import type { HeatSource } from '../workshop/source';
import { workshop } from '../workshop/workshop';

/** Circuits of Heat that players make. */
export const workshopUi: WorkshopUi = {
  read: workshop.read,
  draw: workshop.draw,
  blank: (name) => blankCircuit(name, (n) => t('workshop.corner.name', { n })) as Json,
  copyOf: (circuit) => copyOf(circuit) as Json | undefined,
  sketch: (source) => sketch(source as HeatSource),
  facts: (source) => {
    const { spaces, corners, laps } = source as HeatSource;
    return t('workshop.facts', { spaces, corners: corners.length, laps });
  },
};

/** Places at which a sketched road is looked at. */
const PLACES = 240;
/** Of a sketch: its width and height, and the land around the road, px. */
const SKETCH = { width: 454, height: 172, margin: 22 } as const;

/** The road as one dark band on grass. */
function sketch({ road }: HeatSource): Picture {
  const places = new ClosedCurve(road).cut(PLACES, 0);
  const [xs, ys] = [places.map(([x]) => x), places.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const { width, height, margin } = SKETCH;
  const scale = Math.min(
    (width - 2 * margin) / Math.max(1, Math.max(...xs) - left),
    (height - 2 * margin) / Math.max(1, Math.max(...ys) - top),
  );
  const across = (width - (Math.max(...xs) - left) * scale) / 2;
  const down = (height - (Math.max(...ys) - top) * scale) / 2;
  const line = places.map(
    ([x, y]) => `${((x - left) * scale + across).toFixed(1)} ${((y - top) * scale + down).toFixed(1)}`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><path fill="#5f8f4d" d="M0 0H${width}V${height}H0z"/><path fill="none" stroke="#2b2e33" stroke-width="12" stroke-linejoin="round" d="M${line.join('L')}z"/></svg>`;
  return { svg, width, height };
}
