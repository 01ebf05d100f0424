// Heat's part of the workshop on a page: its judge and its drawings, in the page's language. Loaded where a circuit is made.

import type { Json } from '@core/contract';
import type { WorkshopUi } from '@ui/game-ui';
import { sketchRoad } from '@ui/workshop/sketch-road';
import { t } from '../text/t';
import { blankCircuit } from '../workshop/blank';
import { copyOf } from '../workshop/copy';
import type { HeatSource } from '../workshop/source';
import { workshop } from '../workshop/workshop';
import { reportBoard } from './board/report-board';
import { heatFile } from './workshop-export';

/** Circuits of Heat that players make. */
export const workshopUi: WorkshopUi = {
  read: workshop.read,
  draw: workshop.draw,
  blank: (name) => blankCircuit(name, (n) => t('workshop.corner.name', { n })) as Json,
  copyOf: (circuit) => copyOf(circuit) as Json | undefined,
  sketch: (source) => sketchRoad((source as HeatSource).road),
  facts: (source) => {
    const { spaces, corners, laps } = source as HeatSource;
    return t('workshop.facts', { spaces, corners: corners.length, laps });
  },
  ...(workshop.importOf && { importOf: workshop.importOf }),
  exports: [{ ending: 'heat', text: (source) => heatFile(source as HeatSource) }],
  editor: async () => (await import('./editing/editor')).editor,
  reportBoard,
  get reportTerms() {
    return {
      troubles: t('workshop.report.troubles'),
      cost: t('workshop.report.cost'),
      spent: t('workshop.report.spent'),
    };
  },
};
