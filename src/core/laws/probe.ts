// Tries wrong answers: answers to other decisions, and answers with changed numbers and lists.
// Finds violation codes for law 12, and answers that check accepts but apply cannot handle (law 4).

import { attempt } from '../attempt';
import { clonePlain, cloneState } from '../clone';
import type { Decision, Draw, GameDefinition, GameTypes } from '../contract';
import { findDecision } from '../engine';
import { silentIo } from '../io';
import type { Report } from './coverage';

const KEPT = 6;

/** Answers seen in play, a few per type, to be tried where they do not belong. */
export type Pool<A> = Map<string, A[]>;

/** Changes pool: keeps this answer for later. */
export function keepAnswer<A extends { type: string }>(pool: Pool<A>, action: A, draw: Draw): void {
  const kept = pool.get(action.type);
  if (kept === undefined) pool.set(action.type, [action]);
  else if (kept.length < KEPT) kept.push(action);
  else kept[draw(KEPT)] = action;
}

/** Changes violations: adds every code that check returned for wrong answers to this decision. */
export function probeDecision<T extends GameTypes>(
  game: GameDefinition<T>,
  state: Readonly<T['State']>,
  decision: Decision,
  pool: Pool<T['Action']>,
  draw: Draw,
  violations: Set<string>,
  report: Report,
): void {
  for (const kept of pool.values()) {
    const action = kept[draw(kept.length)] as T['Action'];
    for (const candidate of [action, twist(action, draw), twist(action, draw)]) {
      // The reason why a candidate does not fit is not computed, because most do not.
      const parsed = game.schemas.action.safeParse(candidate);
      if (!parsed.success) continue;
      const violation = game.check(state, decision, parsed.data);
      if (violation === null) checkTaken(game, state, decision, parsed.data, report);
      else {
        violations.add(violation.code);
        const isNamed = /^[a-z]+(-[a-z0-9]+)*$/.test(violation.code) && violation.rule !== '';
        if (!isNamed) report(12, `violation ${JSON.stringify(violation)} has no kebab-case code or names no rule`);
      }
    }
  }
}

// (4) apply handles whatever check accepts, without throwing.
function checkTaken<T extends GameTypes>(
  game: GameDefinition<T>,
  state: Readonly<T['State']>,
  decision: Decision,
  action: T['Action'],
  report: Report,
): void {
  const copy: T['State'] = cloneState(state);
  const taken = attempt(() =>
    game.apply(copy, findDecision(copy, decision.id) as Decision, action, silentIo(copy.rng)),
  );
  if (taken.ok) return;
  report(
    4,
    `step ${state.step}: check lets ${JSON.stringify(action)} in at ${decision.kind}, apply throws ${taken.message}`,
  );
}

/** The action with one of its numbers or lists changed. */
function twist(action: { type: string }, draw: Draw): unknown {
  const twisted: Record<string, unknown> = clonePlain({ ...action });
  const keys = Object.keys(twisted).filter((key) => key !== 'type');
  if (keys.length === 0) return twisted;
  const key = keys[draw(keys.length)] as string;
  const value = twisted[key];
  if (typeof value === 'number') twisted[key] = twistNumber(value, draw);
  else if (Array.isArray(value)) twisted[key] = twistList(value, draw);
  else if (typeof value === 'boolean') twisted[key] = !value;
  return twisted;
}

function twistNumber(value: number, draw: Draw): number {
  return [value + 1, value - 1, value + 2, 0, 7, draw(60)][draw(6)] as number;
}

function twistList(list: readonly unknown[], draw: Draw): unknown[] {
  switch (draw(4)) {
    case 0:
      return list.slice(1);
    case 1:
      return [...list, list[0] ?? draw(40)];
    case 2:
      return list.map((entry) => (typeof entry === 'number' ? twistNumber(entry, draw) : entry));
    default:
      return [...list, draw(40)];
  }
}
