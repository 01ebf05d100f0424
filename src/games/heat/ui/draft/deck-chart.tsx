// The speed curve of a deck as it becomes: one tile per card in the column of its speed, and its figures beside it.

import { Flame, Plus, Zap } from 'lucide-react';
import type { CSSProperties, ReactElement } from 'react';
import { cardOf } from '../../data/cards';
import { CardIcon } from '../cards/symbol-tile';
import { count } from '../texts';
import type { DeckColumn, DeckOutlook, DeckTile } from './deck';

/** The curve and its figures. title: 'Your deck with Tires'. */
export function DeckChart({ title, deck }: { title: string; deck: DeckOutlook }): ReactElement {
  const highest = Math.max(3, ...deck.columns.map(({ tiles }) => tiles.length));
  return (
    <section className="hd-deck" aria-label={title}>
      <header className="hd-deck-head">
        <span className="label">{title}</span>
        <span className="hd-key" aria-hidden="true">
          <span className="hd-key-speed">Speed</span>
          <span className="hd-key-picked">Picked</span>
          <span className="hd-key-stress">Stress</span>
          <span className="hd-key-new">This card</span>
        </span>
      </header>
      <div className="hd-deck-body">
        <div
          className="hd-curve"
          role="img"
          aria-label={curveWords(deck)}
          style={{ '--high': highest } as CSSProperties}
        >
          {deck.columns.map((column) => (
            <Column key={column.head} column={column} />
          ))}
        </div>
        <dl className="hd-figures">
          <div className="hd-figure-engine">
            <dd>
              <Flame size={22} aria-hidden="true" />
              {deck.engine}
            </dd>
            <dt>Engine</dt>
          </div>
          <div className="hd-figure-stress">
            <dd>
              <Zap size={21} aria-hidden="true" />
              {deck.stress}
            </dd>
            <dt>Stress</dt>
          </div>
          <div>
            <dd>
              {deck.cards}
              <span> / {deck.most}</span>
            </dd>
            <dt>Cards</dt>
          </div>
          <div>
            <dd>{deck.average.toFixed(1)}</dd>
            <dt>Average</dt>
          </div>
        </dl>
      </div>
    </section>
  );
}

function Column({ column: { head, tiles } }: { column: DeckColumn }): ReactElement {
  return (
    <span className={tiles.length > 0 ? 'hd-column' : 'hd-column hd-column-none'}>
      <span className="hd-tiles">
        {tiles.map((tile, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: equal tiles are equal
          <span key={i} className={`hd-tile hd-tile-${tile.kind}${tile.ghost ? ' hd-tile-ghost' : ''}`}>
            <TileFace tile={tile} />
          </span>
        ))}
      </span>
      <b>{head === 'heat' ? <Flame size={16} /> : head}</b>
    </span>
  );
}

function TileFace({ tile: { card, kind } }: { tile: DeckTile }): ReactElement {
  if (kind === 'speed') return <span className="hd-tile-disc">{cardOf(card).values[0]}</span>;
  if (kind === 'stress') {
    return (
      <span className="hd-tile-disc">
        <Plus size={15} strokeWidth={3.4} />
      </span>
    );
  }
  return <CardIcon card={card} size={20} />;
}

/** The curve read out: '3 stress; speed 0: 1 card; speed 1: 3 cards'. */
export function curveWords({ columns }: Pick<DeckOutlook, 'columns'>): string {
  return columns
    .flatMap(({ head, tiles }) => {
      const n = tiles.filter((tile) => !tile.ghost).length;
      if (n === 0) return [];
      if (head === '+') return [`${n} stress`];
      return head === 'heat' ? [`${n} heat`] : [`speed ${head}: ${count(n, 'card')}`];
    })
    .join('; ');
}
