// The right column: time trials with their medals. Not here: driving one (screens/race).

import type { Trial, TrialKind } from '@api/trials/commands';
import { Button } from '@ui/controls/button';
import { Segments } from '@ui/controls/segments';
import { Medal } from '@ui/panels/medal';
import { Panel } from '@ui/panels/panel';
import { ScrollArea } from '@ui/panels/scroll-area';
import { Ghost, Map as MapIcon } from 'lucide-react';
import { type ReactElement, Suspense, useState } from 'react';
import { attempt } from '../../../app/client';
import { plateNameOf } from '../../../app/games/boxes';
import { rich, t } from '../../../text/club/trials';
import { FIRST_ROWS, firstRows, medalCounts, trialsOf } from './figures';
import { TrialRow } from './trial-row';
import styles from './trials.module.css';
import { type TrialsHome, useStartTrial, useTrialsHome } from './use-trials';

/** The other choice after each. */
const AFTER = { own: 'rival', rival: 'off', off: 'own' } as const;

/** The panel. game: of the filter; null: all. */
export function TrialsColumn({ game }: { game: string | null }): ReactElement {
  const home = useTrialsHome();
  return (
    <Panel className={styles.trials} label={t('title')}>
      {home === undefined ? (
        <p className="note" role="status">
          {t('fetching')}
        </p>
      ) : (
        <Trials home={home} game={game} />
      )}
    </Panel>
  );
}

function Trials({ home, game }: { home: TrialsHome; game: string | null }): ReactElement {
  const [kind, setKind] = useState<TrialKind>('lap');
  const [showsAll, setShowsAll] = useState(false);
  const { isBusy, start } = useStartTrial();
  const trials = trialsOf(home.trials, kind, game);
  const rows = showsAll ? trials : firstRows(trials);
  return (
    <>
      <div className={styles.trialsHead}>
        <h2 className="heading h3">{t('title')}</h2>
        <Segments<TrialKind>
          label={t('kind.label')}
          value={kind}
          choices={(['lap', 'race'] as const).map((value) => ({ value, label: t(`kind.${value}`) }))}
          onChange={setKind}
        />
      </div>
      {trials.length === 0 ? (
        <p className={styles.trialsNone}>{noneText(home, kind, game)}</p>
      ) : (
        <>
          <Counts trials={trials} />
          <ScrollArea as="ul" className={styles.trialsList} aria-label={t('list')}>
            {rows.map((trial) => (
              <li key={`${trial.game} ${trial.circuit}`}>
                <Suspense fallback={<span className={styles.trialWaits} />}>
                  <TrialRow
                    {...{ trial, isBusy }}
                    ghost={home.ghost}
                    isRunning={isSame(home.running, trial)}
                    onStart={() => start(trial)}
                  />
                </Suspense>
              </li>
            ))}
          </ScrollArea>
        </>
      )}
      <div className={styles.trialsButtons}>
        {trials.length > FIRST_ROWS && (
          <Button
            icon={<MapIcon size={17} className="icon" />}
            aria-expanded={showsAll}
            onClick={() => setShowsAll(!showsAll)}
          >
            {showsAll ? t('all.less') : t('all.more', { all: trials.length })}
          </Button>
        )}
        <Button
          icon={<Ghost size={17} className="icon" />}
          onClick={() => void attempt('trials.setGhost', { ghost: AFTER[home.ghost] })}
        >
          {t('ghosts.choice', { ghost: home.ghost })}
        </Button>
      </div>
    </>
  );
}

/** How many circuits have each medal. */
function Counts({ trials }: { trials: readonly Trial[] }): ReactElement {
  return (
    <ul className={styles.counts} aria-label={t('counts.label')}>
      {medalCounts(trials).map(({ medal, won }) => (
        <li key={medal}>
          <Medal kind={medal} won />
          <span className="visually-hidden">{t('counts.said', { medal, won, all: trials.length })}</span>
          <span className="num" aria-hidden="true">
            {rich('counts.of', { won, all: trials.length }, { small: (inner) => <small>{inner}</small> })}
          </span>
        </li>
      ))}
    </ul>
  );
}

function isSame(running: TrialsHome['running'], trial: Trial): boolean {
  return running?.game === trial.game && running.circuit === trial.circuit && running.kind === trial.kind;
}

/** Why there is nothing, with the nearest offer. */
function noneText({ trials }: TrialsHome, kind: TrialKind, game: string | null): string {
  const isOther = game !== null && trials.some((one) => one.game === game);
  return isOther ? t(`none.${kind}`, { game: plateNameOf(game) }) : t('none');
}
