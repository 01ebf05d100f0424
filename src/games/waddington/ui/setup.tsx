// What the setup screen shows of Waddington's Formula 1: rows, summary, why a setup cannot start, and the quick race.

import type { GameCard, RaceSetup, SeatSetup } from '@api/contract';
import type { Colour, RaceConfig } from '@core/contract';
import { aboutMinutes, fieldOf } from '@ui/field';
import type { GameUi, SetupRow, SetupSummary } from '@ui/game-ui';
import { count } from '@ui/phrases';
import { CarFront, Disc3, Layers, Route, Timer, Wrench } from 'lucide-react';
import { CAR_COLOURS } from '../data/charts';
import { circuitName, circuitNamed, DRIVER_NAMES } from './texts';

type Config = Pick<RaceConfig, 'circuit' | 'options'>;

const ICON = 20;
/** Minutes that one lap takes each person and each AI driver at the table, about. */
const MINUTES = { person: 5, ai: 1 } as const;
/** Section 6. */
const LAPS = { min: 3, max: 10 } as const;

const ROWS: readonly SetupRow[] = [
  { kind: 'heading', text: 'Race' },
  { kind: 'option', id: 'laps', icon: <Route size={ICON} />, label: 'Laps', note: '3 is a sprint, 5 a Grand Prix' },
  { kind: 'clock', icon: <Timer size={ICON} />, label: 'Turn clock', note: 'Time for each decision' },
  {
    kind: 'option',
    id: 'carChoice',
    icon: <CarFront size={ICON} />,
    label: 'Choice of cars',
    // Shares of wins by place, from trials of six equal drivers.
    note: 'Places win 10 to 26 % of races',
    values: {
      dice: 'By dice',
      seats: 'In seat order',
      random: 'Drawn by lot',
      given: 'As set here',
      standings: 'By the season',
    },
    offered: ['dice', 'seats', 'random', 'given'],
  },
  { kind: 'heading', text: 'Rules' },
  { kind: 'option', id: 'handSize', icon: <Layers size={ICON} />, label: 'Tactic cards', note: 'Dealt to each driver' },
  { kind: 'option', id: 'pitCards', icon: <Wrench size={ICON} />, label: 'Pit cards', note: 'A card with every stop' },
  {
    kind: 'option',
    id: 'strictTyres',
    icon: <Disc3 size={ICON} />,
    label: 'Strict tyres',
    note: 'Worn-out tyres fail in every corner',
  },
];

/** Rows of the setup screen's middle column. */
export function setupRows(card: GameCard, _config: Config): readonly SetupRow[] {
  const options = new Set(card.options.map((option) => option.id));
  return ROWS.filter((row) => row.kind !== 'option' || options.has(row.id));
}

/** 'Thornbury Park, 5 laps, 6 drivers', and the minutes with as many people at the table. */
export function setupSummary(config: Config, seats: readonly SeatSetup[]): SetupSummary {
  const laps = lapsOf(config);
  const { cars, persons } = fieldOf(seats);
  const each = persons * MINUTES.person + (cars - persons) * MINUTES.ai;
  return {
    headline: `${circuitName(config.circuit)}, ${count(laps, 'lap')}, ${count(cars, 'driver')}`,
    minutes: aboutMinutes(laps * each),
  };
}

/** Why this setup cannot start (R1, R3, R4), or null. */
export function setupTrouble(config: Config, seats: readonly SeatSetup[]): string | null {
  if (!circuitNamed(config.circuit)) return 'Choose a circuit';
  const laps = lapsOf(config);
  if (laps < LAPS.min || laps > LAPS.max) return `Choose ${LAPS.min} to ${LAPS.max} laps`;
  if (seats.length < 2) return 'A race needs at least two cars';
  if (seats.length > CAR_COLOURS.length) return `At most ${CAR_COLOURS.length} cars`;
  const colours = new Set(seats.map((seat) => seat.colour));
  if (colours.size < seats.length) return 'Two cars have the same colour';
  if (seats.some((seat) => !isCarColour(seat.colour))) return 'Cars are yellow, orange, green, red, black or blue';
  return null;
}

/** Section 6: six cars, free seats AI Club, 60 s over LAN. */
export const usualRace: GameUi['usualRace'] = {
  opponents: Array.from({ length: 5 }, () => ({ kind: 'ai' as const, level: 'medium' as const })),
  clock: 60,
};

/** The quick race of the home screen: three laps of Thornbury Park against three rookies. */
export const quickRace: GameUi['quickRace'] = {
  text: 'Formula 1, Thornbury Park, three rookies',
  setup(playerName: string, colour: Colour): RaceSetup {
    const own = CAR_COLOURS.find((c) => c === colour) ?? 'red';
    const rest = CAR_COLOURS.filter((c) => c !== own);
    const rivals = DRIVER_NAMES.filter((name) => name !== playerName).slice(0, 3);
    return {
      game: 'waddington',
      circuit: 'thornbury-park',
      // A first race begins on the grid, in the own colour.
      options: { laps: LAPS.min, carChoice: 'given', handSize: 5, pitCards: true, strictTyres: false },
      seats: [
        { name: playerName, colour: own, driver: { kind: 'you' } },
        ...rivals.map((name, i) => ({
          name,
          colour: rest[i] ?? own,
          driver: { kind: 'ai' as const, level: 'easy' as const },
        })),
      ],
      clock: 0,
    };
  },
};

function isCarColour(colour: Colour): boolean {
  return (CAR_COLOURS as readonly Colour[]).includes(colour);
}

function lapsOf(config: Config): number {
  const { laps } = config.options;
  return typeof laps === 'number' ? laps : (circuitNamed(config.circuit)?.defaultLaps ?? LAPS.min);
}
