// One character of the gallery: portrait, home, sentence, style in bars, and the level to race them at.

import type { RatedRival } from '@api/ratings';
import type { Character } from '@drivers/character';
import { intlLocale } from '@i18n/page';
import { Segments } from '@ui/controls/segments';
import { classes } from '@ui/panels/classes';
import { PortraitCard } from '@ui/panels/portrait';
import { playSound } from '@ui/sound/sound';
import { seatInk, seatPaint } from '@ui/theme/seats';
import { Check, MapPin, Plus, Repeat, X } from 'lucide-react';
import type { CSSProperties, ReactElement } from 'react';
import { rich, t } from '../../text/rivals';
import type { Level } from '../setup/draft';
import { barsOf } from './filter';
import type { GridPlace } from './grid';
import styles from './rival-card.module.css';

export interface RivalCardProps {
  who: Character;
  /** undefined: not on the grid. */
  place: GridPlace | undefined;
  level: Level;
  levels: readonly { value: Level; label: string }[];
  /** At this level; undefined: not known. */
  rating: number | undefined;
  /** Races against the person here; undefined: not known, or none. */
  met: Pick<RatedRival, 'ahead' | 'behind'> | undefined;
  /** There is no room for one more. */
  full: boolean;
  /** Tab stops at this card. */
  reached: boolean;
  onReach(): void;
  /** Adds it to the grid, or removes it. */
  onTake(): void;
  onLevel(level: Level): void;
}

/** The card of one character. */
export function RivalCard(props: RivalCardProps): ReactElement {
  const { who, place, level, levels, rating, met, full, reached, onReach, onTake, onLevel } = props;
  const name = `${who.given} ${who.family}`;
  const line = t(`line.${who.id}` as 'line.sora-tachigawa');
  return (
    <li className={classes(styles.rivalCard, place && styles.rivalOn)}>
      <button
        type="button"
        data-card={who.id}
        className={styles.rivalTake}
        aria-pressed={place !== undefined}
        tabIndex={reached ? 0 : -1}
        onFocus={onReach}
        onClick={() => {
          playSound('click');
          onTake();
        }}
      >
        <span className={styles.rivalPicture} aria-hidden="true">
          <PortraitCard look={who.look} />
          {place && <Seat place={place} />}
          {rating !== undefined && <span className={classes('num', styles.rivalRating)}>{rating}</span>}
          <TakeMark on={place !== undefined} full={full} />
        </span>
        <span className={classes('heading', styles.rivalName)}>{name}</span>
        <span className={styles.rivalHome} title={[who.town, countryOf(who)].join(', ')}>
          <MapPin size={14} className="icon" />
          {who.town}
          <span className="visually-hidden">{countryOf(who)}</span>
          {met && (
            <span className={styles.rivalRecord}>
              {rich('card.record', met, {
                b: (inner) => <b className="num">{inner}</b>,
                read: (inner) => <span className="visually-hidden">{inner}</span>,
              })}
            </span>
          )}
        </span>
        <span className={styles.rivalLine}>{line}</span>
        <span className="visually-hidden">
          {rating !== undefined && t('card.rating', { rating })} {place && t('card.seat', { seat: place.number })}
        </span>
      </button>
      <Bars who={who} />
      <div className={styles.rivalLevels}>
        <Segments label={t('card.level', { name: who.given })} value={level} choices={levels} onChange={onLevel} wide />
      </div>
    </li>
  );
}

/** In the language of the page. */
function countryOf({ country }: Character): string {
  return new Intl.DisplayNames(intlLocale(), { type: 'region' }).of(country) ?? country;
}

function Seat({ place: { number, seat } }: { place: GridPlace }): ReactElement {
  return (
    <>
      <span
        className={classes('num', styles.rivalSeat)}
        data-colour={seat.colour}
        style={{ background: seatPaint(seat.colour), color: seatInk(seat.colour) }}
        title={t('card.seat', { seat: number })}
      >
        {number}
      </span>
      <span className={styles.rivalTick}>
        <Check size={15} strokeWidth={3.4} />
      </span>
    </>
  );
}

/** The effect of a press, shown while the pointer is on the card. */
function TakeMark({ on, full }: { on: boolean; full: boolean }): ReactElement {
  const [Icon, text] = on ? [X, t('card.remove')] : full ? [Repeat, t('card.swap')] : [Plus, t('card.add')];
  return (
    <span className={styles.rivalMark}>
      <Icon size={15} className="icon" />
      {text}
    </span>
  );
}

const SHOWN = ['risk', 'patience', 'duels'] as const;

function Bars({ who }: { who: Character }): ReactElement {
  return (
    <dl className={styles.rivalBars}>
      {SHOWN.map((trait) => {
        const value = barsOf(who.style[trait]);
        return (
          <div key={trait}>
            <dt>{t(`trait.${trait}`)}</dt>
            <dd>
              <span className="visually-hidden">{t('trait.of', { value })}</span>
              <span className={styles.rivalBar} style={{ '--share': `${value * 10}%` } as CSSProperties} />
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
