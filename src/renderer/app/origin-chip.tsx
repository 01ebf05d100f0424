// A chip that shows what a race belongs to: its season and which race of it, or practice.

import type { RaceOrigin } from '@api/season';
import { Chip } from '@ui/panels/panel';
import { FlaskConical, Trophy } from 'lucide-react';
import { memo, type ReactElement, type ReactNode } from 'react';
import { rich, t } from '../text/app';
import { messageText } from './api-errors';
import styles from './origin-chip.module.css';

/** The chip; nothing for a single race. */
export const OriginChip = memo(function OriginChip({ origin }: { origin: RaceOrigin }): ReactElement | null {
  const { season, practice } = origin;
  if (!practice && season === null) return null;
  const Icon = practice ? FlaskConical : Trophy;
  return (
    <Chip icon={<Icon size={15} className="icon" />}>
      <span className={styles.originText}>
        {practice || season === null ? t('origin.practice') : <SeasonText season={season} />}
      </span>
    </Chip>
  );
});

/** A long name is cut, but not the text after it. */
function SeasonText({ season }: { season: NonNullable<RaceOrigin['season']> }): ReactElement {
  const parts = {
    name: (inner: ReactNode) => <bdi className={styles.originName}>{inner}</bdi>,
    rest: (inner: ReactNode) => <span>{inner}</span>,
  };
  const { name, table, ...place } = season;
  if (table !== undefined) return rich('origin.table.chip', { season: name, table: messageText(table) }, parts);
  return rich(season.legs > 1 ? 'origin.part.chip' : 'origin.race.chip', { ...place, season: name }, parts);
}
