// The sheet of a robot: its name, lives, damage and option cards.

import { drawInOrder } from '@ui/draw-in-order';
import { inReach, readable } from '@ui/inspector/part';
import { classes } from '@ui/panels/classes';
import { pictureUrl } from '@ui/panels/seat';
import { memoEqual } from '@ui/render/keep';
import { Heart, HeartOff, Zap } from 'lucide-react';
import type { ReactElement } from 'react';
import { SLAB_ARMOUR } from '../../data/option-cards';
import { optionName, robotName } from '../../narration/texts';
import { t } from '../../text/t';
import type { RoborallyEvent, RobotView } from '../../types';
import { carPicture } from '../board';
import { instrumentsAfter } from '../instruments';
import { optionPart } from '../parts';
import { rich } from '../rich';
import styles from './sheet.module.css';

/** Damage points a robot can have; the tenth destroys it. */
const MOST_DAMAGE = 9;
/** From this damage on, registers lock, the fifth first (R8). */
const LOCKS_FROM = 5;
/** Maximum lives (S4). */
const LIVES_SHOWN = 5;

export interface SheetProps {
  robot: RobotView;
  /** The part of the animation shown so far. */
  shown: readonly RoborallyEvent[];
}

/** Name, lives, damage and option cards of a robot, for a slot of the class sheet. */
export function Sheet({ robot, shown }: SheetProps): ReactElement {
  const now = instrumentsAfter(robot, shown);
  const lives = Math.max(now.lives, Math.min(LIVES_SHOWN, now.lives + now.lost));
  return (
    <>
      <div className={styles.sheetHead}>
        <img src={pictureUrl(carPicture(robot.colour, robot.seat + 1))} alt="" width={66} height={66} />
        <span>
          <b className="heading h3">{robotName(robot.colour)}</b>
          <Lives left={now.lives} shown={lives} />
        </span>
      </div>
      <div
        className={styles.sheetDamage}
        {...readable('gauge.damage', undefined, {
          now: now.damage,
          of: MOST_DAMAGE,
          amber: LOCKS_FROM,
          red: MOST_DAMAGE,
        })}
      >
        <span className="label">{t('sheet.damage')}</span>
        <b>
          {rich(
            'sheet.damage.figure',
            { damage: Math.min(now.damage, MOST_DAMAGE), most: MOST_DAMAGE },
            { small: (inner) => <small>{inner}</small> },
          )}
        </b>
      </div>
      <div
        className={styles.sheetHits}
        role="img"
        aria-label={t('sheet.damage.said', { damage: Math.min(now.damage, MOST_DAMAGE), most: MOST_DAMAGE })}
      >
        {Array.from({ length: MOST_DAMAGE }, (_, i) => {
          const point = i + 1;
          return (
            <span
              key={point}
              className={classes(
                styles.sheetHit,
                point <= now.damage && styles.sheetHitOn,
                point >= LOCKS_FROM && styles.sheetHitLocks,
              )}
            >
              {point <= now.damage ? <Zap size={15} /> : point >= LOCKS_FROM ? MOST_DAMAGE + 1 - point : ''}
            </span>
          );
        })}
      </div>
      <p className={classes('note', styles.sheetNote)}>{lockNote(now.damage)}</p>
      {robot.options.length > 0 && (
        <ul className={styles.sheetOptions} aria-label={t('sheet.options')}>
          {robot.options.map((card) => (
            <li key={card} {...inReach(optionPart(card))}>
              {robot.plates > 0 && card === SLAB_ARMOUR
                ? t('sheet.plates', { option: optionName(card), plates: robot.plates })
                : optionName(card)}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** Hearts: those left, and those lost in this animation. */
const Lives = memoEqual(function Lives({ left, shown }: { left: number; shown: number }): ReactElement {
  return (
    <span
      className={styles.sheetLives}
      {...readable('gauge.lives', undefined, { now: left, of: shown })}
      role="img"
      aria-label={t('sheet.lives', { n: left })}
    >
      {drawInOrder(Array.from({ length: shown }), (_, i) => {
        const Icon = i < left ? Heart : HeartOff;
        return <Icon size={20} className={i < left ? undefined : styles.sheetLifeLost} />;
      })}
    </span>
  );
});

/** 'At 7 damage register 3 locks too.' */
function lockNote(damage: number): string {
  if (damage >= MOST_DAMAGE) return t('sheet.allLocked');
  const next = Math.max(damage + 1, LOCKS_FROM);
  return t('sheet.locks', { damage: next, register: MOST_DAMAGE + 1 - next, more: String(next > LOCKS_FROM) });
}
