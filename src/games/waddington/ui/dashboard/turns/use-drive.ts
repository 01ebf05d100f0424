// All choices of a drive so far, the resulting action, and the keys for it.

import { useTaken } from '@ui/game/dashboard/open-turn';
import { type Dispatch, type SetStateAction, useMemo, useState } from 'react';
import { SUPERB } from '../../../data/cards';
import { STEP } from '../../../data/charts';
import { freeable, runMoves, type Start } from '../../../narration/forecast';
import { type Route, routesOf } from '../../../narration/routes';
import type { RunChoice, Tactic, WaddingtonAction, Wear } from '../../../types';
import { leavesOut, useQuiet } from '../choice/quiet';
import { type RouteChoice, useRouteChoice } from '../choice/use-routes';
import type { TurnProps } from './turn';
import { type Planned, usePlan } from './use-plan';

type Props = TurnProps<'drive'>;

export interface Drive extends Planned, Pick<RouteChoice, 'choose' | 'step'> {
  route: Route | undefined;
  routes: readonly Route[];
  /** The run to the chosen square; undefined with a speed. */
  run: RunChoice | undefined;
  /** The run's chosen mph; 0 with a speed. */
  reading: number;
  /** mph after the move; null for a run that has no reading. */
  next: number | null;
  /** Gauges after the wear of the choice. */
  after: Wear | null;
  /** The corner that Superb Driving frees, -1 for none. */
  superb: number;
  toggleSuperb(card: Tactic): void;
  /** The driver wants no tactic card after moves. */
  quiet: boolean;
  toggleQuiet(): void;
  /** null: no square chosen. */
  action: WaddingtonAction | null;
}

/** The drive so far. */
export function useDrive({ match, choices, view, car, proposes, taken, target, takeTarget }: Props): Drive {
  const { circuit } = view;
  const planned = usePlan(circuit, choices, proposes);
  const { plan } = planned;
  const { quiet, toggle: toggleQuiet } = useQuiet(match, car.seat);
  const offer = plan.kind === 'drive' ? choices.speeds.find((one) => one.speed === plan.speed) : undefined;
  const reading = plan.kind === 'run' ? plan.reading : 0;
  const ways = useMemo(
    () => routesOf(circuit, offer ? offer.moves : plan.kind === 'run' ? runMoves(choices.runs, reading) : []),
    [circuit, offer, plan.kind, choices.runs, reading],
  );
  const name = plan.kind === 'drive' ? `drive@${plan.speed}` : 'run';
  const { chosen: route, choose, take, step } = useRouteChoice(name, ways, target, takeTarget);
  const run = plan.kind === 'run' ? choices.runs.find((one) => one.to === route?.to) : undefined;
  const chosen = run?.readings.find((one) => one.speed === reading) ?? run?.readings[0];
  const [wanted, setWanted] = useState<number>(-1);
  useTaken(taken, (action) => {
    if (action.type === 'drive') {
      planned.take({ kind: 'drive', speed: action.speed });
      take(`drive@${action.speed}`, routesOf(circuit, movesAt(choices, action.speed)), action.path);
      setWanted(action.superb);
    } else if (action.type === 'run') {
      planned.take({ kind: 'run', reading: action.speed });
      take('run', routesOf(circuit, runMoves(choices.runs, action.speed)), action.path);
    }
  });
  const superb = plan.kind === 'drive' && route?.freed.some((one) => one.corner === wanted) ? wanted : -1;
  return {
    ...planned,
    route,
    routes: ways,
    choose,
    step,
    run,
    reading: chosen?.speed ?? reading,
    next: plan.kind === 'drive' ? plan.speed : (chosen?.speed ?? null),
    after: offer?.after ?? chosen?.after ?? null,
    superb,
    toggleSuperb: (card) => toggleSuperb(card, route, superb, setWanted),
    quiet,
    toggleQuiet,
    action: actionOf(plan, route, chosen?.speed ?? 0, superb, quiet),
  };
}

function movesAt({ speeds }: Props['choices'], speed: number) {
  return speeds.find((one) => one.speed === speed)?.moves ?? [];
}

/** Moves on to the next corner of the route that Superb Driving may free, and after the last one to none. */
function toggleSuperb(
  card: Tactic,
  route: Route | undefined,
  superb: number,
  setWanted: Dispatch<SetStateAction<number>>,
): void {
  if (card !== SUPERB || !route) return;
  const corners = freeable(route);
  setWanted(corners[corners.indexOf(superb) + 1] ?? -1);
}

function actionOf(
  plan: Start,
  route: Route | undefined,
  reading: number,
  superb: number,
  quiet: boolean,
): WaddingtonAction | null {
  if (!route || plan.kind === 'none') return null;
  const path = [...route.path];
  if (plan.kind === 'run') return { type: 'run', path, speed: reading };
  // With Superb Driving no window opens anyway (R30).
  return { type: 'drive', speed: plan.speed, path, superb, quiet: superb < 0 && leavesOut(quiet, route.window) };
}

/** Digits for speeds, arrows for speeds and squares, letters for the rest. */
export function driveKeys({ choices, car }: Props, drive: Drive, confirm: () => void) {
  const digits = Array.from({ length: 8 }, (_, i) => [String(i + 1), () => drive.setSpeed((i + 1) * STEP)] as const);
  return {
    ...Object.fromEntries(digits),
    b: choices.runs.length > 0 ? drive.setRun : undefined,
    s: choices.superb ? () => drive.toggleSuperb(SUPERB) : undefined,
    n: car.handCount > 0 ? drive.toggleQuiet : undefined,
    arrowleft: () => drive.step(-1),
    arrowright: () => drive.step(1),
    arrowup: () => drive.faster(1),
    arrowdown: () => drive.faster(-1),
    enter: confirm,
  };
}
