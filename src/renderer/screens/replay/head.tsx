// What race this is: the way back, game and circuit, when it was and who won, and how sure the replay is.

import type { Replay } from '@api/archive';
import { Button, IconButton } from '@ui/panels/button';
import { classes } from '@ui/panels/classes';
import { Chip } from '@ui/panels/panel';
import { Tip } from '@ui/panels/tooltip';
import { nameOf } from '@ui/phrases';
import { ChevronLeft, History, List, ShieldCheck } from 'lucide-react';
import { memo, type ReactElement } from 'react';
import { circuitName, useGameCard } from '../../app/games/games';
import { OriginChip } from '../../app/origin-chip';
import { countWords, dayWords } from '../../app/words';
import type { AnnotatedFilm } from './annotated-film';
import styles from './replay.module.css';

export interface HeadProps {
  told: AnnotatedFilm;
  onBack(): void;
  /** Opens the list of events, where it is a drawer. */
  onEvents(): void;
}

/** The panel at the top left. */
export const Head = memo(function Head({ told, onBack, onEvents }: HeadProps): ReactElement {
  const { replay } = told;
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
        Replays
      </Button>
      <div className={styles.replayName}>
        <h1 className="heading">{game === circuit ? game : `${game} · ${circuit}`}</h1>
        <p className="note">{factsOf(told)}</p>
      </div>
      <IconButton icon={<List size={20} />} label="Events" className={classes(styles.replayOpen)} onClick={onEvents} />
    </div>
  );
});

const PROOFS: Readonly<Record<Replay['proved'], { chip: string; text: string }>> = {
  same: {
    chip: 'Checked: raced just like this',
    text: 'Paddock has played every move again just now, and the race came out the same at every step.',
  },
  older: {
    chip: 'Recorded under older rules',
    text: 'The rules have changed since. It is shown from its event log, as it was recorded then.',
  },
  damaged: {
    chip: 'Not proved: moves damaged',
    text: 'What was saved of its moves no longer fits together. It is shown as it was recorded then.',
  },
};

/** Whether it is proved, and what it belongs to. */
export const HeadChips = memo(function HeadChips({ replay }: Pick<AnnotatedFilm, 'replay'>): ReactElement {
  const same = replay.proved === 'same';
  return (
    <div className={styles.replayChips} data-panel="chips">
      <Tip text={PROOFS[replay.proved].text}>
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
            {PROOFS[replay.proved].chip}
          </Chip>
        </span>
      </Tip>
      <OriginChip origin={replay.origin} />
    </div>
  );
});

/** '8 July, 2 laps, won by Ada'. */
function factsOf({ replay, film, seats, unit }: AnnotatedFilm): string {
  const { laps } = replay.options;
  const long = typeof laps === 'number' ? countWords(laps, 'lap') : countWords(replay.rounds, ...unit);
  const winner = film.rounds.at(-1)?.order[0];
  return [dayWords(replay.finishedAt), long, ...(winner === undefined ? [] : [`won by ${nameOf(seats, winner)}`])].join(
    ', ',
  );
}
