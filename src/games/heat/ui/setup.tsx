// What the setup screen shows of Heat: its rows, the summary, why a setup cannot start, and the quick race.

import type { GameCard, SeatSetup } from '@api/contract';
import type { RaceConfig } from '@core/contract';
import { aboutMinutes, fieldOf } from '@ui/field';
import { quickRaceOf, raceAgainst } from '@ui/game/setup/races';
import { seatTrouble } from '@ui/game/setup/seat-trouble';
import { heading, numberIn, option, rowsOn, turnClock } from '@ui/game/setup/setup-rows';
import type { GameUi, SetupRow, SetupSummary } from '@ui/game-ui';
import { CloudSun, Gauge, Grid3x3, Handshake, MapPin, Newspaper, Route, Trophy, Wind, Wrench } from 'lucide-react';
import { EVENT_IDS, EVENTS, lapsWith, type RaceEvent } from '../data/events';
import { HEAT_COLOURS } from '../data/legends';
import { TRACKS } from '../data/tracks';
import { circuitName, count, DRIVER_NAMES, list, trackNamed } from './texts';

type Config = Pick<RaceConfig, 'circuit' | 'options'>;

/** Minutes that one lap of one circuit takes with people at the table, about. */
const MINUTES_PER_LAP = 14;
/** And those of a draft. */
const MINUTES_OF_DRAFT = 6;
const LEVELS = { easy: 'Easy', medium: 'Medium', hard: 'Hard' } as const;

/** Rows of the setup screen's middle column. */
export function setupRows(card: GameCard, config: Config): readonly SetupRow[] {
  return rowsOn(card, rowsFor(isQualifying(config), config.options.weather === true));
}

function rowsFor(qualifying: boolean, hasWeather: boolean): SetupRow[] {
  const laps = option('laps', Route, 'Laps', 'How often round the circuit');
  if (qualifying) return [heading('Session'), laps];
  return [
    heading('Race'),
    laps,
    turnClock(),
    option('grid', Grid3x3, 'Grid', 'Who starts where', {
      values: { random: 'Drawn by lot', seats: 'In seat order', qualifying: 'By qualifying', given: 'By the season' },
      offered: ['random', 'seats', 'qualifying'],
    }),
    option('slipstreamReach', Wind, 'Slipstream reach', 'How close to the car ahead', {
      values: { adjacent: 'Next space', long: 'Two spaces' },
    }),
    ...weekendRows(hasWeather),
    heading('Legends'),
    option('legendLevel', Trophy, 'Legend difficulty', 'Which row of the Legend card counts', { values: LEVELS }),
    option('legendBonus', Gauge, 'Legend speed bonus', 'Added to every straight move'),
  ];
}

/** What turns a race into a weekend: upgrades, an event, sponsors. */
function weekendRows(hasWeather: boolean): SetupRow[] {
  const names = Object.fromEntries(EVENT_IDS.map((id) => [id, EVENTS[id].name]));
  return [
    heading('Weekend'),
    option('garage', Wrench, 'Garage', 'Every driver drafts three upgrade cards', {
      values: { off: 'Off', basic: 'Basic', advanced: 'Advanced', mixed: 'Mixed' },
    }),
    option('weather', CloudSun, 'Weather and road', 'A weather for the race, a token at every corner'),
    option('weatherReach', MapPin, 'Weather reach', 'Where the weather lasts', {
      values: { home: 'Home and tokens', tokens: 'Tokens only' },
      ...(!hasWeather && { disabled: 'Only with weather and road' }),
    }),
    option('event', Newspaper, 'Event', 'A card that changes the rules of this race', {
      values: { none: 'None', drawn: 'Drawn by lot', ...names },
    }),
    option('sponsorship', Handshake, 'Sponsorship', 'Cards for boldness in front of the press'),
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
  return seatTrouble(seats, { most: HEAT_COLOURS.length });
}

/** Section 6: four drivers, Legends fill up to six when solo, 60 s for a decision. */
export const usualRace: GameUi['usualRace'] = {
  opponents: [...raceAgainst(3, 0).opponents, { kind: 'automaton', id: 'legend' }, { kind: 'automaton', id: 'legend' }],
  clock: 60,
};

/** The quick race of the home screen: Italy against three rookies. */
export const quickRace: GameUi['quickRace'] = quickRaceOf({
  text: 'Heat, Italy, three rookies',
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
  colours: HEAT_COLOURS,
  ownColour: HEAT_COLOURS[0],
  names: DRIVER_NAMES,
  rivals: 3,
});

function isQualifying(config: Config): boolean {
  return config.options.mode === 'qualifying';
}

function lapsOf({ circuit, options }: Config): number {
  return numberIn(options, 'laps', trackNamed(circuit)?.laps.default ?? 1);
}

/** All that the setup screens ask of the game. */
export const setup = { quickRace, setupRows, setupSummary, setupTrouble, usualRace };
