// The setup screen for Waddington's Formula 1: rows, summary, why a setup can't start, and the quick race.

import type { SeatSetup } from '@api/contract';
import type { RaceConfig } from '@core/contract';
import { aboutMinutes, fieldOf } from '@ui/field';
import { quickRaceOf, raceAgainst } from '@ui/game/setup/races';
import { seatTrouble } from '@ui/game/setup/seat-trouble';
import { numberIn } from '@ui/game/setup/setup-rows';
import type { GameUi, SetupSummary } from '@ui/game-ui';
import { CAR_COLOURS } from '../data/charts';
import { circuitName, circuitNamed } from '../narration/texts';
import { t } from '../text/t';
import { setupRows } from './terms';

type Config = Pick<RaceConfig, 'circuit' | 'options'>;

/** The approximate minutes that one lap takes each person and each AI driver at the table. */
const MINUTES = { person: 5, ai: 1 } as const;
/** Section 6. */
const LAPS = { min: 3, max: 10 } as const;

/** 'Thornbury Park, 5 laps, 6 drivers', and the minutes it takes with this many people. */
export function setupSummary(config: Config, seats: readonly SeatSetup[]): SetupSummary {
  const laps = lapsOf(config);
  const { cars, persons } = fieldOf(seats);
  const each = persons * MINUTES.person + (cars - persons) * MINUTES.ai;
  return {
    headline: t('setup.headline', { circuit: circuitName(config.circuit), laps, cars }),
    minutes: aboutMinutes(laps * each),
  };
}

/** Why this setup can't start (R1, R3, R4), or null. */
export function setupTrouble(config: Config, seats: readonly SeatSetup[]): string | null {
  if (!circuitNamed(config.circuit)) return t('setup.noCircuit');
  const laps = lapsOf(config);
  if (laps < LAPS.min || laps > LAPS.max) return t('setup.laps', LAPS);
  const problems = { colour: () => t('setup.colours') };
  return seatTrouble(seats, { most: CAR_COLOURS.length, colours: CAR_COLOURS, problems });
}

/** Section 6: six cars, AI drivers at Club level in free seats, 60 s over LAN. */
export const usualRace: GameUi['usualRace'] = raceAgainst(5, 60);

/** The quick race of the home screen: three laps of Thornbury Park against three Rookies. */
export function quickRace(): GameUi['quickRace'] {
  return quickRaceOf({
    text: t('setup.quick'),
    game: 'waddington',
    circuit: 'thornbury-park',
    // A first race begins on the grid, in the player's own colour.
    options: { laps: LAPS.min, carChoice: 'given', handSize: 5, pitCards: true, strictTyres: false },
    colours: CAR_COLOURS,
    ownColour: 'red',
    rivals: 3,
  });
}

function lapsOf({ circuit, options }: Config): number {
  return numberIn(options, 'laps', circuitNamed(circuit)?.defaultLaps ?? LAPS.min);
}

/** Everything the setup screens need from the game, except the quick race. */
export const setup = { setupRows, setupSummary, setupTrouble, usualRace };
