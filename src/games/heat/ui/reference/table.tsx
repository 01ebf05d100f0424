// The pictures of articles that show things on the table: cards, symbols, gears, phases, weather and tokens.

import type { TableShown, Tables } from '@ui/reference/articles';
import { Big, Drawn, Named } from '@ui/reference/pieces';
import type { ReactElement } from 'react';
import type { SymbolKey } from '../../data/cards';
import { CARDS, cardNamed, cardOf, HEAT, STARTER_DECK, STRESS, speedCard } from '../../data/cards';
import { ROAD_IDS, WEATHER_IDS } from '../../data/conditions';
import { EVENT_IDS } from '../../data/event-ids';
import { symbolsOf } from '../../narration/symbol-text';
import type { messages } from '../../text/en';
import type { Card, Gear } from '../../types';
import { circuitPlan } from '../board/picture';
import { PHASE_ICONS } from '../phase-icons';
import { posterOf } from '../weekend/event/posters';
import { Back, Cards, Faces, GearPlate, Heats, SymbolPlate, Token, WeatherBoard } from './figures';
import { CIRCUIT } from './road-scene';
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
/** On the mat of the Garage draft. */
const ON_MAT = ['4wd-4', 'body-3', 'brakes-13', 'cooling-1', 'tires-plus', 'turbo-8', 'gas-2'] as const;
/** Most cards beside a symbol's tile. */
const MOST_EXAMPLES = 4;

export const tables: Tables<typeof messages> = {
  round: () =>
    PHASES.map((phase) => (
      <span key={phase} className={styles.referencePhase}>
        {PHASE_ICONS[phase]}
        <b>{phase}</b>
      </span>
    )),
  laps: () => <Drawn picture={circuitPlan(CIRCUIT, 460, 250, { padding: 26 })} height={250} />,
  shift: () =>
    GEARS.map((gear) => (
      <span key={gear} className={styles.referenceGearRow}>
        <GearPlate gear={gear} />
        <Cards cards={Array.from({ length: gear }, (_, at) => speedCard(at + 1))} />
      </span>
    )),
  play: hand([speedCard(4), speedCard(2), STRESS], [HEAT, HEAT]),
  react: () => REACTIONS.map((key) => <SymbolPlate key={key} of={key} size={54} />),
  discard: hand([speedCard(1), speedCard(4), cardNamed('start-5')], [HEAT, STRESS]),
  road: ({ mark }) =>
    ROAD_IDS.map((id) => (
      <Named key={id} name={mark(id)}>
        <Token id={id} />
      </Named>
    )),
  deck: () => (
    <>
      <Cards cards={[...STARTER_DECK, STRESS, STRESS, STRESS]} width={50} />
      <Heats count={6} />
    </>
  ),
  speedcards: () => <Cards cards={[1, 2, 3, 4].map(speedCard)} width={74} />,
  heatcards: () => <Cards cards={[HEAT, HEAT, HEAT]} width={74} />,
  upgrades: () => <Cards cards={[cardNamed('start-0'), cardNamed('start-5'), ...upgradesIn('basic')]} width={72} />,
  advanced: () => <Cards cards={upgradesIn('advanced')} width={62} />,
  sponsors,
  payheat: symbol('heat'),
  flip: symbol('plus'),
  limit: symbol('limit'),
  direct: symbol('directPlay'),
  accelerate: symbol('accelerate'),
  supercool: symbol('superCool'),
  cooldown: symbol('cooldown'),
  reduce: symbol('reduceStress'),
  longslip: symbol('slipstream'),
  salvage: symbol('salvage'),
  refresh: symbol('refresh'),
  scrap: symbol('scrap'),
  garage: () => <Faces cards={ON_MAT.map(cardNamed)} width={112} />,
  weather: () => WEATHER_IDS.map((id) => <WeatherBoard key={id} id={id} />),
  events: () =>
    EVENT_IDS.map((id) => (
      <span key={id} className={styles.referencePoster}>
        <Drawn picture={posterOf(id)} height={84} />
      </span>
    )),
  sponsorship: sponsors,
  qualifying: () => (
    <>
      <Drawn picture={circuitPlan(CIRCUIT, 300, 170, { padding: 20, hasSigns: false })} height={170} />
      <Big>7</Big>
      <Big>6</Big>
    </>
  ),
};

/** A hand, with cards that allow something and cards that don't. */
function hand(can: readonly Card[], cannot: readonly Card[]): TableShown {
  return ({ mark }) => (
    <>
      <Named name={mark('yes')}>
        <Cards cards={can} width={62} />
      </Named>
      <Named name={mark('no')}>
        <Cards cards={cannot} width={62} dim={0} />
      </Named>
    </>
  );
}

function upgradesIn(pool: 'basic' | 'advanced'): Card[] {
  return CARDS.filter((face) => face.pool === pool).map(({ id }) => id);
}

/** The five sponsors' cards. */
function sponsors(): ReactElement {
  return (
    <>
      <Faces cards={CARDS.filter(({ kind }) => kind === 'sponsor').map(({ id }) => id)} />
      <Back />
    </>
  );
}

/** A symbol, and cards that have it: different types first. */
function symbol(key: SymbolKey): () => ReactElement {
  return () => {
    const bearing = CARDS.filter(({ id }) => symbolsOf(id).some((one) => one.key === key));
    const types = new Map(bearing.map((face) => [face.type, face.id]));
    const examples = [...new Set([...types.values(), ...bearing.map(({ id }) => id)])].slice(0, MOST_EXAMPLES);
    const most = Math.max(...bearing.map(({ id }) => Number(cardOf(id).symbols[key])));
    return (
      <>
        <SymbolPlate of={key} n={most} size={72} />
        <Faces cards={examples} width={118} />
      </>
    );
  };
}
