// The upper edge of a report: which circuit, what the races say of it, and how far they are.

import type { KeptCircuit } from '@api/circuits/commands';
import type { CircuitReport } from '@api/report/commands';
import { Button } from '@ui/controls/button';
import { classes } from '@ui/panels/classes';
import type { TagNodes } from '@ui/rich/rich';
import { ChevronLeft, Play, RotateCcw, Scale, Square } from 'lucide-react';
import type { ReactElement } from 'react';
import { boxOf } from '../../app/games/boxes';
import { rich, t } from '../../text/report';
import { GuideButton } from '../guide/guide-button';
import styles from './head.module.css';
import type { Said } from './said';
import type { Shown } from './shown';

/** Seconds above which the time left is in minutes. */
const LONG = 90;
const RADIUS = 27;
const ROUND = 2 * Math.PI * RADIUS;
const SMALL: TagNodes = { small: (inner) => <small>{inner}</small> };

export interface HeadProps {
  circuit: KeptCircuit;
  shown: Shown;
  onBack(): void;
}

/** The way back, and what is tested. */
export function Head({ circuit, shown, onBack }: HeadProps): ReactElement {
  const Cover = boxOf(circuit.game)?.cover;
  const { level, cars } = shown.state;
  const laps = shown.report?.lapsOption?.now ?? 0;
  return (
    <div className={classes(styles.reportHead, 'panel panel-glass')}>
      <Button
        size="small"
        icon={<ChevronLeft size={20} className="icon" />}
        className={styles.reportBack}
        onClick={onBack}
      >
        {t('back')}
      </Button>
      {Cover && (
        <span className={styles.reportBox}>
          <Cover />
        </span>
      )}
      <div className={styles.reportName}>
        <p className="heading">{circuit.name}</p>
        <p className="note">{t('test', { laps, cars, level: shown.ui.levelNames[level] ?? level })}</p>
      </div>
      <GuideButton about="screen.report" game={circuit.game} />
    </div>
  );
}

/** The verdict. */
export function Banner({ said }: { said: Said }): ReactElement {
  return (
    <div className={classes(styles.reportBanner, 'panel panel-glass')} data-look={said.look} role="status">
      <span className={styles.reportScale} aria-hidden="true">
        <Scale size={25} className="icon" />
      </span>
      <div>
        <p className={classes('heading', styles.reportVerdict)}>{said.title}</p>
        <p className={styles.reportFinding}>{said.line}</p>
      </div>
    </div>
  );
}

/** How far the races are, with the button that starts or stops them. */
export function Progress(props: { state: CircuitReport; onStart(): void; onStop(): void }): ReactElement {
  const { state, onStart, onStop } = props;
  const { progress, trial } = state;
  const isOpen = [progress, trial].some((one) => one?.status === 'waiting' || one?.status === 'running');
  const shown = trial !== null && isOpen ? trial : progress;
  return (
    <div className={classes(styles.reportProgress, 'panel panel-glass')}>
      <Ring share={shown?.share ?? 0} />
      <div className={styles.reportCount}>
        <p className={styles.reportDriven}>
          {isOpen
            ? rich('progress.of', { driven: shown?.driven ?? 0, of: shown?.of ?? state.races }, SMALL)
            : t(progress === null || progress.status === 'done' ? 'progress.all' : 'progress.after', {
                driven: progress?.driven ?? 0,
              })}
        </p>
        {shown && <p className="note">{statusText(shown)}</p>}
      </div>
      {isOpen ? (
        <Button size="small" icon={<Square size={14} fill="currentColor" className="icon" />} onClick={onStop}>
          {t('stop')}
        </Button>
      ) : (
        <Button
          size="small"
          look={progress === null || state.isOlder ? 'main' : 'plain'}
          icon={progress === null ? <Play size={16} className="icon" /> : <RotateCcw size={16} className="icon" />}
          onClick={onStart}
        >
          {progress === null ? t('start', { races: state.races }) : t('again')}
        </Button>
      )}
    </div>
  );
}

/** '4 s left, runs in the background'. */
function statusText({ status, msLeft }: NonNullable<CircuitReport['progress']>): string {
  if (status !== 'running' || msLeft === null) return t('progress.status', { status });
  const seconds = Math.max(1, Math.round(msLeft / 1000));
  return t('progress.left', { seconds, minutes: seconds > LONG ? Math.round(seconds / 60) : 0 });
}

function Ring({ share }: { share: number }): ReactElement {
  const said = t('progress.said', { share: Math.floor(share * 100) });
  return (
    <svg width="44" height="44" viewBox="-32 -32 64 64" role="img" aria-label={said} className={styles.reportRing}>
      <circle r={RADIUS} />
      <circle r={RADIUS} strokeDasharray={`${ROUND * share} ${ROUND}`} transform="rotate(-90)" />
    </svg>
  );
}
