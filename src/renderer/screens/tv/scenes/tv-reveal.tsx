// What has just been revealed, large along the lower edge of the board: one group of tiles per driver.

import type { SeatInfo } from '@api/contract';
import { nameOf } from '@narration/phrases';
import type { Reveal, Revealed } from '@ui/game/reveal/reveal';
import { pictureUrl } from '@ui/panels/seat';
import type { ReactElement } from 'react';
import { TvFace } from '../tv-face';
import styles from './tv-reveal.module.css';

/** Drivers beside each other in full size; more of them are drawn smaller. */
const FEW = 4;

/** The panel; a new one for every reveal. */
export function TvReveal({ reveal, seats }: { reveal: Reveal; seats: readonly SeatInfo[] }): ReactElement {
  const { id, title, items } = reveal;
  return (
    <section key={id} className={styles.tvReveal} aria-label={title} data-many={items.length > FEW || undefined}>
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
          {info && <TvFace driver={info.driver} colour={info.colour} className={styles.tvRevealFace} />}
          <span>{nameOf(seats, seat)}</span>
        </span>
      </span>
    </li>
  );
}
