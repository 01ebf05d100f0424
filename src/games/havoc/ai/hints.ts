// The numbers in Havoc Speedway's hints: the Storm's place and its coins, track positions with the risk of a tow, and cards
// kept in hand. Not here: which answer is best (ai/hints).

import type { Decision, HintHooks, HintMessage, HintText, Imagined, Means } from '@core/contract';
import { meanOf, percent, tenths } from '@core/hints';
import { badgeOf, carOf, progressOf } from '../cars';
import type { DecisionKind, HavocAction, HavocState, HavocTypes } from '../types';
import { themes } from './themes';

export const hintHooks: HintHooks<HavocTypes> = { rounds: 1, tally, path, explain, themes };

type Ahead = Parameters<HintHooks<HavocTypes>['tally']>[0];

function tally({ before, after, seat, events }: Ahead): Means {
  const own = events.filter((event) => 'seat' in event && event.seat === seat);
  const badge = own.find((event) => event.type === 'badgeAwarded');
  const end = own.findIndex(({ type }) => type === 'raceTurnEnded');
  const turn = end < 0 ? own : own.slice(0, end);
  const rivals = before.cars.length - 1;
  const lost = events.filter(
    (event) => event.type === 'pawnMoved' && event.seat !== seat && event.direction === 'backward',
  );
  return {
    ahead: progressOf(carOf(after, seat)) - progressOf(carOf(before, seat)),
    turn: turn.reduce((sum, event) => sum + stepsOf(event), 0),
    towed: own.some(({ type }) => type === 'towed' || type === 'pitWallHit') ? 1 : 0,
    badge: badge?.place ?? Math.max(1, badgeOf(after, seat)),
    coins: own.reduce((sum, event) => sum + (event.type === 'coinsDrawn' ? event.count : 0), 0),
    kept: carOf(after, seat).coins.length,
    hits: own.filter(({ type }) => type === 'coinRevealed').length,
    lost: rivals === 0 ? 0 : lost.reduce((sum, event) => sum + ('made' in event ? event.made : 0), 0) / rivals,
  };
}

function stepsOf(event: HavocTypes['Event']): number {
  if (event.type !== 'pawnMoved') return 0;
  return event.direction === 'forward' ? event.made : -event.made;
}

/** Every space the pawn enters this turn, starting from its own; for a lane or coin, the chosen cell. */
function path({ before, seat, events }: Ahead): number[] {
  const spaces: number[] = [];
  const asked = before.asks.find((decision) => decision.seat === seat)?.kind as DecisionKind | undefined;
  for (const event of events) {
    if (!('seat' in event) || event.seat !== seat) continue;
    if (asked === 'lane' && event.type === 'laneChosen') return [event.at];
    if (asked === 'coin' && event.type === 'coinPlaced') return [event.at];
    if (asked !== 'die') continue;
    if (event.type === 'raceTurnEnded') break;
    if (event.type === 'pawnMoved' || event.type === 'laneShifted')
      spaces.push(...event.path.slice(spaces.length > 0 ? 1 : 0));
  }
  return spaces;
}

function explain(s: Imagined<HavocState>, decision: Decision, action: HavocAction, means: Means): HintText {
  const mean = (name: string) => meanOf(means, name);
  const kind = decision.kind as DecisionKind;
  const hand = carOf(s, decision.seat).hand.length - (action.type === 'play' ? 1 : 0);
  const values = {
    ahead: tenths(mean('ahead')),
    turn: tenths(mean('turn')),
    risk: percent(mean('towed')),
    badge: tenths(mean('badge')),
    coins: tenths(mean('coins')),
    kept: tenths(mean('kept')),
    hits: tenths(mean('hits')),
    lost: tenths(mean('lost')),
    hand,
  };
  const messageOf = (id: string): HintMessage => ({ id, values });
  if (kind === 'pick' || kind === 'storm' || kind === 'suit')
    return { tag: messageOf('tagStorm'), why: [messageOf('storm'), messageOf(kind === 'pick' ? 'road' : 'hand')] };
  return { tag: messageOf('tag'), why: [messageOf('road'), messageOf(kind === 'coin' ? 'coins' : 'kept')] };
}
