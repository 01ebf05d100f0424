// Large buttons instead of the hand, for React, slipstream and value: icon, title, what it costs or brings.

import { Row } from '@ui/game/controls/row';
import { TileFrame } from '@ui/game/controls/tile';
import { shortcutOf } from '@ui/key-names';
import { classes } from '@ui/panels/classes';
import { playSound } from '@ui/sound/sound';
import type { ReactElement, ReactNode } from 'react';
import { t } from '../../../text/t';
import styles from './tiles.module.css';

/** A row of tiles; arrow keys move through it. */
export function Tiles({ children, label }: { children: ReactNode; label: string }): ReactElement {
  return (
    <Row className={styles.heatTiles} name={label}>
      {children}
    </Row>
  );
}

/** The middle of the dashboard while the choice isn't a card: cards on the left, tiles beside them. */
export function TileRow({ children }: { children: ReactNode }): ReactElement {
  return <div className={styles.heatTileRow}>{children}</div>;
}

export interface TileProps {
  icon: ReactNode;
  title: string;
  /** What it costs or brings. */
  note: string;
  look?: 'plain' | 'cool' | 'hot' | 'bad';
  isChosen: boolean;
  hinted?: boolean;
  shortcut?: number | undefined;
  /** Its name in a lesson. */
  teach?: string;
  /** Called on a click or on the tile's key. */
  onPress(): void;
  /** Called with true when pointer or focus reaches it, with false when it leaves. */
  onLook?(on: boolean): void;
  /** Small controls below the text, such as a count. */
  children?: ReactNode;
}

/** One option to choose; the screen handles Enter. */
export function Tile(props: TileProps): ReactElement {
  const {
    icon,
    title,
    note,
    look = 'plain',
    isChosen,
    hinted = false,
    shortcut,
    teach,
    onPress,
    onLook,
    children,
  } = props;
  return (
    <TileFrame
      className={classes(styles.heatTile, styles[`heat-tile-${look}`])}
      isChosen={isChosen}
      isHinted={hinted}
      data-teach={teach}
      onPointerEnter={() => onLook?.(true)}
      onPointerLeave={() => onLook?.(false)}
      onFocus={() => onLook?.(true)}
      onBlur={() => onLook?.(false)}
    >
      <button
        type="button"
        className={styles.heatTileUse}
        aria-pressed={isChosen}
        data-enter="screen"
        aria-keyshortcuts={shortcut === undefined ? undefined : shortcutOf(String(shortcut))}
        onClick={() => {
          playSound('click');
          onPress();
        }}
      >
        <span className={styles.heatTileIcon}>{icon}</span>
        <span className={styles.heatTileTitle}>{title}</span>
        <span className={styles.heatTileNote}>{note}</span>
      </button>
      {children}
    </TileFrame>
  );
}

export interface CountPickProps {
  label: string;
  most: number;
  value: number;
  onPick(value: number): void;
  icon: ReactNode;
}

/** A number picker: one small button per piece, filled up to the chosen one. */
export function CountPick({ label, most, value, onPick, icon }: CountPickProps): ReactElement | null {
  if (most < 2) return null;
  return (
    <span className={styles.heatCount}>
      {Array.from({ length: most }, (_, i) => i + 1).map((n) => (
        <button
          key={n}
          type="button"
          className={classes(styles.heatCountOne, n <= value && styles.heatCountOn)}
          aria-label={t('react.count', { title: label, n })}
          aria-pressed={n === value}
          onClick={() => onPick(n)}
        >
          {icon}
        </button>
      ))}
    </span>
  );
}
