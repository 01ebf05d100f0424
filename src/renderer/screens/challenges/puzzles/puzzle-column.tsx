// The right column: the rating, today's five, the themes, and puzzles from one's own races. Not here: solving them (screens/puzzle).

import type { PuzzleCard } from '@api/puzzles/commands';
import { signed } from '@i18n/page';
import { Button } from '@ui/controls/button';
import { classes } from '@ui/panels/classes';
import { Panel } from '@ui/panels/panel';
import { Puzzle } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { useLocation } from 'wouter';
import { attempt } from '../../../app/client';
import { plateNameOf } from '../../../app/games/boxes';
import { to } from '../../../app/routes';
import { t } from '../../../text/club/challenges';
import { nextIn, openSet, type SetKind } from '../../puzzle/puzzle-set';
import { type ChallengeTab, ChallengeTabs } from '../tabs';
import type { PuzzleHome } from '../use-challenges';
import { Five } from './five';
import { OwnRaces } from './own-races';
import styles from './puzzles.module.css';
import { RatingCurve } from './rating-curve';
import { Themes } from './themes';

export interface PuzzleColumnProps {
  puzzles: PuzzleHome;
  day: string;
  /** The game of the filter; null: all. */
  game: string | null;
  /** On a phone: which part is open; left out: all are shown. */
  tabs?: { tab: ChallengeTab; onTab(tab: ChallengeTab): void } | undefined;
}

/** The panel. */
export function PuzzleColumn({ puzzles, day, game, tabs }: PuzzleColumnProps): ReactElement {
  const [busy, setBusy] = useState(false);
  const solve = useSolve();
  const { five, games, own } = puzzles;
  const shownGame = games.find((one) => one.game === game);
  const solved = (shownGame === undefined ? games : [shownGame]).reduce((sum, one) => sum + one.solved, 0);
  const hasNone = game !== null && (shownGame === undefined || shownGame.puzzles === 0);
  const other = games.find((one) => one.puzzles > 0);
  async function row(of: { game: string; theme: string }): Promise<void> {
    setBusy(true);
    const cards = await attempt('puzzles.row', { day, ...of });
    setBusy(false);
    if (cards !== undefined) solve('row', cards);
  }
  async function ownRaces(): Promise<void> {
    setBusy(true);
    const found = await attempt('puzzles.own', { day });
    setBusy(false);
    const cards = found?.puzzles.filter((one) => game === null || one.game === game) ?? [];
    if (cards.length > 0) solve('own', cards.slice(0, MOST_OWN));
  }
  return (
    <Panel className={styles.puzzles}>
      <div className={styles.puzzlesHead}>
        <h2 className="heading h3">{t('puzzles.title')}</h2>
        <span className="note">{t('puzzles.solved', { solved })}</span>
      </div>
      <Rating puzzles={puzzles} game={hasNone ? null : game} />
      <Five cards={five} onSolve={(id) => solve('five', five, id)} />
      <SolveButton five={five} onSolve={(id) => solve('five', five, id)} />
      {tabs !== undefined && <ChallengeTabs {...tabs} />}
      {(tabs?.tab ?? 'themes') !== 'themes' ? null : hasNone ? (
        <p className={classes(styles.puzzlesNone, 'note')}>
          {other === undefined || game === null
            ? t('five.none')
            : t('five.none.game', { game: plateNameOf(game), other: plateNameOf(other.game) })}
        </p>
      ) : (
        <Themes
          themes={puzzles.themes.filter((one) => game === null || one.game === game)}
          busy={busy}
          onRow={(of) => void row(of)}
        />
      )}
      {(tabs?.tab ?? 'own') === 'own' && <OwnRaces {...{ own, day, busy }} onSolve={() => void ownRaces()} />}
    </Panel>
  );
}

/** Own puzzles in a set, at most. */
const MOST_OWN = 10;

/** Opens a set at this puzzle, or at the first that is still open. */
function useSolve(): (kind: SetKind, cards: readonly PuzzleCard[], id?: string) => void {
  const [, navigate] = useLocation();
  return (kind, cards, id) => {
    const first = id ?? nextIn(cards)?.id ?? cards[0]?.id;
    if (first === undefined) return;
    openSet(kind, cards);
    navigate(to.puzzle(first));
  };
}

/** The rating with its change, of all games or of one. Ratings have no thousands separator. */
function Rating({ puzzles, game }: { puzzles: PuzzleHome; game: string | null }): ReactElement {
  const { rating, games, history } = puzzles;
  const shown = games.find((one) => one.game === game) ?? rating;
  const change = (history.at(-1)?.rating ?? rating.rating) - (history[0]?.rating ?? rating.rating);
  return (
    <div className={styles.rating}>
      <div>
        <span className="label">
          {game === null ? t('puzzles.rating') : t('puzzles.rating.game', { game: plateNameOf(game) })}
        </span>
        <p className={styles.ratingNumber}>
          <b className="num">{`${shown.rating}`}</b>
          {game === null && change !== 0 && (
            <span className={classes(styles.ratingChange, change < 0 && styles.ratingDown)}>
              <span aria-hidden="true">{signed(change)}</span>
              <span className="visually-hidden">{t('puzzles.change', { change: signed(change) })}</span>
            </span>
          )}
        </p>
      </div>
      {rating.answered > 0 && <RatingCurve history={history} />}
    </div>
  );
}

/** Leads to the first of the five that is open. */
function SolveButton({
  five,
  onSolve,
}: {
  five: readonly PuzzleCard[];
  onSolve(id: string): void;
}): ReactElement | null {
  const next = nextIn(five);
  if (five.length === 0) return null;
  if (next === undefined) return <p className={classes(styles.fiveOver, 'note')}>{t('five.over')}</p>;
  return (
    <Button className={styles.solve} icon={<Puzzle size={19} className="icon" />} onClick={() => onSolve(next.id)}>
      {t('five.solve', { n: five.indexOf(next) + 1, all: five.length })}
    </Button>
  );
}
