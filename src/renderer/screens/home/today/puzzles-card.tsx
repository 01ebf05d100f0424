// Today's five puzzles as tiles in the colours of their games. Not here: ratings and themes (screens/challenges).

import type { PuzzleCard } from '@api/puzzles/commands';
import { Button } from '@ui/controls/button';
import { Check, Minus, Puzzle, X } from 'lucide-react';
import { type ReactElement, Suspense } from 'react';
import { useLocation } from 'wouter';
import { gamePaints, plateNameOf } from '../../../app/games/boxes';
import { useGameTerms } from '../../../app/games/games';
import { themeIcon, themeName } from '../../../app/games/themes';
import { to } from '../../../app/routes';
import { t } from '../../../text/club/today';
import { nextIn, openSet } from '../../puzzle/puzzle-set';
import { Blocks } from './blocks';
import { Card } from './card';
import styles from './pictures.module.css';
import type { Today } from './use-today';

/** The card: five to solve, all solved, or none. */
export function PuzzlesCard({ puzzles, isFirst }: { puzzles: Today['puzzles']; isFirst: boolean }): ReactElement {
  const five = puzzles?.five ?? [];
  if (puzzles === null || five.length === 0) return <NoPuzzles />;
  const next = nextIn(five);
  return next === undefined ? (
    <PuzzlesOver puzzles={puzzles} />
  ) : (
    <OpenPuzzles puzzles={puzzles} next={next} isFirst={isFirst} />
  );
}

function OpenPuzzles(props: {
  puzzles: NonNullable<Today['puzzles']>;
  next: PuzzleCard;
  isFirst: boolean;
}): ReactElement {
  const { puzzles, next, isFirst } = props;
  const { five, rating } = puzzles;
  const [, navigate] = useLocation();
  const game = plateNameOf(next.game);
  return (
    <Card
      isFirst={isFirst}
      name={t('puzzles.title')}
      picture={<Tiles five={five} next={next} />}
      label={t('puzzles.title')}
      side={t('puzzles.done', { done: doneIn(five), all: five.length })}
      title={
        <Suspense fallback={game}>
          <ThemeName card={next} />
        </Suspense>
      }
      text={
        rating.answered > 0
          ? t('puzzles.text.rated', { game, rating: `${rating.rating}` })
          : t('puzzles.text', { game })
      }
      foot={
        <Button
          look={isFirst ? 'main' : 'plain'}
          icon={<Puzzle size={17} className="icon" />}
          aria-keyshortcuts="P"
          onClick={() => {
            openSet('five', five);
            navigate(to.puzzle(next.id));
          }}
        >
          {t('puzzles.solve', { n: five.indexOf(next) + 1 })}
        </Button>
      }
    >
      <Blocks
        look="puzzles"
        states={five.map((card) => (card === next ? 'now' : card.state === 'open' ? 'open' : 'done'))}
      />
    </Card>
  );
}

/** The name comes with its game's words: the home page is shown before they are. */
function ThemeName({ card: { game, theme } }: { card: PuzzleCard }): ReactElement {
  useGameTerms(game);
  return <>{themeName(game, theme)}</>;
}

function PuzzlesOver({ puzzles: { five, rating } }: { puzzles: NonNullable<Today['puzzles']> }): ReactElement {
  const right = five.filter(({ state }) => state === 'right').length;
  return (
    <Card
      isDone
      name={t('puzzles.title')}
      picture={<Tiles five={five} />}
      label={t('puzzles.title')}
      side={t('puzzles.done', { done: doneIn(five), all: five.length })}
      title={t('puzzles.over.title', { right, all: five.length })}
      text={t('puzzles.over', { rating: `${rating.rating}` })}
      foot={
        <Button
          icon={<Check size={17} className="icon" />}
          why={t('puzzles.over.why')}
          aria-label={t('over.said', { card: t('puzzles.title') })}
          aria-keyshortcuts="P"
        >
          {t('over')}
        </Button>
      }
    >
      <Blocks look="puzzles" states={five.map(() => 'done')} />
    </Card>
  );
}

function NoPuzzles(): ReactElement {
  const [, navigate] = useLocation();
  return (
    <Card
      name={t('puzzles.title')}
      picture={
        <span className={styles.dayNothing}>
          <Puzzle size={40} strokeWidth={1.4} aria-hidden="true" />
        </span>
      }
      label={t('puzzles.title')}
      title={t('puzzles.none.title')}
      text={t('puzzles.none')}
      foot={
        <Button aria-keyshortcuts="P" onClick={() => navigate(to.challenges())}>
          {t('challenges')}
        </Button>
      }
    />
  );
}

/** next: has an amber edge. */
function Tiles({ five, next }: { five: readonly PuzzleCard[]; next?: PuzzleCard }): ReactElement {
  return (
    <ul className={styles.dayTiles} aria-label={t('puzzles.list')}>
      {five.map((card) => {
        const { id, game, theme, state } = card;
        const Icon = themeIcon(game, theme);
        return (
          <li
            key={id}
            style={gamePaints(game)}
            data-state={state}
            data-next={card === next || undefined}
            data-small={card === (next ?? five[0]) || undefined}
          >
            <Icon size={20} aria-hidden="true" />
            <Mark state={state} />
            <span className="visually-hidden">{t('puzzles.tile', { game: plateNameOf(game), state })}</span>
          </li>
        );
      })}
    </ul>
  );
}

function Mark({ state }: Pick<PuzzleCard, 'state'>): ReactElement | null {
  const Icon = { right: Check, wrong: X, close: Minus, skipped: undefined, open: undefined }[state];
  return Icon === undefined ? null : (
    <Icon className={styles.dayPuzzleMark} size={12} strokeWidth={4} aria-hidden="true" />
  );
}

function doneIn(five: readonly PuzzleCard[]): number {
  return five.filter(({ state }) => state !== 'open').length;
}
