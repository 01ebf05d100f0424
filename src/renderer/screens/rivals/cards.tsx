// The cards of the gallery below the filter bar, and the keys that move over them.

import type { GameCard } from '@api/contract';
import { Button } from '@ui/controls/button';
import type { GameUi } from '@ui/game-ui';
import { EmptyState } from '@ui/panels/panel';
import { UserRoundX } from 'lucide-react';
import { type KeyboardEvent, type ReactElement, useEffect, useState } from 'react';
import { characterAt } from '../../app/drivers/characters';
import { levelsOf } from '../../app/games/levels';
import { t } from '../../text/rivals';
import { CLOSE, closeLevel, ENOUGH_RACES, type Figures, ratingOf } from './figures';
import { EVERYBODY, galleryOf, type Wish } from './filter';
import { FilterBar } from './filter-bar';
import styles from './gallery.module.css';
import { RivalCard } from './rival-card';
import type { Grid } from './use-grid';
import { walk } from './walk';

export interface CardsProps {
  card: GameCard;
  ui: GameUi;
  grid: Grid;
  figures: Figures | undefined;
  /** The character at which the gallery begins; undefined: the first. */
  first: string | undefined;
}

/** Filter bar and cards. */
export function Cards({ card, ui, grid, figures, first }: CardsProps): ReactElement {
  const [wish, setWish] = useState<Wish>(EVERYBODY);
  const [within, setWithin] = useState<number | null>(null);
  const levels = levelsOf([card]);
  const known = {
    isOnGrid: (id: string) => grid.placeOf(id) !== undefined,
    figures,
    rating: (who: { id: string }) => ratingOf(figures, who.id, grid.levelOf(who.id)),
  };
  const isClose = (id: string) => within === null || closeLevel(figures, id, levels, within) !== undefined;
  const shown = galleryOf(wish, known).filter((who) => isClose(who.id));

  /** Shows the characters that can be raced within this many points, each at the matching level. */
  function closeWithin(points: number): void {
    setWithin(points);
    const near = galleryOf(EVERYBODY, known).flatMap(({ id }) => {
      const level = closeLevel(figures, id, levels, points);
      return level === undefined ? [] : [[id, level] as const];
    });
    grid.setLevels(new Map(near));
  }

  return (
    <>
      <FilterBar
        wish={wish}
        onGrid={grid.draft.seats.filter((seat) => characterAt(seat.driver) !== undefined).length}
        within={within}
        whyNotClose={(figures?.races ?? 0) < ENOUGH_RACES && t('close.few', { races: ENOUGH_RACES })}
        onClose={() => (within === null ? closeWithin(CLOSE.near) : setWithin(null))}
        onChange={setWish}
      />
      {shown.length > 0 ? (
        <List card={card} ui={ui} grid={grid} figures={figures} first={first} shown={shown} />
      ) : within === CLOSE.near ? (
        <EmptyState
          icon={<UserRoundX />}
          text={t('close.none', { within })}
          action={<Button onClick={() => closeWithin(CLOSE.wide)}>{t('close.widen', { within: CLOSE.wide })}</Button>}
        />
      ) : (
        <EmptyState
          icon={<UserRoundX />}
          text={t('filter.none')}
          action={
            <Button
              onClick={() => {
                setWish(EVERYBODY);
                setWithin(null);
              }}
            >
              {t('filter.everybody')}
            </Button>
          }
        />
      )}
    </>
  );
}

/** Moves the focus to the card of a character. */
export function focusCard(character: string): void {
  document.querySelector<HTMLElement>(`[data-card="${CSS.escape(character)}"]`)?.focus();
}

function List(props: CardsProps & { shown: ReturnType<typeof galleryOf> }): ReactElement {
  const { card, ui, grid, figures, first, shown } = props;
  // Only where the gallery begins.
  const [start] = useState(first);
  const [reached, setReached] = useState(start ?? shown[0]?.id);
  useEffect(() => {
    if (start !== undefined) focusCard(start);
  }, [start]);
  const levels = levelsOf([card]).map((level) => ({ value: level, label: ui.levelNames[level] }));
  const entry = shown.some((one) => one.id === reached) ? reached : shown[0]?.id;

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    if (walk(event)) return;
    const id = (event.target as HTMLElement).dataset.card;
    const level = levels[Number(event.key) - 1];
    if (id === undefined || level === undefined) return;
    event.preventDefault();
    grid.setLevel(id, level.value);
  }

  return (
    <ul className={styles.galleryCards} aria-label={t('gallery.label')} onKeyDown={onKeyDown}>
      {shown.map((who) => {
        const rival = figures?.rivals.get(who.id);
        const level = grid.levelOf(who.id);
        return (
          <RivalCard
            key={who.id}
            who={who}
            place={grid.placeOf(who.id)}
            level={level}
            levels={levels}
            rating={ratingOf(figures, who.id, level)}
            met={rival && rival.met > 0 ? rival : undefined}
            full={grid.full}
            reached={who.id === entry}
            onReach={() => setReached(who.id)}
            onTake={() => grid.take(who.id)}
            onLevel={(next) => grid.setLevel(who.id, next)}
          />
        );
      })}
    </ul>
  );
}
