// The building blocks of articles' drawings: cards, coins, dice and badges as on the table.

import { Drawn } from '@ui/reference/pieces';
import type { ReactElement } from 'react';
import { cardNamed } from '../../data/cards';
import { badgeText } from '../../narration/texts';
import { cardPicture } from '../art/cards';
import { Badge } from '../cards/badge';

/** Cards by their ids, such as '9H', each this high, px. */
export function Cards({ ids, height }: { ids: readonly string[]; height: number }): ReactElement[] {
  return ids.map((id) => <Drawn key={id} picture={cardPicture(cardNamed(id))} height={height} />);
}

/** The badge for this place in a Storm, from 1. */
export function StormBadge({ place }: { place: number }): ReactElement {
  return (
    <Badge place={place} className={undefined}>
      {badgeText(place)}
    </Badge>
  );
}
