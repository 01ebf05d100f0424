// What the setup screen shows of Heat: its rows, the summary, why a setup cannot start, and the quick race.

import type { GameCard, SeatSetup } from '@api/contract';
import type { RaceConfig } from '@core/contract';
import { listOf } from '@i18n/page';
import { aboutMinutes, fieldOf } from '@ui/field';
import { quickRaceOf, raceAgainst } from '@ui/game/setup/races';
import { seatTrouble } from '@ui/game/setup/seat-trouble';
import { heading, numberIn, option, rowsOn, turnClock } from '@ui/game/setup/setup-rows';
import type { GameUi, SetupRow, SetupSummary } from '@ui/game-ui';
import { CloudSun, Gauge, Grid3x3, Handshake, MapPin, Newspaper, Route, Trophy, Wind, Wrench } from 'lucide-react';
import { EVENT_IDS, EVENTS, lapsWith, type RaceEvent } from '../data/events';
import { HEAT_COLOURS } from '../data/legends';
import { trackOf } from '../data/tracks';
import { t } from '../text/t';
import { circuitName, eventName, legendLevel, trackNamed } from './texts';

type Config = Pick<RaceConfig, 'circuit' | 'options'>;

/** Minutes that one lap takes each person, AI driver and Legend at the table, roughly. */
const MINUTES = { person: 5, ai: 1.2, automaton: 0.6 } as const;
/** Time for a draft, in laps. */
const DRAFT = 0.4;
/** Pools that upgrades are drafted from. */
const GARAGES = ['basic', 'advanced', 'mixed'] as const;

/** Rows of the setup screen's middle column. */
export function setupRows(card: GameCard, config: Config): readonly SetupRow[] {
  return rowsOn(card, rowsFor(isQualifying(config), config.options.weather === true));
}

function rowsFor(qualifying: boolean, hasWeather: boolean): SetupRow[] {
  const laps = option('laps', Route, t('setup.laps'), t('setup.laps.note'));
  if (qualifying) return [heading(t('setup.session')), laps];
  return [
    heading(t('setup.race')),
    laps,
    turnClock(),
    option('grid', Grid3x3, t('setup.grid'), t('setup.grid.note'), {
      values: {
        random: t('setup.grid.random'),
        seats: t('setup.grid.seats'),
        qualifying: t('setup.grid.qualifying'),
        given: t('setup.grid.given'),
      },
      offered: ['random', 'seats', 'qualifying'],
    }),
    option('slipstreamReach', Wind, t('setup.reach'), t('setup.reach.note'), {
      values: { adjacent: t('setup.reach.adjacent'), long: t('setup.reach.long') },
      expert: true,
    }),
    ...weekendRows(hasWeather),
    option('legendLevel', Trophy, t('setup.level'), t('setup.level.note'), {
      values: { easy: legendLevel('easy'), medium: legendLevel('medium'), hard: legendLevel('hard') },
      expert: true,
    }),
    option('legendBonus', Gauge, t('setup.bonus'), t('setup.bonus.note'), { expert: true }),
  ];
}

/** Rows that turn a race into a weekend: upgrades, an event, sponsors. */
function weekendRows(hasWeather: boolean): SetupRow[] {
  const names = Object.fromEntries(EVENT_IDS.map((id) => [id, eventName(id)]));
  return [
    heading(t('setup.weekend')),
    option('garage', Wrench, t('setup.garage'), t('setup.garage.note'), {
      values: {
        off: t('setup.garage.off'),
        basic: t('setup.garage.basic'),
        advanced: t('setup.garage.advanced'),
        mixed: t('setup.garage.mixed'),
      },
    }),
    option('weather', CloudSun, t('setup.weather'), t('setup.weather.note')),
    option('weatherReach', MapPin, t('setup.weatherReach'), t('setup.weatherReach.note'), {
      values: { home: t('setup.weatherReach.home'), tokens: t('setup.weatherReach.tokens') },
      expert: true,
      ...(!hasWeather && { disabled: t('setup.weatherReach.off') }),
    }),
    option('event', Newspaper, t('setup.event'), t('setup.event.note'), {
      values: { none: t('setup.event.none'), drawn: t('setup.event.drawn'), ...names },
    }),
    option('sponsorship', Handshake, t('setup.sponsors'), t('setup.sponsors.note')),
  ];
}

