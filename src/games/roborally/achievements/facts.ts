// What a robot did in a race of RoboRally, for achievements: pushes, belts, lasers, repairs, falls. Not here: figures (figures.ts), which
// count as facts too.

import type { Facts, Seat } from '@core/contract';
import { RaceFacts } from '@kit/race-facts';
import type { RoborallyEvent, Shot } from '../types';

const NAMES = [
  ...['pushes', 'bigPush', 'shoved', 'belts', 'express', 'gears', 'boardHits', 'pits', 'edges', 'burnt'],
  ...['repairs', 'healed', 'downs', 'locked', 'damageEnd', 'mostDamage', 'options', 'optionUses', 'optionsLost'],
  ...['flagTurn', 'walls', 'doubleHits', 'expired', 'respawns', 'steps', 'longest', 'pusher', 'archives'],
  ...['aliveTurns', 'touched'],
] as const;
type Name = (typeof NAMES)[number];

/** What is remembered of a robot within a turn. flags: touched in this turn. */
interface Turn {
  turn: number;
  flags: number;
  steps: number;
}

/**
 * pushes: steps with which it pushed at least one rival; bigPush: most rivals at once. boardHits: damage by the board's lasers. locked:
 * most locked registers. flagTurn: most checkpoints in a turn. longest: most steps in one turn. aliveTurns: since the last destruction.
 */
export function facts(log: readonly RoborallyEvent[], cars: number): Facts[] {
  const counted = new RaceFacts(cars, NAMES);
  const turns: Turn[] = Array.from({ length: cars }, () => ({ turn: 0, flags: 0, steps: 0 }));
  const damage = new Array<number>(cars).fill(0);
  let order: readonly Seat[] = [];
  for (const event of log) {
    switch (event.type) {
      case 'raceStarted':
        counted.grid(event.robots.toSorted((a, b) => a.dock - b.dock).map(({ seat }) => seat));
        break;
      case 'turnEnded':
        counted.round(event.standings);
        for (const seat of event.standings) counted.add(seat, 'aliveTurns');
        break;
      case 'raceEnded':
        order = event.classification.map(({ seat }) => seat);
        break;
      case 'robotsMoved':
        noteMoves(counted, turns, event);
        break;
      case 'beltsMoved':
        for (const { seat } of event.moves) counted.add(seat, event.pass === 'express' ? 'express' : 'belts');
        break;
      case 'gearsTurned':
        for (const { seat } of event.turns) counted.add(seat, 'gears');
        break;
      case 'lasersFired':
        for (const shot of event.shots) noteShot(counted, shot);
        break;
      default:
        if ('seat' in event) {
          noteDamage(counted, damage, event);
          noteProgress(counted, turns, event);
        }
    }
  }
  for (const [seat, points] of damage.entries()) counted.set(seat, 'damageEnd', points);
  return counted.finish(order);
}

/** Changes turns. The first of the moves is the mover's. */
function noteMoves(
  counted: RaceFacts<Name>,
  turns: Turn[],
  { by, cause, turn, moves }: Extract<RoborallyEvent, { type: 'robotsMoved' }>,
): void {
  if (cause === 'pusher') {
    for (const { seat } of moves) counted.add(seat, 'pusher');
    return;
  }
  const own = turns[by];
  if (own === undefined) return;
  if (own.turn !== turn) Object.assign(own, { turn, flags: 0, steps: 0 });
  own.steps++;
  counted.add(by, 'steps');
  counted.most(by, 'longest', own.steps);
  if (moves.length === 1) return;
  counted.add(by, 'pushes');
  counted.most(by, 'bigPush', moves.length - 1);
  for (const { seat } of moves.slice(1)) counted.add(seat, 'shoved');
}

function noteShot(counted: RaceFacts<Name>, { seat, hits }: Shot): void {
  if (seat >= 0 && hits.length > 1) counted.add(seat, 'doubleHits');
}

type OwnEvent = Extract<RoborallyEvent, { seat: Seat }>;

/** Changes damage. */
function noteDamage(counted: RaceFacts<Name>, damage: number[], event: OwnEvent): void {
  const { seat } = event;
  switch (event.type) {
    case 'damageTaken':
      damage[seat] = event.damage;
      counted.most(seat, 'mostDamage', event.damage);
      counted.add(seat, 'boardHits', event.from.filter((one) => one.laser >= 0).length);
      return;
    case 'registersLocked':
      counted.most(seat, 'locked', event.slots.length);
      return;
    case 'repaired':
      damage[seat] = event.to;
      counted.add(seat, 'repairs');
      counted.add(seat, 'healed', event.from - event.to);
      return;
    case 'poweredDown':
      damage[seat] = 0;
      counted.add(seat, 'downs');
      counted.add(seat, 'healed', event.removed);
      return;
    case 'robotRespawned':
      damage[seat] = event.damage;
      counted.add(seat, 'respawns');
      return;
    case 'robotDestroyed':
      counted.add(seat, event.cause === 'pit' ? 'pits' : event.cause === 'edge' ? 'edges' : 'burnt');
      counted.set(seat, 'aliveTurns', 0);
      return;
  }
}

/** Changes turns. */
function noteProgress(counted: RaceFacts<Name>, turns: Turn[], event: OwnEvent): void {
  const { seat } = event;
  switch (event.type) {
    case 'checkpointTouched': {
      const own = turns[seat];
      if (own === undefined) return;
      if (own.turn !== event.turn) Object.assign(own, { turn: event.turn, flags: 0, steps: 0 });
      own.flags++;
      counted.most(seat, 'flagTurn', own.flags);
      // The first checkpoint of all was touched in this turn.
      if (counted.of(seat, 'touched') === 0) counted.set(seat, 'touched', event.turn);
      return;
    }
    case 'moveBlocked':
      if (event.cause === 'card') counted.add(seat, 'walls');
      return;
    case 'archiveMoved':
      counted.add(seat, 'archives');
      return;
    case 'timerExpired':
      counted.add(seat, 'expired');
      return;
    case 'optionDrawn':
      counted.add(seat, 'options');
      return;
    case 'optionUsed':
      counted.add(seat, 'optionUses');
      return;
    case 'optionLost':
      counted.add(seat, 'optionsLost');
      return;
  }
}
