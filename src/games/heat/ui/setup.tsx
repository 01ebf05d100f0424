// What the setup screen shows of Heat: its rows, the summary, why a setup cannot start, and the quick race.

import type { GameCard, RaceSetup, SeatSetup } from '@api/contract';
import type { Colour, RaceConfig } from '@core/contract';
import { aboutMinutes, fieldOf } from '@ui/field';
import type { GameUi, SetupRow, SetupSummary } from '@ui/game-ui';
import {
  CloudSun,
  Gauge,
  Grid3x3,
  Handshake,
  MapPin,
  Newspaper,
  Route,
  Timer,
  Trophy,
  Wind,
  Wrench,
} from 'lucide-react';
import { EVENT_IDS, EVENTS, lapsWith, type RaceEvent } from '../data/events';
import { HEAT_COLOURS } from '../data/legends';
import { TRACKS } from '../data/tracks';
import { circuitName, count, DRIVER_NAMES, list, trackNamed } from './texts';

type Config = Pick<RaceConfig, 'circuit' | 'options'>;

/** Minutes that one lap of one circuit takes with people at the table, about. */
const MINUTES_PER_LAP = 14;
/** And those of a draft. */
const MINUTES_OF_DRAFT = 6;
const ICON = 20;
const LEVELS = { easy: 'Easy', medium: 'Medium', hard: 'Hard' } as const;

/** Rows of the setup screen's middle column. */
export function setupRows(card: GameCard, config: Config): readonly SetupRow[] {
  const options = new Set(card.options.map((option) => option.id));
  return rowsFor(isQualifying(config), config.options.weather === true).filter(
    (row) => row.kind !== 'option' || options.has(row.id),
  );
}

function rowsFor(qualifying: boolean, hasWeather: boolean): SetupRow[] {
  const laps: SetupRow = {
    kind: 'option',
    id: 'laps',
    icon: <Route size={ICON} />,
    label: 'Laps',
    note: 'How often round the circuit',
  };
  if (qualifying) return [{ kind: 'heading', text: 'Session' }, laps];
  return [
    { kind: 'heading', text: 'Race' },
    laps,
    { kind: 'clock', icon: <Timer size={ICON} />, label: 'Turn clock', note: 'Time for each decision' },
    {
      kind: 'option',
      id: 'grid',
      icon: <Grid3x3 size={ICON} />,
      label: 'Grid',
      note: 'Who starts where',
      values: { random: 'Drawn by lot', seats: 'In seat order', qualifying: 'By qualifying', given: 'By the season' },
      offered: ['random', 'seats', 'qualifying'],
    },
    {
      kind: 'option',
      id: 'slipstreamReach',
      icon: <Wind size={ICON} />,
      label: 'Slipstream reach',
      note: 'How close to the car ahead',
      values: { adjacent: 'Next space', long: 'Two spaces' },
    },
    ...weekendRows(hasWeather),
    { kind: 'heading', text: 'Legends' },
    {
      kind: 'option',
      id: 'legendLevel',
      icon: <Trophy size={ICON} />,
      label: 'Legend difficulty',
      note: 'Which row of the Legend card counts',
      values: LEVELS,
    },
    {
      kind: 'option',
      id: 'legendBonus',
      icon: <Gauge size={ICON} />,
      label: 'Legend speed bonus',
      note: 'Added to every straight move',
    },
  ];
}

/** What turns a race into a weekend: upgrades, an event, sponsors. */
function weekendRows(hasWeather: boolean): SetupRow[] {
  const names = Object.fromEntries(EVENT_IDS.map((id) => [id, EVENTS[id].name]));
  return [
    { kind: 'heading', text: 'Weekend' },
    {
      kind: 'option',
      id: 'garage',
      icon: <Wrench size={ICON} />,
      label: 'Garage',
      note: 'Every driver drafts three upgrade cards',
      values: { off: 'Off', basic: 'Basic', advanced: 'Advanced', mixed: 'Mixed' },
    },
    {
      kind: 'option',
      id: 'weather',
      icon: <CloudSun size={ICON} />,
      label: 'Weather and road',
      note: 'A weather for the race, a token at every corner',
    },
    {
      kind: 'option',
      id: 'weatherReach',
      icon: <MapPin size={ICON} />,
      label: 'Weather reach',
      note: 'Where the weather lasts',
      values: { home: 'Home and tokens', tokens: 'Tokens only' },
      ...(!hasWeather && { disabled: 'Only with weather and road' }),
    },
    {
      kind: 'option',
      id: 'event',
      icon: <Newspaper size={ICON} />,
      label: 'Event',
      note: 'A card that changes the rules of this race',
      values: { none: 'None', drawn: 'Drawn by lot', ...names },
    },
    {
      kind: 'option',
      id: 'sponsorship',
      icon: <Handshake size={ICON} />,
      label: 'Sponsorship',
      note: 'Cards for boldness in front of the press',
    },
  ];
}

