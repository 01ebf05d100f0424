// The result of a time trial: the time, the medals it won, the way to the next one, and another try.

import type { TrialAttempt } from '@api/trials/commands';
import { Button } from '@ui/controls/button';
import { classes } from '@ui/panels/classes';
import { Medal } from '@ui/panels/medal';
import { Panel } from '@ui/panels/panel';
import { ListOrdered, RotateCcw } from 'lucide-react';
import type { CSSProperties, ReactElement } from 'react';
import { useLocation } from 'wouter';
import { to } from '../../../app/routes';
import { rich, t } from '../../../text/club/trials';
import { hasMedal, MEDALS, medalsWonNow, type NextMedal, nextMedal } from '../../challenges/trials/figures';
import { useStartTrial } from '../../challenges/trials/use-trials';
import styles from './trial-result.module.css';

/** The panel. Medals won now drop in, one after the other. */
export function TrialResult({ attempt }: { attempt: TrialAttempt }): ReactElement {
  const { trial, state, medal, before, isBest } = attempt;
  const won = state === 'done' ? medalsWonNow(trial, medal, before) : [];
  const [, navigate] = useLocation();
  const { isBusy, start } = useStartTrial();
  const next = nextText(nextMedal(trial, attempt.figure ?? undefined));
  return (
    <Panel className={classes(styles.trialResult, isBest && styles.trialBest)} label={t('result.title')}>
      <div>
        <Time attempt={attempt} />
        <p className={styles.trialBefore}>{beforeText(attempt)}</p>
      </div>
      <div className={styles.trialWon}>
        <span className={styles.trialRow} aria-hidden="true">
          {MEDALS.map((one) => (
            <span
              key={one}
              className={classes(won.includes(one) && styles.trialDrop)}
              style={{ '--turn': Math.max(0, won.indexOf(one)) } as CSSProperties}
            >
              <Medal kind={one} won={hasMedal(trial, one)} size={34} />
            </span>
          ))}
        </span>
        <p>
          {won.map((one) => (
            <span key={one} className={styles.trialNew}>
              {t('result.won', { medal: one })}
            </span>
          ))}
          {next !== undefined && <span className={styles.trialNext}>{next}</span>}
        </p>
      </div>
      <div className={styles.trialButtons}>
        <Button busy={isBusy} icon={<RotateCcw size={18} className="icon" />} onClick={() => start(trial)}>
          {t('result.again')}
        </Button>
        <Button icon={<ListOrdered size={18} className="icon" />} onClick={() => navigate(to.challenges())}>
          {t('result.trials')}
        </Button>
      </div>
    </Panel>
  );
}

function Time({ attempt: { trial, figure } }: { attempt: TrialAttempt }): ReactElement | null {
  if (trial.measure === 'wins' || figure === null) return null;
  return (
    <p className={styles.trialRounds}>
      {rich('result.figure', { rounds: figure / 10 }, { b: (inner) => <b className="num">{inner}</b> })}
    </p>
  );
}

/** How it compares with the best so far; why there is no time. */
function beforeText({ trial, state, figure, before, isBest, rung }: TrialAttempt): string {
  if (trial.measure === 'wins') {
    const raced = trial.rungs.find(({ medal }) => medal === rung);
    if (state === 'done' || raced === undefined) return '';
    return t('result.lost', raced);
  }
  if (figure === null) return t('result.out');
  if (before === null) return t('result.first');
  if (isBest) return t('result.faster', { gap: (before - figure) / 10 });
  return figure === before ? t('result.level') : t('result.slower', { gap: (figure - before) / 10 });
}

function nextText(next: NextMedal | null): string | undefined {
  if (next === null) return undefined;
  if (next.kind === 'beat') return t('next.beat', { level: next.level });
  return next.kind === 'first' ? t('next.first', next) : t('next.gap', next);
}
