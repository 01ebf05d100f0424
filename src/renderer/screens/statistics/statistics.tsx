// Statistics: everyone who has raced here, and the records of every circuit.

import { Tabs } from '@base-ui/react/tabs';
import { Button } from '@ui/controls/button';
import { classes } from '@ui/panels/classes';
import { ScreenFrame } from '@ui/panels/screen-frame';
import { playSound } from '@ui/sound/sound';
import { Clapperboard } from 'lucide-react';
import { type ReactElement, Suspense } from 'react';
import { useLocation } from 'wouter';
import { Notices } from '../../app/notices';
import { to } from '../../app/routes';
import { AppTopBar } from '../../app/top-bar';
import { t } from '../../text/statistics';
import { PickCircuit } from '../races/pick';
import { Drivers } from './drivers';
import { TABS, type Tab, useShown } from './filter';
import { Records } from './records';
import styles from './statistics.module.css';

/** The statistics screen. */
export function StatisticsScreen(): ReactElement {
  const [, navigate] = useLocation();
  const tab = useShown((s) => s.tab);
  return (
    <ScreenFrame top={<AppTopBar />}>
      <Notices />
      <Tabs.Root
        className={classes(styles.stats)}
        value={tab}
        onValueChange={(next: Tab) => useShown.setState({ tab: next })}
      >
        <div className={styles.statsHead}>
          <h1 className="heading h1">{t('title')}</h1>
          <Tabs.List className={classes(styles.statsTabs)} aria-label={t('tabs.label')}>
            {TABS.map((one) => (
              <Tabs.Tab key={one} value={one} className={classes(styles.statsTab)} onClick={() => playSound('click')}>
                {t(`tab.${one}`)}
              </Tabs.Tab>
            ))}
          </Tabs.List>
          <span className={styles.statsGap} />
          <StatFilter />
          <Button icon={<Clapperboard size={18} className="icon" />} onClick={() => navigate(to.races('finished'))}>
            {t('replays')}
          </Button>
        </div>
        <Tabs.Panel value="drivers" className={classes(styles.statsPanel)}>
          <Suspense>
            <Drivers />
          </Suspense>
        </Tabs.Panel>
        <Tabs.Panel value="records" className={classes(styles.statsPanel)}>
          <Suspense>
            <Records />
          </Suspense>
        </Tabs.Panel>
      </Tabs.Root>
    </ScreenFrame>
  );
}

/** Which races are counted. */
export function StatFilter(): ReactElement {
  const game = useShown((s) => s.game);
  const circuit = useShown((s) => s.circuit);
  return <PickCircuit game={game} circuit={circuit} onChange={(picked) => useShown.setState(picked)} />;
}
