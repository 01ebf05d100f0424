// Replays: the finished races with their filters, and, beside them, the saved races to continue.

import { Button } from '@ui/controls/button';
import { Segments } from '@ui/controls/segments';
import { toast } from '@ui/overlays/toasts';
import { ScreenFrame } from '@ui/panels/screen-frame';
import { ChartLine } from 'lucide-react';
import { type ReactElement, Suspense, useEffect } from 'react';
import { useLocation } from 'wouter';
import { ImportButton } from '../../app/files/import-button';
import { Notices } from '../../app/notices';
import { to } from '../../app/routes';
import { refreshRaces } from '../../app/store';
import { AppTopBar } from '../../app/top-bar';
import { t } from '../../text/races';
import { FinishedRaces } from './finished';
import styles from './races.module.css';
import { SavedRaces, useSavedRaces } from './saved';

/** The replays screen. show: 'saved' for races to continue; otherwise finished ones. */
export function RacesScreen({ show }: { show: string | undefined }): ReactElement {
  const [, navigate] = useLocation();
  const saved = useSavedRaces();
  useEffect(() => void refreshRaces(), []);
  const shown = show === 'saved' ? 'saved' : 'finished';
  return (
    <ScreenFrame top={<AppTopBar />}>
      <Notices />
      <div className={styles.races}>
        <div className={styles.racesHead}>
          <h1 className="heading h1">{t('title')}</h1>
          <Segments
            label={t('tabs.label')}
            value={shown}
            choices={[
              { value: 'finished', label: t('tab.finished') },
              {
                value: 'saved',
                label: saved === undefined ? t('tab.saved') : t('tab.savedCount', { n: saved.length }),
              },
            ]}
            onChange={(next) => navigate(to.races(next), { replace: true })}
          />
          <span className={styles.racesGap} />
          <BringIn />
          <Button icon={<ChartLine size={18} className="icon" />} onClick={() => navigate(to.statistics())}>
            {t('statistics')}
          </Button>
        </div>
        <Suspense fallback={<Looking />}>{shown === 'saved' ? <SavedRaces /> : <FinishedRaces />}</Suspense>
      </div>
    </ScreenFrame>
  );
}

/** While the games of the list load. */
function Looking(): ReactElement {
  return (
    <p className="note" role="status">
      {t('list.looking')}
    </p>
  );
}

/** Imports a race, or a whole season, that another Paddock has exported. */
function BringIn(): ReactElement {
  const [, navigate] = useLocation();
  return (
    <ImportButton
      label={t('import.label')}
      onCame={(came, here) => {
        toast('good', came.kind === 'race' ? t('import.race') : t('import.season', { name: came.name }));
        if (here) navigate(came.kind === 'race' ? to.results(came.match) : to.season(came.season));
      }}
    />
  );
}
