// Two links on the screen of challenges: how far the campaign and the ladder are. It loads its words itself.

import { Flag, TrendingUp } from 'lucide-react';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { to } from '../../app/routes';
import { t } from '../../text/club/campaign';
import styles from './entry.module.css';
import { useCampaignHome } from './use-campaign';

/** The links; nothing until the host has answered. game: of the filter; null: the game in which most steps are done. */
export function CampaignEntry({ game }: { game: string | null }): ReactElement | null {
  const home = useCampaignHome();
  if (home === undefined || home.lanes.length === 0) return null;
  const furthest = home.lanes.toSorted((a, b) => (b.nextStep ?? 99) - (a.nextStep ?? 99))[0];
  const lane = home.lanes.find((one) => one.game === game) ?? furthest;
  const count = lane?.steps.length ?? 0;
  return (
    <nav className={styles.entry} aria-label={t('entry')}>
      <Link href={to.campaign(game ?? undefined)} className={styles.entryLink}>
        <Flag size={20} aria-hidden="true" />
        <b>{t('card.campaign')}</b>
        <span>{t('card.campaign.count', { done: home.done, count: home.count })}</span>
      </Link>
      <Link href={to.ladder(lane?.game)} className={styles.entryLink}>
        <TrendingUp size={20} aria-hidden="true" />
        <b>{t('card.ladder')}</b>
        <span>
          {lane?.nextStep == null ? t('card.ladder.done') : t('card.ladder.count', { n: lane.nextStep, count })}
        </span>
      </Link>
    </nav>
  );
}
