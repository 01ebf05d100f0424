// The pictures of articles that show things on the table: cards, symbols, gears, phases, weather and tokens.

import { Big, Drawn, Named, OnTable } from '@ui/reference/pieces';
import type { PictureShown } from '@ui/reference/reference';
import type { ReactElement } from 'react';
import { CARDS, cardNamed, cardOf, HEAT, STARTER_DECK, STRESS, speedCard } from '../../data/cards';
import { ROAD_IDS, WEATHER_IDS } from '../../data/conditions';
import { EVENT_IDS } from '../../data/events';
import type { Card, Gear } from '../../types';
import { circuitPlan } from '../board/picture';
import { type SymbolKey, symbolsOf } from '../cards/symbol-text';
import { PHASE_ICONS } from '../phase-icons';
import { posterOf } from '../weekend/event/posters';
import { Back, Cards, CIRCUIT, Faces, GearPlate, Heats, SymbolPlate, Token, WeatherBoard } from './figures';
import styles from './table.module.css';

const GEARS: readonly Gear[] = [1, 2, 3, 4];
const PHASES = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;
/** Symbols that are used in React. */
const REACTIONS: readonly SymbolKey[] = [
  'cooldown',
  'superCool',
  'reduceStress',
  'accelerate',
  'directPlay',
  'salvage',
  'scrap',
];
/** Most cards beside a symbol's tile. */
const MOST_EXAMPLES = 4;

/** The nine phases in a row. */
export function phases(): ReactElement {
  return (
    <OnTable>
      {PHASES.map((phase) => (
        <span key={phase} className={styles.referencePhase}>
          {PHASE_ICONS[phase]}
          <b>{phase}</b>
        </span>
      ))}
    </OnTable>
  );
}

/** The circuit seen from above. */
export function plan(): ReactElement {
  return (
    <OnTable>
      <Drawn picture={circuitPlan(CIRCUIT, 460, 250, { padding: 26 })} height={250} />
    </OnTable>
  );
}

/** Each gear with its number of cards. */
export function gears(): ReactElement {
  return (
    <OnTable>
      {GEARS.map((gear) => (
        <span key={gear} className={styles.referenceGearRow}>
          <GearPlate gear={gear} />
          <Cards cards={Array.from({ length: gear }, (_, at) => speedCard(at + 1))} />
        </span>
      ))}
    </OnTable>
  );
}

/** A hand, with cards that allow something and cards that don't. */
export function hand(can: readonly Card[], cannot: readonly Card[]): (shown: PictureShown) => ReactElement {
  return ({ mark }) => (
    <OnTable>
      <Named name={mark('yes')}>
        <Cards cards={can} width={62} />
      </Named>
      <Named name={mark('no')}>
        <Cards cards={cannot} width={62} dim={0} />
      </Named>
    </OnTable>
  );
}

/** Cards that may be placed, and cards that may not. */
export const playable = hand([speedCard(4), speedCard(2), STRESS], [HEAT, HEAT]);
/** Cards that may be discarded, and cards that may not. */
export const discardable = hand([speedCard(1), speedCard(4), cardNamed('start-5')], [HEAT, STRESS]);

/** A row of these cards in the size of the hand. */
export function cards(list: readonly Card[], width = 74): () => ReactElement {
  return () => (
    <OnTable>
      <Cards cards={list} width={width} />
    </OnTable>
  );
}

/** The Speed cards, and Heat. */
export const speeds = cards([1, 2, 3, 4].map(speedCard));
export const heat = cards([HEAT, HEAT, HEAT]);

/** What gears add to React. */
export function reactions(): ReactElement {
  return (
    <OnTable>
      {REACTIONS.map((key) => (
        <SymbolPlate key={key} of={key} size={54} />
      ))}
    </OnTable>
  );
}

/** The whole deck, and the Engine. */
export function deck(): ReactElement {
  return (
    <OnTable>
      <Cards cards={[...STARTER_DECK, STRESS, STRESS, STRESS]} width={50} />
      <Heats count={6} />
    </OnTable>
  );
}

/** Every upgrade design in this pool, in the size of the hand. */
export function upgrades(pool: 'basic' | 'advanced'): () => ReactElement {
  const list = CARDS.filter((face) => face.pool === pool).map(({ id }) => id);
  const first = pool === 'basic' ? [cardNamed('start-0'), cardNamed('start-5')] : [];
  return cards([...first, ...list], pool === 'basic' ? 72 : 62);
}

/** The five sponsors' cards. */
export function sponsors(): ReactElement {
  return (
    <OnTable>
      <Faces cards={CARDS.filter(({ kind }) => kind === 'sponsor').map(({ id }) => id)} />
      <Back />
    </OnTable>
  );
}

/** A symbol, and cards that have it: different types first. */
export function symbol(key: SymbolKey): () => ReactElement {
  return () => {
    const bearing = CARDS.filter(({ id }) => symbolsOf(id).some((one) => one.key === key));
    const types = new Map(bearing.map((face) => [face.type, face.id]));
    const examples = [...new Set([...types.values(), ...bearing.map(({ id }) => id)])].slice(0, MOST_EXAMPLES);
    const most = Math.max(...bearing.map(({ id }) => Number(cardOf(id).symbols[key])));
    return (
      <OnTable>
        <SymbolPlate of={key} n={most} size={72} />
        <Faces cards={examples} width={118} />
      </OnTable>
    );
  };
}

/** Cards as on the mat of the Garage draft. */
export function draftMat(): ReactElement {
  const names = ['4wd-4', 'body-3', 'brakes-13', 'cooling-1', 'tires-plus', 'turbo-8', 'gas-2'];
  return (
    <OnTable>
      <Faces cards={names.map(cardNamed)} width={112} />
    </OnTable>
  );
}

/** All weather boards. */
export function weather(): ReactElement {
  return (
    <OnTable>
      {WEATHER_IDS.map((id) => (
        <WeatherBoard key={id} id={id} />
      ))}
    </OnTable>
  );
}

/** All road tokens with their names. */
export function tokens({ mark }: PictureShown): ReactElement {
  return (
    <OnTable>
      {ROAD_IDS.map((id) => (
        <Named key={id} name={mark(id)}>
          <Token id={id} />
        </Named>
      ))}
    </OnTable>
  );
}

/** The pictures of some events. */
export function posters(): ReactElement {
  return (
    <OnTable>
      {EVENT_IDS.map((id) => (
        <span key={id} className={styles.referencePoster}>
          <Drawn picture={posterOf(id)} height={84} />
        </span>
      ))}
    </OnTable>
  );
}

/** Lap times. */
export function lapTimes(): ReactElement {
  return (
    <OnTable>
      <Drawn picture={circuitPlan(CIRCUIT, 300, 170, { padding: 20, hasSigns: false })} height={170} />
      <Big>7</Big>
      <Big>6</Big>
    </OnTable>
  );
}
