// What has just been revealed, large along the lower or upper edge of the board: one group of tiles per driver.

import type { SeatInfo } from '@api/contract';
import { nameOf } from '@narration/phrases';
import type { Reveal, Revealed } from '@ui/game/reveal/reveal';
import { pictureUrl } from '@ui/panels/seat';
import { type ReactElement, useMemo, useRef } from 'react';
import type { BoardControls } from '../../race/board/use-board';
import { useClearSide } from '../race/use-clear-side';
import { TvFace } from '../tv-face';
import styles from './tv-reveal.module.css';

/** Drivers beside each other in full size; more of them are drawn smaller. */
const FEW = 4;

export interface TvRevealProps {
  reveal: Reveal;
  seats: readonly SeatInfo[];
  /** The panel keeps off the cars on it. */
  board: Pick<BoardControls, 'where'>;
}

/** The panel; a new one for every reveal. */
export function TvReveal({ reveal, seats, board }: TvRevealProps): ReactElement {
  const { id, title, items } = reveal;
  const panel = useRef<HTMLElement>(null);
  const cars = useMemo(() => seats.map(({ seat }) => seat), [seats]);
  const side = useClearSide(panel, board, cars, id);
  return (
    <section
      key={id}
      ref={panel}
      data-side={side}
      className={styles.tvReveal}
      aria-label={title}
      data-many={items.length > FEW || undefined}
    >
      <p className={styles.tvRevealTitle}>{title}</p>
      <ul className={styles.tvRevealItems} data-alone={items.length === 1 || undefined}>
        {items.map((item) => (
          <Item key={item.seat} item={item} seats={seats} />
        ))}
      </ul>
    </section>
  );
}

function Item({ item: { seat, tiles, label, text }, seats }: { item: Revealed; seats: readonly SeatInfo[] }) {
  const info = seats.find((one) => one.seat === seat);
  // Tiles may be equal, and stay where they are.
  const drawn = tiles.map((tile, at) => ({ id: `${at}`, url: pictureUrl(tile) }));
  return (
    <li className={styles.tvRevealItem}>
      {drawn.length > 0 && (
        <span className={styles.tvRevealTiles} role="img" aria-label={text}>
          {drawn.map(({ id, url }) => (
            <img key={id} src={url} alt="" className={styles.tvRevealTile} />
          ))}
        </span>
      )}
      <span className={styles.tvRevealWords}>
        {label !== '' && <b className={styles.tvRevealLabel}>{label}</b>}
        <span className={styles.tvRevealWho}>
          {info && (
            <TvFace driver={info.driver} name={info.name} colour={info.colour} className={styles.tvRevealFace} />
          )}
          <span>{nameOf(seats, seat)}</span>
        </span>
      </span>
    </li>
  );
}
