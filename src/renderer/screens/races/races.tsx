// Replays: the finished races with their filters, and, beside them, those that are saved to go on with.

import { Button } from '@ui/panels/button';
import { ScreenFrame } from '@ui/panels/screen-frame';
import { Segments } from '@ui/panels/segments';
import { toast } from '@ui/panels/toasts';
import { ChartLine } from 'lucide-react';
import { type ReactElement, Suspense, useEffect } from 'react';
import { useLocation } from 'wouter';
import { ImportButton } from '../../app/files/import-button';
import { Notices } from '../../app/notices';
import { to } from '../../app/routes';
import { refreshRaces } from '../../app/store';
import { AppTopBar } from '../../app/top-bar';
import { FinishedRaces } from './finished';
import styles from './races.module.css';
import { SavedRaces, useSavedRaces } from './saved';

/** The replays screen. show: 'saved' for races to go on with; finished ones else. */
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
          <h1 className="heading h1">Replays</h1>
          <Segments
            label="Which races"
            value={shown}
            choices={[
              { value: 'finished', label: 'Finished' },
              { value: 'saved', label: `Saved ${saved?.length ?? ''}` },
            ]}
            onChange={(next) => navigate(to.races(next), { replace: true })}
          />
          <span className={styles.racesGap} />
          <BringIn />
          <Button icon={<ChartLine size={18} className="icon" />} onClick={() => navigate(to.statistics())}>
            Statistics
          </Button>
        </div>
        <Suspense>{shown === 'saved' ? <SavedRaces /> : <FinishedRaces />}</Suspense>
      </div>
    </ScreenFrame>
  );
}

/** Takes in a race, or a whole season, that another Paddock has exported. */
function BringIn(): ReactElement {
  const [, navigate] = useLocation();
  return (
    <ImportButton
      label="Race or season file"
      onCame={(came, here) => {
        const words =
          came.kind === 'race' ? 'The race is among your replays now.' : `${came.name} is among your seasons now.`;
        toast('good', words);
        if (here) navigate(came.kind === 'race' ? to.results(came.match) : to.season(came.season));
      }}
    />
  );
}
