// Figures for articles: program cards, registers, damage, robots and option cards as on the dashboard, in text or picture
// size. The text beside each figure says the same, so screen readers skip the figures.

import { drawInOrder } from '@ui/draw-in-order';
import { pictureUrl } from '@ui/panels/seat';
import { Named } from '@ui/reference/pieces';
import { Heart, Layers, Lock, Zap } from 'lucide-react';
import type { CSSProperties, ReactElement } from 'react';
import { courseName, optionEffect, optionName, robotName } from '../../narration/texts';
import type { Card, OptionCard, RobotColour } from '../../types';
import { carPicture, pictures } from '../board';
import { ProgramCard } from '../dashboard/program-card';
import styles from './figures.module.css';

/** Program cards side by side. width: of each card, px. */
export function Cards(props: {
  cards: readonly Card[];
  width?: number;
  locked?: boolean;
  marked?: boolean;
}): ReactElement {
  const { cards, width = 46, locked = false, marked = false } = props;
  return (
    <span className={styles.referenceCards} style={{ '--card-w': `${width}px` } as CSSProperties} aria-hidden="true">
      {cards.map((card) => (
        <ProgramCard key={card} card={card} locked={locked} marked={marked} />
      ))}
    </span>
  );
}

/** Points of damage. */
export function Points({ n }: { n: number }): ReactElement {
  return (
    <b className={styles.referencePoints} aria-hidden="true">
      <Zap size={26} />
      {n}
    </b>
  );
}

/** Registers by number; locked ones with a lock. */
export function Registers({ from, to, locked = false }: { from: number; to: number; locked?: boolean }): ReactElement {
  const numbers = Array.from({ length: to - from + 1 }, (_, at) => from + at);
  return (
    <span className={styles.referenceRegisters} aria-hidden="true">
      {numbers.map((number) => (
        <i key={number} className={locked ? styles.referenceRegisterLocked : undefined}>
          {locked ? <Lock size={15} /> : number}
        </i>
      ))}
    </span>
  );
}

/** This many lives. */
export function Hearts({ n }: { n: number }): ReactElement {
  return (
    <span className={styles.referenceHearts} aria-hidden="true">
      {drawInOrder(Array.from({ length: n }), () => (
        <Heart size={30} />
      ))}
    </span>
  );
}

/** Robots from above. */
export function Robots({ colours, height = 40 }: { colours: readonly RobotColour[]; height?: number }): ReactElement {
  return (
    <span className={styles.referenceCards} aria-hidden="true">
      {colours.map((colour) => (
        <img
          key={colour}
          src={pictureUrl(carPicture(colour, null))}
          alt=""
          width={Math.round((height * 5) / 3)}
          height={height}
        />
      ))}
    </span>
  );
}

/** All robots with their names. */
export function RobotNames({ colours }: { colours: readonly RobotColour[] }): ReactElement[] {
  return colours.map((colour) => (
    <Named key={colour} name={robotName(colour)}>
      <Robots colours={[colour]} height={48} />
    </Named>
  ));
}

/** Courses as small maps with their names. */
export function CourseNames({ courses }: { courses: readonly string[] }): ReactElement[] {
  return courses.map((course) => (
    <Named key={course} name={courseName(course)}>
      <img src={pictureUrl(pictures.circuitPicture(course, 'thumbnail'))} alt="" width={124} height={112} />
    </Named>
  ));
}

/** Program cards with their counts and numbers: '6 × 10–60'. */
export function CardRanges(props: { cards: readonly { card: Card; last: Card; count: number }[] }): ReactElement[] {
  return props.cards.map(({ card, last, count }) => (
    <Named key={card} name={`${count} × ${card}–${last}`}>
      <Cards cards={[card]} width={72} />
    </Named>
  ));
}

/** Option cards with their names and effects. */
export function OptionFaces({ cards }: { cards: readonly OptionCard[] }): ReactElement[] {
  return cards.map((card) => (
    <span key={card} className={styles.referenceOption}>
      <b>
        <Layers size={18} aria-hidden="true" />
        {optionName(card)}
      </b>
      <small>{optionEffect(card)}</small>
    </span>
  ));
}

/** One option card by its name. */
export function OptionChip({ card }: { card: OptionCard }): ReactElement {
  return (
    <span className={styles.referenceChip} aria-hidden="true">
      {optionName(card)}
    </span>
  );
}
