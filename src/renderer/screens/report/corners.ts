// The corners of a report, in driving order, with what the charts and the board show of them.

import type { BalanceReport } from '@balance/report';
import { verdictOf } from '@balance/verdict';
import type { WorkshopUi } from '@ui/game-ui';
import { t } from '../../text/report';

/**
 * A corner. corner: 1-based. troubles: a share of passes; cost: points per pass; overtakes: per race, on the way to it; null: unknown. isIdle:
 * the verdict says that it decides nothing.
 */
export interface Corner {
  readonly place: string;
  readonly corner: number;
  readonly limit: number | null;
  readonly troubles: number;
  readonly cost: number;
  readonly overtakes: number | null;
  readonly isIdle: boolean;
}

/** The corners of a report. */
export function cornersOf(report: BalanceReport): Corner[] {
  const idle = verdictOf(report).findings.flatMap(({ code, corner }) => (code === 'idle' ? [corner] : []));
  return report.places.flatMap(({ place, corner, limit, troubleShare, costPerPass, overtakes }) =>
    corner === null
      ? []
      : [
          {
            place,
            corner,
            limit: limit?.now ?? null,
            troubles: troubleShare,
            cost: costPerPass,
            overtakes,
            isIdle: idle.includes(corner),
          },
        ],
  );
}

/** How the game calls trouble and cost of a corner. */
export function termsOf({ reportTerms }: WorkshopUi): { troubles: string; cost: string; spent: string } {
  return { troubles: t('map.troubles'), cost: t('map.cost'), spent: t('cost.title'), ...reportTerms };
}
