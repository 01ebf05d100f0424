// The speed curve of the deck under construction: one tile per card in the column of its speed, with its figures beside it.

import { drawInOrder } from '@ui/draw-in-order';
import { classes } from '@ui/panels/classes';
import { Flame, Plus, Zap } from 'lucide-react';
import type { CSSProperties, ReactElement } from 'react';
import { cardOf } from '../../data/cards';
import type { DeckColumn, DeckOutlook, DeckTile } from '../../narration/deck';
import { t } from '../../text/t';
import { CardIcon } from '../cards/symbol-tile';
import styles from './deck-chart.module.css';
import draftStyles from './draft.module.css';

/** The curve and its figures. title: 'Your deck with Tires'. */
export function DeckChart({ title, deck }: { title: string; deck: DeckOutlook }): ReactElement {
  const highest = Math.max(3, ...deck.columns.map(({ tiles }) => tiles.length));
  return (
    <section className={styles.draftDeck} aria-label={title}>
      <header className={draftStyles.draftHead}>
        <span className="label">{title}</span>
        <span className={styles.draftKey} aria-hidden="true">
          <span>{t('chart.speed')}</span>
          <span className={styles.draftKeyPicked}>{t('chart.picked')}</span>
          <span className={styles.draftKeyStress}>{t('chart.stress')}</span>
          <span className={styles.draftKeyNew}>{t('chart.new')}</span>
        </span>
      </header>
      <div className={styles.draftDeckBody}>
        <div
          className={styles.draftCurve}
          role="img"
          aria-label={curveText(deck)}
          style={{ '--high': highest } as CSSProperties}
        >
          {deck.columns.map((column) => (
            <Column key={column.head} column={column} />
          ))}
        </div>
        <dl className={styles.draftFigures}>
          <div className={styles.draftFigureEngine}>
            <dd>
              <Flame size={22} aria-hidden="true" />
              {deck.engine}
            </dd>
            <dt>{t('chart.engine')}</dt>
          </div>
          <div className={styles.draftFigureStress}>
            <dd>
              <Zap size={21} aria-hidden="true" />
              {deck.stress}
            </dd>
            <dt>{t('chart.stress')}</dt>
          </div>
          <div>
            <dd>
              {deck.cards}
              <span> / {deck.most}</span>
            </dd>
            <dt>{t('chart.cards')}</dt>
          </div>
          <div>
            <dd>{t('chart.average.value', { n: deck.average })}</dd>
            <dt>{t('chart.average')}</dt>
          </div>
        </dl>
      </div>
    </section>
  );
}

function Column({ column: { head, tiles } }: { column: DeckColumn }): ReactElement {
  return (
    <span className={classes(styles.draftColumn, tiles.length === 0 && styles.draftColumnNone)}>
      <span className={styles.draftTiles}>
        {drawInOrder(tiles, (tile) => (
          <span
            className={classes(
              styles.draftTile,
              styles[`draft-tile-${tile.kind}`],
              tile.ghost && styles.draftTileGhost,
            )}
          >
            <TileFace tile={tile} />
          </span>
        ))}
      </span>
      <b>{head === 'heat' ? <Flame size={16} /> : head}</b>
    </span>
  );
}

function TileFace({ tile: { card, kind } }: { tile: DeckTile }): ReactElement {
  if (kind === 'speed') return <span className={styles.draftTileDisc}>{cardOf(card).values[0]}</span>;
  if (kind === 'stress') {
    return (
      <span className={styles.draftTileDisc}>
        <Plus size={15} strokeWidth={3.4} />
      </span>
    );
  }
  return <CardIcon card={card} size={20} />;
}

/** The curve as text for screen readers: '3 stress; speed 0: 1 card; speed 1: 3 cards'. */
export function curveText({ columns }: Pick<DeckOutlook, 'columns'>): string {
  return columns
    .flatMap(({ head, tiles }) => {
      const n = tiles.filter((tile) => !tile.ghost).length;
      if (n === 0) return [];
      if (head === '+') return [t('chart.said.stress', { n })];
      return [head === 'heat' ? t('chart.said.heat', { n }) : t('chart.said.speed', { speed: head, n })];
    })
    .join('; ');
}
