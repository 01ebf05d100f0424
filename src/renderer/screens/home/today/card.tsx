// What all cards of the day have in common: a picture, a label, a title, a sentence and a button at the bottom.

import { classes } from '@ui/panels/classes';
import { Panel } from '@ui/panels/panel';
import { Check } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { boxOf } from '../../../app/games/boxes';
import styles from './card.module.css';

export interface CardProps {
  /** Names the card for screen readers. */
  name: string;
  picture: ReactNode;
  label: ReactNode;
  /** At the right of the label. */
  side?: ReactNode;
  title: ReactNode;
  text: ReactNode;
  /** Between the sentence and the button. */
  children?: ReactNode;
  /** The button, or two. */
  foot: ReactNode;
  /** It has the amber button. */
  isFirst?: boolean;
  /** Nothing is left to do today. */
  isDone?: boolean;
}

/** One card. */
export function Card(props: CardProps): ReactElement {
  const { name, picture, label, side, title, text, children, foot, isFirst = false, isDone = false } = props;
  return (
    <Panel className={classes(styles.dayCard, isFirst && styles.dayCardFirst)} label={name}>
      <div className={classes(styles.dayPicture, isDone && styles.dayPictureDone)}>
        {picture}
        {isDone && <Check className={styles.dayTick} size={16} strokeWidth={3.6} aria-hidden="true" />}
      </div>
      <div className={styles.dayText}>
        <p className={styles.dayLabel}>
          <span className="label">{label}</span>
          {side !== undefined && <span className={styles.daySide}>{side}</span>}
        </p>
        <h3 className={classes('heading', styles.dayTitle)}>{title}</h3>
        <p className={styles.dayLine}>{text}</p>
        {children !== undefined && <div className={styles.dayMore}>{children}</div>}
        <div className={styles.dayFoot}>{foot}</div>
      </div>
    </Panel>
  );
}

/** The section of a drawing around a point. at: 0 to 1 across and down; left out: its middle. */
export function CardPicture({ url, at = [0.5, 0.5] }: { url: string; at?: readonly [number, number] }): ReactElement {
  const [x, y] = at;
  const style = { objectPosition: `${Math.round(x * 100)}% ${Math.round(y * 100)}%` };
  return <img className={styles.dayDrawing} src={url} alt="" style={style} draggable={false} />;
}

/** The game's box, small, in the corner of a picture. */
export function SmallBox({ game }: { game: string }): ReactElement | null {
  const Cover = boxOf(game)?.cover;
  if (Cover === undefined) return null;
  return (
    <span className={styles.dayBox} aria-hidden="true">
      <Cover />
    </span>
  );
}
