// The part of Formula D in the workshop, on a page: its judge and its drawings. Loaded where a circuit is made.

import type { Json } from '@core/contract';
import type { WorkshopUi } from '@ui/game-ui';
import { sketchRoad } from '@ui/workshop/sketch-road';
import { t } from '../text/t';
import { blankCircuit } from '../workshop/blank';
import { copyOf } from '../workshop/copy';
import type { FormulaSource } from '../workshop/source';
import { workshop } from '../workshop/workshop';
import { reportBoard } from './board/report-board';

/** Circuits of Formula D that players make. */
export const workshopUi: WorkshopUi = {
  read: workshop.read,
  draw: workshop.draw,
  ...(workshop.importOf && { importOf: workshop.importOf }),
  blank: (name) => blankCircuit(name, (n) => t('workshop.corner.name', { n })) as Json,
  copyOf: (circuit) => copyOf(circuit) as Json | undefined,
  get copyText() {
    return t('workshop.copy');
  },
  editor: async () => (await import('./editing/editor')).editor,
  sketch: (source: Json) => sketchRoad((source as FormulaSource).road),
  facts: (source: Json) => {
    const { spaces, corners, laps } = source as FormulaSource;
    return t('workshop.facts', { spaces, corners: corners.length, laps });
  },
  reportBoard,
  get reportTerms() {
    return {
      troubles: t('workshop.report.troubles'),
      cost: t('workshop.report.cost'),
      spent: t('workshop.report.spent'),
    };
  },
};
