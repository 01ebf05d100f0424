// What is kept of a finished race. Not here: sending it (results.ts).

import type { Driver, RaceSetup, SeatInfo } from '@api/contract';
import { characterIn, isPerson } from '@api/drivers';
import type { AnyGame, RaceConfig, RaceRecord, RaceState } from '@core/contract';
import { characterKey, namedKey } from '@drivers/keys';
import type { NewEntry } from '@store/races/entries';
import type { Finish } from '@store/races/saves';
import { isTrialSeed } from '@trials/race';
import { seatsIn } from '../match/seats';
import { recordingBytesOf } from './recording';

/** The end of a race: standings, the full view, each car's figures, and a qualifying result if a person drove one. */
export function finishOf(race: Ended): Finish {
  const { game, state, seats, record } = race;
  // A time trial's cards can be learned by heart, so its laps are not best laps of the circuit.
  const isTrial = isTrialSeed(race.setup.seed ?? '');
  const best = race.practice || isTrial ? undefined : bestOf(race);
  return {
    seats: seatsIn(game, state, seats),
    standings: game.standings(state),
    view: game.view(state, 'all'),
    rounds: game.round(state),
    occasion: game.occasion?.(state) ?? null,
    best,
    // A session against the clock has no rivals: it only counts in the list of best laps.
    ...(race.practice || seats.length === 1 ? { entries: [], length: null } : countedOf(race)),
    film: record && recordingBytesOf(game, record),
  };
}

/** A finished race. record: with its last move and mark; undefined if it is damaged or needs no recording. */
export interface Ended extends Raced {
  record: RaceRecord | undefined;
}

/** What statistics are computed from. log: every event of the race. */
export interface Raced {
  game: AnyGame;
  config: RaceConfig;
  state: RaceState;
  seats: readonly SeatInfo[];
  log: readonly unknown[];
  practice: boolean;
  /** The drivers at the start: a person's race stays theirs even if an AI driver finishes it. */
  setup: Pick<RaceSetup, 'seats' | 'seed'>;
}

/** What statistics count of a race: each car's driver, place, points and figures. */
export function countedOf({ game, config, state, seats, log, setup }: Raced): Pick<Finish, 'entries' | 'length'> {
  const standings = game.standings(state);
  const figures = game.figuresOf(state, log);
  const scores = game.scores(state);
  const records = recordFigures(game);
  const laps = game.laps === undefined ? config.options.laps : game.laps(state);
  return {
    length: typeof laps === 'number' ? laps : null,
    entries: seatsIn(game, state, seats).flatMap(({ seat, name, colour, driver }): NewEntry[] => {
      const standing = standings.find((one) => one.seat === seat);
      if (standing === undefined) return [];
      const { place } = standing;
      const out = standing.status === 'out';
      const { points, bonuses } = scores[seat] ?? { points: 0, bonuses: [] };
      const kind = kindOf([driver, setup.seats[seat]?.driver ?? driver]);
      const key = keyOf(kind, name, driver);
      const level = kind === 'person' ? null : levelOf(driver);
      return [
        {
          seat,
          driver: key,
          name,
          kind,
          level,
          colour,
          place,
          out,
          points,
          bonuses,
          figures: figures[seat] ?? {},
          records,
        },
      ];
    }),
  };
}

/** Ids of a game's figures that can be records. */
export function recordFigures(game: AnyGame): string[] {
  return game.figures.filter(({ record }) => record !== undefined).map(({ id }) => id);
}

/** Key that recognizes a driver in later races: a character's id whatever its level, the name of anyone else. */
function keyOf(kind: NewEntry['kind'], name: string, driver: Driver): string {
  const character = kind === 'ai' ? characterIn(driver) : undefined;
  return character === undefined ? namedKey(kind, name) : characterKey(character);
}

function kindOf(drivers: readonly Driver[]): NewEntry['kind'] {
  if (drivers.some(isPerson)) return 'person';
  return drivers.some((driver) => driver.kind === 'automaton') ? 'rules' : 'ai';
}

function levelOf(driver: Driver): string | null {
  if (driver.kind === 'ai') return driver.level;
  return driver.kind === 'automaton' ? driver.id : null;
}

/** The laps of a person who drove alone; undefined for any other race. */
function bestOf({ game, seats, log }: Raced): Finish['best'] {
  const person = seats.find((info) => isPerson(info.driver));
  const laps = game.qualifying?.result(log) ?? null;
  return person === undefined || laps === null ? undefined : { name: person.name, ...laps };
}
