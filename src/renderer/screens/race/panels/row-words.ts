// A row of the standings as it is read out. Not for: showing it (standings.tsx).

import type { SeatInfo } from '@api/contract';
import type { RaceFrame } from '@ui/game-ui';
import { ordinal } from '@ui/phrases';

/** A row as it is read out: '2nd, Ada, AI driver, gap +13'. gapTitle: of the column. */
export function rowWords(
  { seat, place, figure, gap, units, said, behind, out, marked }: RaceFrame['standings'][number],
  info: SeatInfo | undefined,
  gapTitle = 'Gap',
): string {
  const drivenBy = info?.driver.kind === 'ai' ? 'AI driver' : info?.driver.kind === 'automaton' ? 'automaton' : '';
  const read = gap && `${gapTitle.toLowerCase()} ${gap}`.trim();
  const figures = units ? [figure && `${figure} ${units[0]}`, gap && `${gap} ${units[1]}`] : [figure, read];
  const words = said === undefined ? figures : [said];
  return [ordinal(place), info?.name ?? `Car ${seat + 1}`, drivenBy, ...words, behind, marked, out ? 'out' : '']
    .filter((part) => part !== undefined && part !== null && part.trim() !== '')
    .join(', ');
}
