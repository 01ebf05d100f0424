// The page around the campaign and the ladder: the title with the way between the two. Not here: what is on them.

import { classes } from '@ui/panels/classes';
import { ScreenFrame } from '@ui/panels/screen-frame';
import { Flag, TrendingUp } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { Link } from 'wouter';
import { Notices } from '../../app/notices';
import { to } from '../../app/routes';
import { AppTopBar } from '../../app/top-bar';
import { t } from '../../text/club/campaign';
import styles from './frame.module.css';

export interface CampaignFrameProps {
  here: 'campaign' | 'ladder';
  /** The game whose ladder the link opens. */
  game: string | undefined;
  intro: string;
  /** At the right of the title. */
  side: ReactNode;
  children: ReactNode;
}

/** The page. */
export function CampaignFrame({ here, game, intro, side, children }: CampaignFrameProps): ReactElement {
  return (
    <ScreenFrame top={<AppTopBar />}>
      <Notices />
      <div className={styles.campaignPage}>
        <div className={styles.campaignHead}>
          <h1 className="heading h1">{t(here === 'campaign' ? 'title' : 'ladder.title')}</h1>
          <nav className={styles.campaignViews} aria-label={t('views')}>
            <ViewLink href={to.campaign()} here={here === 'campaign'} icon={<Flag size={18} aria-hidden="true" />}>
              {t('view.campaign')}
            </ViewLink>
            <ViewLink
              href={to.ladder(game)}
              here={here === 'ladder'}
              icon={<TrendingUp size={18} aria-hidden="true" />}
            >
              {t('view.ladder')}
            </ViewLink>
          </nav>
          <div className={styles.campaignSide}>{side}</div>
        </div>
        <p className={classes('note', styles.campaignIntro)}>{intro}</p>
        {children}
      </div>
    </ScreenFrame>
  );
}

function ViewLink(props: { href: string; here: boolean; icon: ReactNode; children: ReactNode }): ReactElement {
  const { href, here, icon, children } = props;
  return (
    <Link
      href={href}
      className={classes(styles.campaignView, here && styles.campaignViewHere)}
      aria-current={here ? 'page' : undefined}
    >
      {icon}
      {children}
    </Link>
  );
}

/** Shown until the host has answered. */
export function Fetching(): ReactElement {
  return (
    <p className="note" role="status">
      {t('fetching')}
    </p>
  );
}
