// Marks a race that set a record on its circuit, with the driver's name.

import type { RaceResult } from '@api/contract';
import type { GameUi } from '@ui/game-ui';
import { Chip } from '@ui/panels/panel';
import { Trophy } from 'lucide-react';
import type { ReactElement } from 'react';
import { useGameCard } from '../../app/games/games';
import { useApp } from '../../app/store';
import { useAnswer } from '../../app/use-answer';
import { t } from '../../text/results';
import { valueText } from '../statistics/figures';

/**
 * 'Ada's new best: 24 rounds' for the race as a whole, otherwise for a lap. Nothing if no record fell, nor after the first
 * race on a circuit, which has no record to beat.
 */
export function NewBest({ result, ui }: { result: RaceResult; ui: GameUi }): ReactElement | null {
  const { match, game, circuit } = result;
  const card = useGameCard(game);
  const owner = useApp((s) => s.role === 'owner');
  const decisions = owner && !result.origin.practice;
  const records = useAnswer('stats.records', decisions ? { game, circuit } : undefined).value ?? [];
  const set = records.filter((line) => line.match === match && line.contested);
  const kindOf = (figure: string) => card?.figures.find((one) => one.id === figure)?.record;
  const best = set.find((line) => kindOf(line.figure) === 'race') ?? set[0];
  if (best === undefined) return null;
  const value = valueText(ui, best.figure, best.value);
  const holder = result.seats.find((one) => one.seat === best.seat);
  const values = { value, name: holder?.name ?? best.name, you: String(holder?.driver.kind === 'you') };
  return (
    <Chip look="amber" icon={<Trophy size={16} className="icon" />}>
      {kindOf(best.figure) === 'race' ? t('best.race', values) : t('best.lap', values)}
    </Chip>
  );
}
