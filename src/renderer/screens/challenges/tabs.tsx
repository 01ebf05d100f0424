// On a phone: which of themes, own races and time trials is open. Not here: what they show.

import { Segments } from '@ui/controls/segments';
import type { ReactElement } from 'react';
import { t } from '../../text/club/challenges';
import styles from './challenges.module.css';

const TABS = ['themes', 'own', 'trials'] as const;
export type ChallengeTab = (typeof TABS)[number];

export interface ChallengeTabsProps {
  tab: ChallengeTab;
  onTab(tab: ChallengeTab): void;
}

/** The three, side by side. */
export function ChallengeTabs({ tab, onTab }: ChallengeTabsProps): ReactElement {
  const choices = TABS.map((value) => ({ value, label: t(`tabs.${value}`) }));
  return (
    <div className={styles.tabs}>
      <Segments<ChallengeTab> wide label={t('tabs.label')} value={tab} choices={choices} onChange={onTab} />
    </div>
  );
}
