// The setup screen for Formula D: rows, summary, why a setup can't start, and the quick race.

import type { SeatSetup } from '@api/contract';
import type { RaceConfig } from '@core/contract';
import { aboutMinutes, fieldOf } from '@ui/field';
import { quickRaceOf, raceAgainst } from '@ui/game/setup/races';
import { seatTrouble } from '@ui/game/setup/seat-trouble';
import { numberIn } from '@ui/game/setup/setup-rows';
import type { GameUi, SetupSummary } from '@ui/game-ui';
import { CAR_COLOURS } from '../data/cars';
import { circuitName, circuitNamed } from '../narration/places';
import { t } from '../text/t';
import { setupRows } from './terms';

type Config = Pick<RaceConfig, 'circuit' | 'options'>;

/** Turns of one lap per hundred half spaces, and roughly the seconds that a turn takes a person and an AI driver. */
const TURNS = 6.2;
const SECONDS = { person: 25, ai: 6 } as const;

/** 'Monaco, 1 lap, 6 drivers', and the minutes it takes with this many people. */
export function setupSummary(config: Config, seats: readonly SeatSetup[]): SetupSummary {
  const laps = lapsOf(config);
  const { cars, persons } = fieldOf(seats);
  const each = persons * SECONDS.person + (cars - persons) * SECONDS.ai;
  const turns = (TURNS * (circuitNamed(config.circuit)?.lapPos ?? 0) * laps) / 100;
  return {
    headline: t('setup.headline', { circuit: circuitName(config.circuit), laps, drivers: cars }),
    minutes: aboutMinutes((turns * each) / 60),
  };
}

/** Why this setup can't start (R1, 2.1), or null. */
export function setupTrouble(config: Config, seats: readonly SeatSetup[]): string | null {
  if (!circuitNamed(config.circuit)) return t('setup.noCircuit');
  return seatTrouble(seats, { most: CAR_COLOURS.length });
}

/** Section 6: six cars, AI drivers at Club level in the other seats, 45 s for a decision. */
export const usualRace: GameUi['usualRace'] = raceAgainst(5, 45);

/** The quick race of the home screen: one lap of the short circuit against three Rookies. */
export function quickRace(): GameUi['quickRace'] {
  return quickRaceOf({
    text: t('setup.quick'),
    game: 'formula-d',
    circuit: 'paddock-ring',
    options: { laps: 1 },
    colours: CAR_COLOURS,
    ownColour: 'red',
    rivals: 3,
    // Cars of different teams are easier to tell apart.
    colourStep: 2,
  });
}

function lapsOf({ options }: Config): number {
  return numberIn(options, 'laps', 1);
}

/** Everything the setup screens need from the game, except texts that are used later (index.tsx). */
export const setup = { setupRows, setupSummary, setupTrouble, usualRace };