/** 'Italy, 3 laps, 6 drivers', what is switched on, and the minutes with as many people at the table. */
export function setupSummary(config: Config, seats: readonly SeatSetup[]): SetupSummary {
  const event = eventNamed(config);
  const laps = lapsWith(event, lapsOf(config));
  const where = `${circuitName(config.circuit)}, ${count(laps, 'lap')}`;
  if (isQualifying(config)) return { headline: `${where}, alone against the clock`, minutes: null };
  const { cars, persons, automata } = fieldOf(seats);
  const draft = isOn(config, 'garage', 'off') ? MINUTES_OF_DRAFT : 0;
  const drivers = count(cars - automata, 'driver');
  const extras = modulesOf(config);
  return {
    headline: `${where}, ${drivers}${automata > 0 ? `, ${count(automata, 'Legend')}` : ''}`,
    ...(extras !== '' && { extras }),
    minutes: aboutMinutes((laps * MINUTES_PER_LAP + draft) * (0.4 + 0.3 * persons)),
  };
}

/** 'Mixed garage, Drivers on strike, sponsors': what is switched on beside the base game. */
function modulesOf({ options }: Pick<Config, 'options'>): string {
  const words = [];
  if (isOn({ options }, 'garage', 'off')) words.push(`${options.garage} garage`);
  if (options.weather === true) words.push('weather');
  const event = eventNamed({ options });
  if (event) words.push(`event ${event.name}`);
  else if (options.event === 'drawn') words.push('an event by lot');
  if (options.sponsorship === true) words.push('sponsors');
  return list(words).replace(/^./, (letter) => letter.toUpperCase());
}

/** The event that was chosen by name; null where none was, or one is drawn at the start. */
function eventNamed({ options }: Pick<Config, 'options'>): RaceEvent | null {
  const id = EVENT_IDS.find((one) => one === options.event);
  return id ? EVENTS[id] : null;
}

/** Whether a choice is set to something else than off. */
function isOn({ options }: Pick<Config, 'options'>, id: string, off: string): boolean {
  return typeof options[id] === 'string' && options[id] !== off;
}

/** Why this setup cannot start (R2, R3, R4), or null. */
export function setupTrouble(config: Config, seats: readonly SeatSetup[]): string | null {
  const track = trackNamed(config.circuit);
  if (!track) return 'Choose a circuit';
  const laps = lapsOf(config);
  if (laps < track.laps.min || laps > track.laps.max) return `Choose ${track.laps.min} to ${track.laps.max} laps`;
  const drivers = seats.length - fieldOf(seats).automata;
  if (isQualifying(config)) {
    return seats.length === 1 && drivers === 1 ? null : 'Qualifying is for one driver alone';
  }
  if (drivers === 0) return 'At least one car needs a driver';
  if (seats.length < 2) return 'A race needs at least two cars';
  if (seats.length > HEAT_COLOURS.length) return `At most ${HEAT_COLOURS.length} cars`;
  const colours = new Set(seats.map((seat) => seat.colour));
  if (colours.size < seats.length) return 'Two cars have the same colour';
  return null;
}

/** Section 6: four drivers, Legends fill up to six when solo, 60 s for a decision. */
export const usualRace: GameUi['usualRace'] = {
  opponents: [
    { kind: 'ai', level: 'medium' },
    { kind: 'ai', level: 'medium' },
    { kind: 'ai', level: 'medium' },
    { kind: 'automaton', id: 'legend' },
    { kind: 'automaton', id: 'legend' },
  ],
  clock: 60,
};

/** The quick race of the home screen: Italy against three rookies. */
export const quickRace = {
  text: 'Heat, Italy, three rookies',
  setup(playerName: string, colour: Colour): RaceSetup {
    const own = HEAT_COLOURS.find((c) => c === colour) ?? HEAT_COLOURS[0];
    const rest = HEAT_COLOURS.filter((c) => c !== own);
    const rivals = DRIVER_NAMES.filter((name) => name !== playerName).slice(0, 3);
    return {
      game: 'heat',
      circuit: 'italy',
      options: {
        mode: 'race',
        laps: TRACKS.italy.laps.default,
        legendLevel: 'medium',
        legendBonus: 0,
        grid: 'random',
        slipstreamReach: 'adjacent',
      },
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

function isQualifying(config: Config): boolean {
  return config.options.mode === 'qualifying';
}

function lapsOf(config: Config): number {
  const laps = config.options.laps;
  return typeof laps === 'number' ? laps : (trackNamed(config.circuit)?.laps.default ?? 1);
}
