// What the parts of one host share. Not here: the state of a single race (match.ts).

import type { BotRunner } from '@ai/bot-runner';
import type { Notice, Push, PushName } from '@api/contract';
import type { Log } from '@api/log';
import type { Session } from '@api/session';
import type { AnyGame, Draw } from '@core/contract';
import type { Store } from '@store/store';
import type { Clock } from './clock';
import type { JobRunner } from './jobs/job-types';
import { isScreen, type Roster } from './roster';
import type { Plans } from './seasons/plans';

/**
 * A race that was started by this host process. at: ms, steady clock. present: who was at the table then, or came soon
 * after. seen: who has shown its start.
 */
export interface Start {
  at: number;
  present: Set<string>;
  seen: Set<string>;
}

export interface Context {
  readonly store: Store;
  readonly botRunner: BotRunner;
  readonly jobs: JobRunner;
  readonly games: Readonly<Record<string, AnyGame>>;
  readonly clock: Clock;
  readonly log: Log;
  readonly sessions: Map<string, Session>;
  readonly roster: Roster;
  readonly plans: Plans;
  /** ms of time bank that the people of a race have left, by race and seat; kept while a race is suspended. */
  readonly banks: Map<string, number[]>;
  /** Races started since this host began, by id. */
  readonly starts: Map<string, Start>;
  /** Called when a race of this game has ended, or, without a game, when races were imported. */
  readonly endings: Set<(game?: string, match?: string) => void>;
  /** Called when a season, or a race of it, has changed. */
  readonly seasonChanges: Set<(season: string) => void>;
  newId(): string;
  newSeed(): string;
  /** Randomness outside races, such as a new seat's colour. */
  draw: Draw;
}

/** The game with this id; undefined if this Paddock does not have it. */
export function gameIn(context: Context, id: string): AnyGame | undefined {
  return Object.hasOwn(context.games, id) ? context.games[id] : undefined;
}

/** Sends a push to every window on this machine, but not to those that are televisions: they show the room what everyone may see. */
export function tellOwners<N extends PushName>(context: Context, name: N, body: Push<N>): void {
  for (const session of context.sessions.values()) if (isScreen(context.roster, session)) session.push(name, body);
}

/** Stores a notice and shows it immediately. It replaces one with the same id. */
export function notify(context: Context, notice: Notice): void {
  context.store.notices.add(notice, context.clock.now());
  tellOwners(context, 'app.notice', notice);
}
