// The part of Waddington's Formula 1 in the workshop, on a page: its judge and its drawings. Loaded where a circuit is made.

import type { Json } from '@core/contract';
import type { WorkshopUi } from '@ui/game-ui';
import { sketchRoad } from '@ui/workshop/sketch-road';
import { t } from '../text/t';
import { blankCircuit } from '../workshop/blank';
import { copyOf } from '../workshop/copy';
import type { WaddingtonSource } from '../workshop/source';
import { workshop } from '../workshop/workshop';
import { reportBoard } from './board/report-board';

/** Circuits of Waddington's Formula 1 that players make. */
export const workshopUi: WorkshopUi = {
  read: workshop.read,
  draw: workshop.draw,
  blank: (name) => blankCircuit(name, (n) => t('workshop.corner.name', { n })) as Json,
  copyOf: (circuit) => copyOf(circuit) as Json | undefined,
  get copyText() {
    return t('workshop.copy');
  },
  editor: async () => (await import('./editing/editor')).editor,
  sketch: (source: Json) => sketchRoad((source as WaddingtonSource).road),
  facts: (source: Json) => {
    const { rows, corners, laps } = source as WaddingtonSource;
    return t('workshop.facts', { rows, corners: corners.length, laps });
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
