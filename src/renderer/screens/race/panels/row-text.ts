// A row of the standings as text for screen readers. Not here: showing it (standings.tsx).

import type { SeatInfo } from '@api/contract';
import { nameOf, ordinal } from '@narration/phrases';
import type { RaceFrame } from '@ui/game-ui';
import { t } from '../../../text/race';

/** A row as text for screen readers: '2nd, Ada, AI driver, gap +13'. gapTitle: the column's title. */
export function rowText(
  { seat, place, figure, gap, units, spoken, behind, out, marked }: RaceFrame['standings'][number],
  info: SeatInfo | undefined,
  gapTitle?: string,
): string {
  const kind = info?.driver.kind;
  const drivenBy = kind === 'ai' ? t('standings.ai') : kind === 'automaton' ? t('row.automaton') : '';
  // A game's own column explains its figures itself.
  const read = out || gap === '' ? '' : gapTitle === undefined ? t('row.gap', { gap }) : gap;
  const figures = units ? [figure && `${figure} ${units[0]}`, gap && `${gap} ${units[1]}`] : [figure, read];
  const lines = spoken === undefined ? figures : [spoken];
  return [ordinal(place), nameOf(info ? [info] : [], seat), drivenBy, ...lines, behind, marked, out ? t('row.out') : '']
    .filter((part) => part !== undefined && part !== null && part.trim() !== '')
    .join(', ');
}
