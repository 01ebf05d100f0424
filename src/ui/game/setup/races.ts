// Races that a game sets up itself: the usual opponents of a new race, and the quick race of the home screen.

import type { Driver, RaceSetup } from '@api/contract';
import type { Colour } from '@core/contract';
import type { GameUi } from '@ui/game-ui';

/** Rivals are named by seat number; the shell chooses their characters. */
export interface QuickRaceSetup {
  /** The button's label: 'Heat, Italy, three rookies'. A getter, so that it is in the page's language when read. */
  readonly text: string;
  game: string;
  circuit: string;
  options: RaceSetup['options'];
  /** Option values that shorten it for a person's first race. */
  first?: RaceSetup['options'];
  /** All colours that cars may have. */
  colours: readonly Colour[];
  /** The person's colour if their usual one is not available. */
  ownColour: Colour;
  rivals: number;
  /** Rivals take every nth remaining colour. */
  colourStep?: number;
}

/** A race against this many AI drivers of the middle level. clock: seconds per decision if guests are at the table. */
export function raceAgainst(opponents: number, clock: number): GameUi['usualRace'] {
  return { opponents: Array.from({ length: opponents }, (): Driver => ({ kind: 'ai', level: 'medium' })), clock };
}

/** A race of one person against easy drivers, ready to start. */
export function quickRaceOf(quick: QuickRaceSetup): GameUi['quickRace'] {
  return {
    get text() {
      return quick.text;
    },
    ...(quick.first && { first: quick.first }),
    setup: (playerName, colour) => quickSetup(quick, playerName, colour),
  };
}

function quickSetup(quick: QuickRaceSetup, playerName: string, colour: Colour): RaceSetup {
  const { game, circuit, options, colours, ownColour, rivals, colourStep = 1 } = quick;
  const own = colours.find((one) => one === colour) ?? ownColour;
  const rest = colours.filter((one) => one !== own);
  return {
    game,
    circuit,
    options: { ...options },
    seats: [
      { name: playerName, colour: own, driver: { kind: 'you' } },
      ...Array.from({ length: rivals }, (_, i) => ({
        name: String(i + 2),
        colour: rest[i * colourStep] ?? own,
        driver: { kind: 'ai' as const, level: 'easy' as const },
      })),
    ],
    clock: 0,
  };
}
