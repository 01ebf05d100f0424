// The races that a game sets up on its own: against whom a new one is, and the quick race of the home screen.

import type { Driver, RaceSetup } from '@api/contract';
import type { Colour } from '@core/contract';
import type { GameUi } from '@ui/game-ui';

/** Rivals are called by the numbers of their seats: who they are is the shell's. */
export interface QuickRaceSetup {
  /** What the button says: 'Heat, Italy, three rookies'. A getter: said when it is asked for, in the page's language. */
  readonly text: string;
  game: string;
  circuit: string;
  options: RaceSetup['options'];
  /** Option values that shorten it for someone's first race. */
  first?: RaceSetup['options'];
  /** All colours that cars may have. */
  colours: readonly Colour[];
  /** The person's where theirs is none of them. */
  ownColour: Colour;
  rivals: number;
  /** Rivals take every so manieth colour that is left. */
  colourStep?: number;
}

/** Against this many AI drivers of the middle level. clock: seconds for a decision where guests sit at the table. */
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
