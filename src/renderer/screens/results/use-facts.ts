// What a result says of its race over the headline: what it belongs to, game, circuit, length, event.

import type { RaceResult } from '@api/contract';
import { circuitName, occasionNameIn } from '@narration/catalogue-names';
import { originText } from '../../app/format';
import { useGameCard } from '../../app/games/games';
import { t } from '../../text/results';

/** 'Season Two, race 2 of 3 · Heat · Italy · 3 laps'. */
export function useFacts(result: RaceResult): string {
  const card = useGameCard(result.game);
  const laps = result.laps ?? result.options.laps;
  const lines = [
    originText(result.origin),
    card?.name ?? result.game,
    circuitName(card, result.circuit),
    typeof laps === 'number' ? t('laps', { n: laps }) : undefined,
    result.occasion ? occasionNameIn(result.game, result.occasion) : undefined,
  ];
  return [...new Set(lines)].filter((part) => part !== undefined).join(' · ');
}
