// What every part of a tournament's page needs to know. Not here: loading it (use-tournament.ts).

import type { GameCard } from '@api/contract';
import type { Party } from '@api/party';
import type { TournamentView } from '@api/tournament/commands';
import type { Looks } from '../hall/looks';

/** The page, passed from part to part. */
export interface TourneyPart {
  view: TournamentView;
  cards: readonly GameCard[];
  /** The open party if the tournament is raced there; null: it is not. */
  party: Party | null;
  /** The races of the party's tables. */
  looks: Looks;
  /** Drivers (ids) of the people here. */
  own: readonly string[];
  /** Tables (round ids) on their way. */
  path: ReadonlySet<string>;
  /** This window is the host's own. */
  isHost: boolean;
  actions: TourneyActions;
}

/** What the buttons of a page do. Guests have the first two. */
export interface TourneyActions {
  /** Goes to the race of a table, or to its results. */
  watch(round: string): void;
  /** Goes to the seat at a called table. */
  takeSeat(round: string): void;
  /** Calls one table, or all that can race now. */
  call(round?: string): void;
  correct(round?: string): void;
  voidTable(round: string): void;
}
