// The part of Formula D in the workshop, on a page: its judge and its drawings. Loaded where a circuit is made.

import type { Json } from '@core/contract';
import type { WorkshopUi } from '@ui/game-ui';
import { sketchRoad } from '@ui/workshop/sketch-road';
import { t } from '../text/t';
import type { FormulaSource } from '../workshop/source';
import { workshop } from '../workshop/workshop';

/** Circuits of Formula D that players make. */
export const workshopUi: WorkshopUi = {
  read: workshop.read,
  draw: workshop.draw,
  sketch: (source: Json) => sketchRoad((source as FormulaSource).road),
  facts: (source: Json) => {
    const { spaces, corners, laps } = source as FormulaSource;
    return t('workshop.facts', { spaces, corners: corners.length, laps });
  },
};
