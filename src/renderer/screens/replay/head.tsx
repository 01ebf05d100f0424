// The replay's header: the way back, game and circuit, date and winner, and whether the replay is verified.

import { circuitName } from '@narration/catalogue-names';
import { nameOf } from '@narration/phrases';
import { Button, IconButton } from '@ui/controls/button';
import { Tip } from '@ui/overlays/tooltip';
import { classes } from '@ui/panels/classes';
import { Chip } from '@ui/panels/panel';
import { ChevronLeft, History, List, ShieldCheck } from 'lucide-react';
import { memo, type ReactElement } from 'react';
import { dateText } from '../../app/format';
import { useGameCard } from '../../app/games/games';
import { OriginChip } from '../../app/origin-chip';
import { t } from '../../text/replay';
import type { AnnotatedRecording } from './annotated-recording';
import styles from './replay.module.css';

export interface HeadProps {
  annotated: AnnotatedRecording;
  onBack(): void;
  /** Opens the list of events, if it is a drawer. */
  onEvents(): void;
}

/** The panel at the top left. */
export const Head = memo(function Head({ annotated, onBack, onEvents }: HeadProps): ReactElement {
  const { replay } = annotated;
  const card = useGameCard(replay.game);
  const [game, circuit] = [card?.name ?? replay.game, circuitName(card, replay.circuit)];
  return (
    <div className={classes(styles.replayHead, 'panel panel-glass')} data-panel="head">
      <Button
        size="small"
        icon={<ChevronLeft size={20} className="icon" />}
        className={classes(styles.replayBack)}
        onClick={onBack}
      >
        {t('back')}
      </Button>
      <div className={styles.replayName}>
        <h1 className="heading">{game === circuit ? game : `${game} · ${circuit}`}</h1>
        <p className="note">{factsOf(annotated)}</p>
      </div>
      <IconButton
        icon={<List size={20} />}
        label={t('events.title')}
        className={classes(styles.replayOpen)}
        onClick={onEvents}
      />
    </div>
  );
});

/** Whether it is verified, and what it belongs to. */
export const HeadChips = memo(function HeadChips({ replay }: Pick<AnnotatedRecording, 'replay'>): ReactElement {
  const same = replay.proved === 'same';
  return (
    <div className={styles.replayChips} data-panel="chips">
      <Tip text={t(`proof.${replay.proved}.why`)}>
        <span className="replay-proof" tabIndex={-1}>
          <Chip
            look={same ? 'good' : 'plain'}
            icon={
              same ? (
                <ShieldCheck size={15} className="icon" aria-hidden="true" />
              ) : (
                <History size={15} className="icon" aria-hidden="true" />
              )
            }
          >
            {t(`proof.${replay.proved}`)}
          </Chip>
        </span>
      </Tip>
      <OriginChip origin={replay.origin} />
    </div>
  );
});

/** '8 July, 2 laps, won by Ada'. */
function factsOf({ replay, recording, seats, roundCount }: AnnotatedRecording): string {
  const { laps } = replay.options;
  const length = typeof laps === 'number' ? t('laps', { n: laps }) : roundCount(replay.rounds);
  const day = dateText(replay.finishedAt);
  const winner = recording.rounds.at(-1)?.order[0];
  return winner === undefined
    ? t('facts.open', { day, length })
    : t('facts.won', { day, length, name: nameOf(seats, winner) });
}
