// Heat's part of the workshop on a page: its judge and its drawings, in the page's language. Loaded where a circuit is made.

import type { Json } from '@core/contract';
import type { WorkshopUi } from '@ui/game-ui';
import { t } from '../text/t';
import { blankCircuit } from '../workshop/blank';
import type { HeatSource } from '../workshop/source';
import { workshop } from '../workshop/workshop';
import { reportBoard } from './board/report-board';

/** Circuits of Heat that players make. */
export const workshopUi: WorkshopUi = {
  read: workshop.read,
  draw: workshop.draw,
  blank: (name) => blankCircuit(name, (n) => t('workshop.corner.name', { n })) as Json,
  facts: (source) => {
    const { spaces, corners, laps } = source as HeatSource;
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
