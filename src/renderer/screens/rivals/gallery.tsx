// The gallery of rivals: every character of the edition, for the grid of a race being set up.
// Not here: the rest of the race (screens/setup).

import type { GameCard } from '@api/contract';
import { Button } from '@ui/controls/button';
import type { GameUi } from '@ui/game-ui';
import { useKeys } from '@ui/keys';
import { classes } from '@ui/panels/classes';
import { ScreenFrame, TopBar } from '@ui/panels/screen-frame';
import { ChevronLeft, Dices, X } from 'lucide-react';
import { type ReactElement, useEffect, useMemo, useRef } from 'react';
import { BoxTitle } from '../../app/games/box-title';
import { useAnswer } from '../../app/use-answer';
import { t } from '../../text/rivals';
import type { Draft, Names } from '../setup/draft';
import { Cards, focusCard } from './cards';
import { chancesOf, ENOUGH_RACES, type Figures, figuresOf } from './figures';
import styles from './gallery.module.css';
import { drivenSeats } from './grid';
import { GridFoot } from './grid-foot';
import { type Grid, useGrid } from './use-grid';

export interface GalleryProps {
  card: GameCard;
  ui: GameUi;
  names: Names;
  /** The draft before anything is chosen. */
  draft: Draft;
  /** The character at which the gallery begins; undefined: the first. */
  first: string | undefined;
  onUse(draft: Draft): void;
  onBack(): void;
}

/** The gallery with its own draft, which it hands over with 'Use this grid'. */
export function Gallery({ card, ui, names, draft, first, onUse, onBack }: GalleryProps): ReactElement {
  const grid = useGrid(draft, card, ui, names);
  const { value } = useAnswer('ratings.rivals', { game: card.id });
  const figures = useMemo(() => figuresOf(value), [value]);
  const { swapping } = grid;
  const asked = useRef<string | null>(null);
  useEffect(() => {
    // Once a driver has made room, or the player has cancelled, the focus returns to the card.
    if (swapping === null && asked.current !== null) focusCard(asked.current);
    asked.current = swapping;
  }, [swapping]);
  useKeys({ escape: swapping === null ? onBack : grid.cancelSwap });
  return (
    <ScreenFrame
      className={classes(styles.gallery)}
      top={<GalleryBar card={card} grid={grid} figures={figures} onBack={onBack} />}
      bottom={
        <GridFoot
          draft={grid.draft}
          card={card}
          ui={ui}
          swapping={swapping}
          chances={chancesOf(figures, grid.draft)}
          onSwap={grid.swap}
          onCancel={grid.cancelSwap}
          onUse={() => onUse(grid.draft)}
        />
      }
    >
      <Cards card={card} ui={ui} grid={grid} figures={figures} first={first} />
    </ScreenFrame>
  );
}

interface GalleryBarProps {
  card: GameCard;
  grid: Grid;
  figures: Figures | undefined;
  onBack(): void;
}

function GalleryBar({ card, grid, figures, onBack }: GalleryBarProps): ReactElement {
  return (
    <TopBar
      side={
        <>
          {figures && <OwnRating game={card.name} figures={figures} />}
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
      <BoxTitle game={card.id} title={t('title')} className={styles.galleryTitle} />
    </TopBar>
  );
}

/** 'Your rating in Heat 1486'; with 'about' after few races. */
function OwnRating({ game, figures: { own, races } }: { game: string; figures: Figures }): ReactElement {
  return (
    <span className={styles.galleryOwn}>
      <span className="label">{t('own', { game })}</span>
      <span className={classes('label', styles.galleryShort)}>{t('own.short')}</span>
      <b className="num">{races < ENOUGH_RACES ? t('own.about', { rating: own }) : own}</b>
    </span>
  );
}
