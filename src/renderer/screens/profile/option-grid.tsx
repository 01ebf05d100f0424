// A grid of options of which one is chosen: the one grid of this screen, for faces, colours, patterns, liveries and homes.
// Not here: what an option is (options.ts, car-card.tsx).

import { classes } from '@ui/panels/classes';
import { playSound } from '@ui/sound/sound';
import { Check } from 'lucide-react';
import { type CSSProperties, type ReactElement, useState } from 'react';
import styles from './option-grid.module.css';
import { goalOfKey, radioTile } from './radio-tiles';

/** An option as the grid shows it. name: for screen readers, and below the picture where the grid shows names. */
export interface GridOption {
  id: string;
  name: string;
  /** The address of its picture; left out: a swatch of the colour, or an empty one. */
  picture?: string;
  colour?: string | undefined;
  /** It cannot be chosen yet: what has to be done for it. */
  locked?: string;
}

export interface OptionGridProps {
  label: string;
  options: readonly GridOption[];
  chosen: string | undefined;
  /** How large the tiles are. */
  look: 'large' | 'small' | 'swatch' | 'strip' | 'car' | 'wide';
  /** Names appear below the pictures. */
  named?: boolean;
  onChoose(id: string): void;
}

/**
 * The grid. Arrow keys go to the neighbour and choose it, up and down by rows; Home and End go to the ends. A locked option is not
 * chosen: it says below the grid what has to be done for it.
 */
export function OptionGrid(props: OptionGridProps): ReactElement {
  const { label, options, chosen, look, named = false, onChoose } = props;
  const [hint, setHint] = useState('');
  const tabbed = options.some(({ id }) => id === chosen) ? chosen : options[0]?.id;
  const choose = (id: string) => {
    playSound('click');
    const locked = options.find((one) => one.id === id)?.locked;
    setHint(locked ?? '');
    if (locked === undefined) onChoose(id);
  };
  const grid = (
    <div
      className={styles.optionGrid}
      role="radiogroup"
      aria-label={label}
      data-look={look}
      onKeyDown={(event) => {
        const to = goalOfKey(event);
        if (to === undefined) return;
        event.preventDefault();
        to.focus();
        const id = to.dataset.option;
        if (id !== undefined) choose(id);
      }}
    >
      {options.map(({ id, name, picture, colour, locked }) => (
        <button
          key={id}
          type="button"
          {...radioTile(id === chosen)}
          aria-label={name}
          aria-disabled={locked !== undefined && id !== chosen ? true : undefined}
          aria-description={locked}
          title={locked ?? (named ? undefined : name)}
          tabIndex={id === tabbed ? 0 : -1}
          data-option={id}
          className={classes(
            styles.optionTile,
            id === chosen && styles.optionTileChosen,
            locked !== undefined && id !== chosen && styles.optionTileLocked,
          )}
          style={{ '--swatch': colour ?? 'transparent' } as CSSProperties}
          onClick={() => choose(id)}
        >
          {picture !== undefined && <img src={picture} alt="" />}
          {picture === undefined && (
            <span className={classes(styles.optionSwatch, colour === undefined && styles.optionSwatchNone)}>
              {id === chosen && <Check size={18} strokeWidth={3.4} aria-hidden="true" />}
            </span>
          )}
          {named && <b>{name}</b>}
        </button>
      ))}
    </div>
  );
  if (options.every(({ locked }) => locked === undefined)) return grid;
  return (
    <>
      {grid}
      <small className={classes('note', styles.optionHint)} role="status">
        {hint}
      </small>
    </>
  );
}
