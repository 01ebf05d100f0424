// What a season's earlier races hand on to the race about to start, read from how they ended. It is not stored, so a race
// that is run again begins with the same. Not here: which races and drivers those are (src/season/hand-over.ts).

import { message } from '@api/messages';
import { attempt } from '@core/attempt';
import type { AnyGame, HandOver, RaceConfig } from '@core/contract';
import { isOver } from '@core/engine';
import type { MessageDescriptor } from '@i18n/messages';
import { beforeOf, type Link, racesBefore } from '@season/hand-over';
import { circuitMessage } from '@season/messages';
import type { Entrant, RacedRace } from '@season/types';
import type { SeasonPart } from '@store/races/head';
import { type Context, gameIn, notify } from '../context';
import { resume } from '../match/resume';
import { seasonIn } from './state';

/** A race of a season that starts. entrants: by seat. */
export interface SeasonStart extends SeasonPart {
  entrants: readonly Entrant[];
}

/** What a race begins with. lost: why some of what it should begin with can no longer be read. */
export interface Handed {
  before: HandOver | undefined;
  lost: MessageDescriptor | undefined;
}

const NOTHING: Handed = { before: undefined, lost: undefined };

/** What the season's earlier races hand on to this one. */
export function handedTo(context: Context, part: SeasonStart): Handed {
  const plan = context.plans.of(part.season);
  const round = plan?.rounds.find((one) => one.id === part.round);
  const game = round && gameIn(context, round.game);
  if (plan === undefined || game?.handOver === undefined) return NOTHING;
  const found = seasonIn(context, part.season);
  if (!found.ok) return NOTHING;
  const races = racesBefore(found.value, context.games, part);
  const ends = new Map<string, HandOver | undefined>();
  const linkOf = ({ match }: RacedRace): Link => ({
    goesOn: goesOn(context, match),
    get handed() {
      if (!ends.has(match)) ends.set(match, handedBy(context, match));
      return ends.get(match);
    },
  });
  const before = beforeOf(races, part.entrants, linkOf);
  const gone = races.find(({ match }) => ends.has(match) && ends.get(match) === undefined);
  return { before, lost: gone && lossOf(plan.rounds, gone, game, before === undefined) };
}

/** Reports to the windows and the log that a race began without what should have been handed on. */
export function tellOfLost(
  context: Context,
  match: string,
  { season, round }: SeasonPart,
  why: MessageDescriptor,
): void {
  context.log.warn({ match, season, round, why }, 'a race begins with less than the one before it left');
  const title = message('notice.handed');
  notify(context, { id: `handed-${match}`, level: 'warning', title, text: [why], backup: null });
}

/** Whether a race began with something handed on. */
function goesOn(context: Context, match: string): boolean {
  const config = context.store.saves.head(match)?.config as Partial<RaceConfig> | undefined;
  return config?.before !== undefined;
}

/** undefined if its end can no longer be read. */
function handedBy(context: Context, match: string): HandOver | undefined {
  const head = context.store.saves.head(match);
  const back = head && resume(context.store.saves, context.games, head);
  if (!back?.ok || !isOver(back.state)) return undefined;
  // A migrated state may lack what these rules hand on.
  const handed = attempt(() => back.game.handOver?.(back.state));
  return handed.ok ? handed.value : undefined;
}

/** The game refuses what was handed on, for example after its rules changed. */
export const NOT_TAKEN = message('notice.handed.misfit');

function lossOf(
  rounds: readonly { id: string; circuit: string }[],
  gone: RacedRace,
  game: AnyGame,
  isAll: boolean,
): MessageDescriptor {
  const at = rounds.findIndex((one) => one.id === gone.round);
  const values = { round: at + 1, circuit: circuitMessage(game, rounds[at]?.circuit ?? '') };
  return isAll ? message('notice.handed.lost', values) : message('notice.handed.partly', values);
}