/** 'Italy, 3 laps, 6 drivers', what is switched on, and the minutes with this many people at the table. */
export function setupSummary(config: Config, seats: readonly SeatSetup[]): SetupSummary {
  const laps = lapsWith(eventNamed(config), lapsOf(config));
  const where = { circuit: circuitName(config.circuit), laps };
  if (isQualifying(config)) return { headline: t('summary.session', where), minutes: null };
  const { cars, persons, ai, automata } = fieldOf(seats);
  const draft = GARAGES.some((one) => one === config.options.garage) ? DRAFT : 0;
  const lap = persons * MINUTES.person + ai * MINUTES.ai + automata * MINUTES.automaton;
  const extras = modulesOf(config);
  return {
    headline: t('summary.race', { ...where, drivers: cars - automata, legends: automata }),
    ...(extras !== '' && { extras }),
    minutes: aboutMinutes((laps + draft) * lap),
  };
}

/** 'Mixed garage, Drivers on strike, sponsors': what is switched on besides the base game. */
function modulesOf({ options }: Pick<Config, 'options'>): string {
  const event = eventNamed({ options });
  const garage = GARAGES.find((one) => one === options.garage);
  const extras: ((first: 'yes' | 'no') => string)[] = [];
  if (garage !== undefined) extras.push((first) => t(`extra.garage.${garage}`, { first }));
  if (options.weather === true) extras.push((first) => t('extra.weather', { first }));
  if (event) extras.push((first) => t('extra.event', { first, event: eventName(event.id) }));
  else if (options.event === 'drawn') extras.push((first) => t('extra.event.drawn', { first }));
  if (options.sponsorship === true) extras.push((first) => t('extra.sponsors', { first }));
  return listOf(extras.map((say, at) => say(at === 0 ? 'yes' : 'no')));
}

/** The event that was chosen by name; null if there is none or a random one. */
function eventNamed({ options }: Pick<Config, 'options'>): RaceEvent | null {
  const id = EVENT_IDS.find((one) => one === options.event);
  return id ? EVENTS[id] : null;
}

/** Why this setup cannot start (R2, R3, R4), or null. */
export function setupTrouble(config: Config, seats: readonly SeatSetup[]): string | null {
  const track = trackNamed(config.circuit);
  if (!track) return t('trouble.circuit');
  const laps = lapsOf(config);
  if (laps < track.laps.min || laps > track.laps.max)
    return t('trouble.laps', { least: track.laps.min, most: track.laps.max });
  const drivers = seats.length - fieldOf(seats).automata;
  if (isQualifying(config)) {
    return seats.length === 1 && drivers === 1 ? null : t('trouble.alone');
  }
  if (drivers === 0) return t('trouble.driver');
  return seatTrouble(seats, { most: HEAT_COLOURS.length });
}

/** Section 6: four drivers, Legends fill up to six when solo, 60 s per decision. */
export const usualRace: GameUi['usualRace'] = {
  opponents: [...raceAgainst(3, 0).opponents, { kind: 'automaton', id: 'legend' }, { kind: 'automaton', id: 'legend' }],
  clock: 60,
};

/** The quick race of the home screen: Italy against three Rookies. */
export const quickRace: GameUi['quickRace'] = quickRaceOf({
  get text() {
    return t('quick.text');
  },
  game: 'heat',
  circuit: 'italy',
  options: {
    mode: 'race',
    laps: trackOf('italy').laps.default,
    legendLevel: 'medium',
    legendBonus: 0,
    grid: 'random',
    slipstreamReach: 'adjacent',
  },
  first: { laps: trackOf('italy').laps.min },
  colours: HEAT_COLOURS,
  ownColour: HEAT_COLOURS[0],
  rivals: 3,
});

function isQualifying(config: Config): boolean {
  return config.options.mode === 'qualifying';
}

function lapsOf({ circuit, options }: Config): number {
  return numberIn(options, 'laps', trackNamed(circuit)?.laps.default ?? 1);
}

/** Everything that the setup screens use from the game. */
export const setup = { quickRace, setupRows, setupSummary, setupTrouble, usualRace };
