// Today's five as tiles in the colours of their games: a tick, a cross, or the next one in amber.

import type { PuzzleCard } from '@api/puzzles/commands';
import { classes } from '@ui/panels/classes';
import { playSound } from '@ui/sound/sound';
import { Check, Minus, RotateCcw, X } from 'lucide-react';
import type { ReactElement } from 'react';
import { gamePaints, plateNameOf } from '../../../app/games/boxes';
import { themeIcon, themeName } from '../../../app/games/themes';
import { t } from '../../../text/club/challenges';
import { nextIn } from '../../puzzle/puzzle-set';
import styles from './puzzles.module.css';

/** The tiles, each a button. */
export function Five({
  cards,
  onSolve,
}: {
  cards: readonly PuzzleCard[];
  onSolve(id: string): void;
}): ReactElement | null {
  const next = nextIn(cards);
  if (cards.length === 0) return <p className={classes(styles.puzzlesNone, 'note')}>{t('five.none')}</p>;
  const done = cards.filter(({ state }) => state !== 'open').length;
  return (
    <>
      <div className={styles.puzzlesHead}>
        <h3 className="label">{t('five.title')}</h3>
        <span className="note">{t('five.done', { done, all: cards.length })}</span>
      </div>
      <ol className={styles.five}>
        {cards.map((card) => (
          <li key={card.id}>
            <Tile card={card} isNext={card === next} onSolve={() => onSolve(card.id)} />
          </li>
        ))}
      </ol>
    </>
  );
}

function Tile({ card, isNext, onSolve }: { card: PuzzleCard; isNext: boolean; onSolve(): void }): ReactElement {
  const { game, theme, state, again } = card;
  const Icon = themeIcon(game, theme);
  const rating = `${card.rating}`;
  const about = { theme: themeName(game, theme), game: plateNameOf(game), rating };
  return (
    <button
      type="button"
      className={classes(styles.tile, isNext && styles.tileNext)}
      data-state={state}
      onClick={() => {
        playSound('click');
        onSolve();
      }}
    >
      <span className={styles.tilePicture} style={gamePaints(game)}>
        <Icon size={34} strokeWidth={1.8} />
        <Mark state={state} again={again} />
      </span>
      <span className="visually-hidden">
        {state === 'open' ? t('five.open', about) : t(`five.state.${state}`, about)}
      </span>
      <b aria-hidden="true">{about.theme}</b>
      <small className="num" aria-hidden="true">
        {rating}
      </small>
    </button>
  );
}

function Mark({ state, again }: Pick<PuzzleCard, 'state' | 'again'>): ReactElement | null {
  if (state === 'right') return <Check className={styles.tileMark} size={17} strokeWidth={3.6} />;
  if (state === 'wrong') return <X className={styles.tileMark} size={17} strokeWidth={3.6} />;
  if (state === 'close') return <Minus className={styles.tileMark} size={17} strokeWidth={3.6} />;
  return again ? <RotateCcw className={styles.tileMark} size={17} strokeWidth={2.6} /> : null;
}
