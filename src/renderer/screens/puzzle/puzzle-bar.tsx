// The bar over a puzzle: the way back, number, theme and rating, the task, the set's pips, rules and giving up.

import type { PuzzleCard } from '@api/puzzles/commands';
import { Button, IconButton } from '@ui/controls/button';
import { classes } from '@ui/panels/classes';
import { BookOpen, Check, ChevronLeft, Flag, Minus, X } from 'lucide-react';
import type { ReactElement } from 'react';
import { themeIcon, themeName } from '../../app/games/themes';
import { t } from '../../text/club/puzzle';
import styles from './puzzle-bar.module.css';
import { usePuzzleSet } from './puzzle-set';
import type { TaskWords } from './task';

export interface PuzzleBarProps {
  puzzle: PuzzleCard;
  words: TaskWords;
  /** No answer was given yet. */
  isOpen: boolean;
  onBack(): void;
  onRules(): void;
  onGiveUp(): void;
}

/** Across the top; on a phone its parts are below each other. */
export function PuzzleBar({ puzzle, words, isOpen, onBack, onRules, onGiveUp }: PuzzleBarProps): ReactElement {
  const { game, theme, number, own } = puzzle;
  const Icon = themeIcon(game, theme);
  return (
    <header className={styles.puzzleBar}>
      <div className={classes(styles.puzzleName, 'panel panel-glass')}>
        <Button size="small" icon={<ChevronLeft size={20} className="icon" />} onClick={onBack}>
          {t('back')}
        </Button>
        <p>
          <b className="heading">{t(own ? 'title.own' : 'title', { number })}</b>
          <span className="note">{t('about', { theme: themeName(game, theme), rating: `${puzzle.rating}` })}</span>
        </p>
      </div>
      <section className={classes(styles.puzzleTask, 'panel panel-glass')} aria-label={t('task.label')}>
        <span className={styles.puzzleTile} aria-hidden="true">
          <Icon size={28} />
        </span>
        <div>
          <h2 className="heading">{words.title}</h2>
          <p>{words.text}</p>
        </div>
      </section>
      <span className={styles.puzzleGap} />
      {isOpen && (
        <div className={classes(styles.puzzleTools, 'panel panel-glass')}>
          <IconButton look="quiet" icon={<BookOpen size={20} />} label={t('rules')} onClick={onRules} />
          <Button size="small" look="quiet" icon={<Flag size={18} className="icon" />} onClick={onGiveUp}>
            {t('giveUp')}
          </Button>
        </div>
      )}
      <Pips id={puzzle.id} />
    </header>
  );
}

const SET_NAMES = { five: 'set.five', row: 'set.row', own: 'set.own' } as const;

/** How the puzzles of the set went. */
function Pips({ id }: { id: string }): ReactElement | null {
  const set = usePuzzleSet((s) => s.set);
  if (set === null || !set.cards.some((card) => card.id === id)) return null;
  return (
    <div className={classes(styles.puzzleSet, 'panel panel-glass')}>
      <span className="label">{t(SET_NAMES[set.kind])}</span>
      <ol>
        {set.cards.map((card, at) => (
          <li
            key={card.id}
            className={styles.puzzlePip}
            data-state={card.state}
            aria-current={card.id === id ? 'step' : undefined}
          >
            <span className="visually-hidden">{t(`pip.${card.state}`, { n: at + 1 })}</span>
            <span aria-hidden="true">{markOf(card.state) ?? at + 1}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}

function markOf(state: PuzzleCard['state']): ReactElement | undefined {
  switch (state) {
    case 'right':
      return <Check size={20} strokeWidth={3} />;
    case 'wrong':
      return <X size={20} strokeWidth={3} />;
    case 'close':
      return <Minus size={20} strokeWidth={3} />;
    case 'skipped':
    case 'open':
      return undefined;
  }
}
