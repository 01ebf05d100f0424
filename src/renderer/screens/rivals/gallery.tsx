// The gallery of rivals: every character of the edition, for the grid of a race that is being set up.
// Not for: the rest of the race (screens/setup).

import type { GameCard } from '@api/contract';
import { Button } from '@ui/controls/button';
import type { GameUi } from '@ui/game-ui';
import { useKeys } from '@ui/keys';
import { classes } from '@ui/panels/classes';
import { EmptyState } from '@ui/panels/panel';
import { ScreenFrame, TopBar } from '@ui/panels/screen-frame';
import { ChevronLeft, Dices, UserRoundX, X } from 'lucide-react';
import { type KeyboardEvent, type ReactElement, useEffect, useRef, useState } from 'react';
import { boxOf } from '../../app/games/boxes';
import { levelsOf } from '../../app/games/levels';
import { t } from '../../text/rivals';
import type { Draft, Names } from '../setup/draft';
import { EVERYBODY, galleryOf, type Wish } from './filter';
import { FilterBar } from './filter-bar';
import styles from './gallery.module.css';
import { drivenSeats } from './grid';
import { GridFoot } from './grid-foot';
import { RivalCard } from './rival-card';
import { type Grid, useGrid } from './use-grid';
import { walk } from './walk';

export interface GalleryProps {
  card: GameCard;
  ui: GameUi;
  names: Names;
  /** As it is before anything is chosen. */
  draft: Draft;
  /** The character that the gallery begins at; undefined: the first. */
  first: string | undefined;
  onUse(draft: Draft): void;
  onBack(): void;
}

/** The gallery over a draft of its own, which is handed over with 'Use this grid'. */
export function Gallery({ card, ui, names, draft, first, onUse, onBack }: GalleryProps): ReactElement {
  const grid = useGrid(draft, card, ui, names);
  const { swapping } = grid;
  const asked = useRef<string | null>(null);
  useEffect(() => {
    // Once somebody has made room, or nobody did, the keys go on from the card.
    if (swapping === null && asked.current !== null) focusCard(asked.current);
    asked.current = swapping;
  }, [swapping]);
  useKeys({ escape: swapping === null ? onBack : grid.cancelSwap });
  return (
    <ScreenFrame
      className={classes(styles.gallery)}
      top={<GalleryBar game={card.id} grid={grid} onBack={onBack} />}
      bottom={
        <GridFoot
          draft={grid.draft}
          card={card}
          ui={ui}
          swapping={swapping}
          onSwap={grid.swap}
          onCancel={grid.cancelSwap}
          onUse={() => onUse(grid.draft)}
        />
      }
    >
      <Cards card={card} ui={ui} grid={grid} first={first} />
    </ScreenFrame>
  );
}

function focusCard(character: string): void {
  document.querySelector<HTMLElement>(`[data-card="${CSS.escape(character)}"]`)?.focus();
}

function GalleryBar({ game, grid, onBack }: { game: string; grid: Grid; onBack(): void }): ReactElement {
  const Cover = boxOf(game)?.cover;
  return (
    <TopBar
      side={
        <>
          <Button size="small" icon={<Dices size={17} className="icon" />} onClick={grid.surprise}>
            {t('surprise')}
          </Button>
          <Button
            size="small"
            look="quiet"
            icon={<X size={17} className="icon" />}
            why={drivenSeats(grid.draft).length === 0 && t('clear.none')}
            onClick={grid.clear}
          >
            {t('clear')}
          </Button>
        </>
      }
    >
      <Button size="small" icon={<ChevronLeft size={20} className="icon" />} onClick={onBack}>
        {t('back')}
      </Button>
      <div className={styles.galleryTitle}>
        {Cover && (
          <span className={styles.galleryBox}>
            <Cover />
          </span>
        )}
        <h1 className="heading">{t('title')}</h1>
      </div>
    </TopBar>
  );
}

interface CardsProps {
  card: GameCard;
  ui: GameUi;
  grid: Grid;
  first: string | undefined;
}

function Cards({ card, ui, grid, first }: CardsProps): ReactElement {
  const [wish, setWish] = useState<Wish>(EVERYBODY);
  const shown = galleryOf(wish, (id) => grid.placeOf(id) !== undefined);
  const [reached, setReached] = useState(first ?? shown[0]?.id);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only where the gallery begins
  useEffect(() => {
    if (reached !== undefined) focusCard(reached);
  }, []);
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
    <>
      <FilterBar wish={wish} onChange={setWish} onGrid={drivenSeats(grid.draft).length} />
      {shown.length === 0 ? (
        <EmptyState
          icon={<UserRoundX />}
          text={t('filter.none')}
          action={<Button onClick={() => setWish(EVERYBODY)}>{t('filter.everybody')}</Button>}
        />
      ) : (
        <ul className={styles.galleryCards} aria-label={t('gallery.label')} onKeyDown={onKeyDown}>
          {shown.map((who) => (
            <RivalCard
              key={who.id}
              who={who}
              place={grid.placeOf(who.id)}
              level={grid.levelOf(who.id)}
              levels={levels}
              full={grid.full}
              reached={who.id === entry}
              onReach={() => setReached(who.id)}
              onTake={() => grid.take(who.id)}
              onLevel={(level) => grid.setLevel(who.id, level)}
            />
          ))}
        </ul>
      )}
    </>
  );
}
