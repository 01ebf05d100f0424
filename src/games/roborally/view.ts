// What a viewer may see of a race, built by listing what is shown (S1).
// Not here: what a seat may answer (choices.ts).

import type { Seat, Viewer } from '@core/contract';
import { isLocked, lockedCount, markedLocks, REGISTERS, robotOf } from './robots';
import { classification } from './standings';
import type {
  Classified,
  DecisionKind,
  OwnView,
  RoborallyEvent,
  RoborallyState,
  RoborallyView,
  Robot,
  RobotView,
} from './types';

/** The race as this viewer sees it. Others' hands, drafts and programmes are never included, except for 'all'. */
export function view(s: Readonly<RoborallyState>, viewer: Viewer): RoborallyView {
  const standings = classification(s);
  return {
    course: s.circuit,
    options: { ...s.options },
    phase: s.phase,
    turn: s.turn,
    robots: s.robots.map((robot, seat) => robotView(s, robot, seat, standings)),
    waiting: s.asks
      .filter((decision) => !decision.committed)
      .map((decision) => ({ seat: decision.seat, kind: decision.kind as DecisionKind })),
    active: s.asks.find((decision) => !decision.sealed)?.seat ?? null,
    destroyed: s.destroyed.slice(),
    optionDeckCount: s.optionDeck.length,
    optionDiscards: s.optionDiscards.slice(),
    end: s.end,
    winner: s.winner,
    standings,
    own: typeof viewer === 'number' ? ownView(s, viewer) : null,
    everybody: viewer === 'all' ? s.robots.map((_, seat) => ownView(s, seat)) : null,
  };
}

/** The event as this viewer may see it: deals, drafts and random fills are shown to their owner only. */
export function viewEvent(event: RoborallyEvent, viewer: Viewer): RoborallyEvent | null {
  switch (event.type) {
    case 'draftChanged':
    case 'cardFixed':
      return viewer === 'all' || viewer === event.seat ? event : null;
    case 'cardsDealt':
    case 'timerExpired':
      return viewer === 'all' || viewer === event.seat ? event : { ...event, cards: null };
    default:
      return event;
  }
}

function robotView(
  s: Readonly<RoborallyState>,
  robot: Readonly<Robot>,
  seat: Seat,
  standings: readonly Classified[],
): RobotView {
  const line = standings.find((one) => one.seat === seat);
  return {
    seat,
    colour: robot.colour,
    dock: robot.dock,
    status: robot.status,
    cell: robot.cell,
    facing: robot.facing,
    damage: robot.damage,
    lives: robot.lives,
    archive: robot.archive,
    flags: robot.flags,
    down: robot.down,
    announced: robot.announced,
    locked: REGISTERS.map((register) =>
      isLocked(robot.damage, register) ? (robot.registers[register - 1] as number) : 0,
    ),
    marked: markedLocks(robot),
    lockedCount: lockedCount(robot.damage),
    played: robot.played.slice(),
    handCount: robot.hand.length,
    submitted: s.asks.some((decision) => decision.seat === seat && decision.committed),
    options: robot.options.slice(),
    plates: robot.plates,
    place: line?.place ?? 0,
    distance: line?.distance ?? 0,
    deaths: robot.deaths,
    wrecks: robot.wrecks,
    hits: robot.hits,
    harm: robot.harm,
  };
}

function ownView(s: Readonly<RoborallyState>, seat: Seat): OwnView {
  const { hand, draft, draftDown, sealed } = robotOf(s, seat);
  return { seat, hand: hand.slice(), draft: draft.slice(), powerDown: draftDown, sealed: sealed.slice() };
}
