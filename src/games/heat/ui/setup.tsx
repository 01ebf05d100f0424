// What the setup screen shows of Heat: its rows, the summary, why a setup cannot start, and the quick race.

import type { SeatSetup } from '@api/contract';
import type { RaceConfig } from '@core/contract';
import { listOf } from '@i18n/page';
import { aboutMinutes, fieldOf } from '@ui/field';
import { raceAgainst } from '@ui/game/setup/races';
import { seatTrouble } from '@ui/game/setup/seat-trouble';
import { numberIn } from '@ui/game/setup/setup-rows';
import type { GameUi, SetupSummary } from '@ui/game-ui';
import { HEAT_COLOURS } from '../data/colours';
import { EVENT_IDS } from '../data/event-ids';
import { EVENTS, lapsWith, type RaceEvent } from '../data/events';
import { circuitName, eventName, trackNamed } from '../narration/texts';
import { t } from '../text/t';
import { quickRace } from './quick-race';
import { setupRows } from './terms';

type Config = Pick<RaceConfig, 'circuit' | 'options'>;

/** Minutes that one lap takes each person, AI driver and Legend at the table, roughly. */
const MINUTES = { person: 5, ai: 1.2, automaton: 0.6 } as const;
/** Time for a draft, in laps. */
const DRAFT = 0.4;
/** Pools that upgrades are drafted from. */
const GARAGES = ['basic', 'advanced', 'mixed'] as const;

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

function isQualifying(config: Config): boolean {
  return config.options.mode === 'qualifying';
}

function lapsOf({ circuit, options }: Config): number {
  return numberIn(options, 'laps', trackNamed(circuit)?.laps.default ?? 1);
}

/** Everything that the setup screens use from the game. */
export const setup = { quickRace, setupRows, setupSummary, setupTrouble, usualRace };
