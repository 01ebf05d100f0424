// What a race belongs to, in a chip: its season and which race of it, or that it is practice.

import type { RaceOrigin } from '@api/season';
import { Chip } from '@ui/panels/panel';
import { FlaskConical, Trophy } from 'lucide-react';
import type { ReactElement } from 'react';
import styles from './origin-chip.module.css';
import { originWords } from './words';

/** The chip; nothing for a race of its own. */
export function OriginChip({ origin }: { origin: RaceOrigin }): ReactElement | null {
  const words = originWords(origin);
  if (words === undefined) return null;
  const Icon = origin.practice ? FlaskConical : Trophy;
  const name = origin.practice ? '' : (origin.season?.name ?? '');
  return (
    <Chip icon={<Icon size={15} className="icon" />}>
      <span className={styles.originWords}>
        <bdi className={styles.originName}>{name}</bdi>
        <span>{words.slice(name.length)}</span>
      </span>
    </Chip>
  );
}
