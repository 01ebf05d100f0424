// One circuit of the time trials: its picture, its ghost, its medals and the own best. A click starts it.

import type { GhostChoice, Trial } from '@api/trials/commands';
import { characterOf } from '@drivers/characters';
import { circuitName } from '@narration/catalogue-names';
import { classes } from '@ui/panels/classes';
import { Medal } from '@ui/panels/medal';
import { pictureUrl } from '@ui/panels/seat';
import { playSound } from '@ui/sound/sound';
import { off } from '@ui/why/off';
import { Ghost } from 'lucide-react';
import { type ReactElement, useMemo } from 'react';
import { plateNameOf } from '../../../app/games/boxes';
import { useFirstLook, useGameCard } from '../../../app/games/games';
import { t } from '../../../text/club/trials';
import { hasMedal, MEDALS, type NextMedal, nextMedal } from './figures';
import styles from './trials.module.css';

export interface TrialRowProps {
  trial: Trial;
  /** What drives along. */
  ghost: GhostChoice;
  /** An attempt at it is under way. */
  isRunning: boolean;
  /** A start is on its way. */
  isBusy: boolean;
  onStart(): void;
}

/** The row. */
export function TrialRow({ trial, ghost, isRunning, isBusy, onStart }: TrialRowProps): ReactElement {
  const { game, circuit, measure, medal } = trial;
  const look = useFirstLook(game);
  const card = useGameCard(game);
  const picture = useMemo(() => pictureUrl(look.circuitPicture(circuit, 'thumbnail')), [look, circuit]);
  const next = nextMedal(trial);
  const isDone = MEDALS.every((one) => hasMedal(trial, one));
  return (
    <button
      type="button"
      className={styles.trial}
      data-first
      {...off(isBusy ? t('fetching') : undefined)}
      onClick={() => {
        playSound('confirm');
        onStart();
      }}
    >
      <img className={styles.trialMap} src={picture} alt="" />
      <span className={styles.trialName}>
        <b>{circuitName(card, circuit)}</b> <small>{plateNameOf(game)}</small>{' '}
        <span className={classes(styles.trialGhost, ghost === 'off' && styles.trialNoGhost)}>
          {measure === 'rounds' && <Ghost size={15} aria-hidden="true" />}
          {ghostText(trial, ghost)}
        </span>{' '}
      </span>
      <span className={styles.trialMedals}>
        <span aria-hidden="true">
          {MEDALS.map((one) => (
            <Medal key={one} kind={one} won={hasMedal(trial, one)} />
          ))}
        </span>
        <span className="visually-hidden">{t('medal.highest', { medal: medal ?? 'none' })}</span>{' '}
        <small className={classes(isDone && styles.trialDone)}>
          {isRunning ? t('next.resume') : isDone ? t('next.none') : nextText(next)}
        </small>{' '}
      </span>
      <Figure trial={trial} />
    </button>
  );
}

/** The own best, or wins against rivals. */
function Figure({ trial: { measure, best, rungs, tries } }: { trial: Trial }): ReactElement {
  const won = rungs.filter((rung) => rung.won).length;
  const isNone = measure === 'wins' ? tries === 0 : best === null;
  return (
    <span className={styles.trialFigure}>
      <b className="num" aria-hidden={isNone}>
        {isNone ? '–' : measure === 'wins' ? won : t('figure', { rounds: (best?.figure ?? 0) / 10 })}
      </b>{' '}
      <small>{isNone ? t('figure.none') : measure === 'wins' ? t('figure.wins', { won }) : t('figure.unit')}</small>
    </span>
  );
}

function ghostText({ measure, hasOwnGhost, rival }: Trial, ghost: GhostChoice): string {
  if (measure === 'wins') return t('ghost.rivals');
  if (ghost === 'own' && hasOwnGhost) return t('ghost.own');
  if (ghost === 'off' || rival === null) return t('ghost.none');
  return t('ghost.rival', {
    name: characterOf(rival.character)?.given ?? rival.character,
    rounds: rival.figure / 10,
  });
}

/** The distance to the next medal in words. */
function nextText(next: NextMedal | null): string {
  if (next === null) return '';
  if (next.kind === 'beat') return t('next.beat', { level: next.level });
  return next.kind === 'first' ? t('next.first', next) : t('next.gap', next);
}
