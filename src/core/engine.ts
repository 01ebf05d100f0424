// Runs any game from its definition: sets up a race, accepts actions in one place, counts steps.
// Not here: records (record.ts), saves (save.ts), clocks and seats (the host).

import { parseWith } from './attempt';
import { cloneState } from './clone';
import { checkRaceConfig, meetCircuit } from './config';
import type {
  Decision,
  GameDefinition,
  GameTypes,
  Move,
  RaceState,
  Result,
  RuleViolation,
  Seat,
  StepResult,
} from './contract';
import { liveIo, type SilentIo } from './io';
import { luckOf, seedRng } from './rng';

export { RunawayRules } from './io';

/** What an action produced, apart from the state it changed. */
export type ActionResult<T extends GameTypes> = Omit<StepResult<T>, 'state'>;

/**
 * Starts a race. Violations: meetCircuit's, 'bad-config' if the config does not fit the schema, checkRaceConfig's, and
 * the game's own.
 */
export function begin<T extends GameTypes>(
  game: GameDefinition<T>,
  config: T['Config'],
  seed: string,
): Result<StepResult<T>> {
  const parsed = readConfig(game, config);
  if (!parsed.ok) return parsed;
  const base: RaceState = { rng: seedRng(seed), step: 0, nextAsk: 1, asks: [] };
  const luck = luckOf(seed, parsed.value.cars.length);
  const io = liveIo<T>(game, { rng: base.rng, luck }, () => 0);
  const state = game.setup(parsed.value, base, io);
  if (luck !== undefined) state.luck = luck;
  if (state.rng !== base.rng) throw new Error(`${game.id}: setup must keep the rng array it was given`);
  return { ok: true, value: { state, events: io.events, drew: io.drew(), revealed: io.revealed() } };
}

/** The config as a race would use it, or why it cannot be raced; violations as in begin. */
export function readConfig<T extends GameTypes>(game: GameDefinition<T>, config: unknown): Result<T['Config']> {
  const unmet = meetCircuit(game, config);
  if (unmet !== null) return { ok: false, violation: unmet };
  const parsed = parseWith(game.schemas.config, config, 'bad-config');
  if (!parsed.ok) return parsed;
  // The game's own refusals cite its rulebook, so they come first.
  const violation = game.checkConfig(parsed.value) ?? checkRaceConfig(game, parsed.value);
  return violation === null ? parsed : { ok: false, violation };
}

/** Like advance, but on a copy: the given state is unchanged. */
export function step<T extends GameTypes>(
  game: GameDefinition<T>,
  state: Readonly<T['State']>,
  move: Move,
): Result<StepResult<T>> {
  const next: T['State'] = cloneState(state);
  const outcome = advance(game, next, move);
  return outcome.ok ? { ok: true, value: { state: next, ...outcome.value } } : outcome;
}

/**
 * Changes state by one answered ask, or leaves it unchanged and says why. Violations: 'stale-ask', 'wrong-seat',
 * 'bad-action' if the action does not fit the game's schema, and the game's own. Throws RunawayRules.
 */
export function advance<T extends GameTypes>(
  game: GameDefinition<T>,
  state: T['State'],
  move: Move,
): Result<ActionResult<T>> {
  const decision = findDecision(state, move.ask);
  if (decision === undefined) return refused('stale-ask', { ask: move.ask });
  if (decision.seat !== move.seat) return refused('wrong-seat', { ask: decision.seat, move: move.seat });
  const action = parseWith(game.schemas.action, move.action, 'bad-action');
  if (!action.ok) return action;
  const violation = game.check(state, decision, action.value);
  if (violation !== null) return { ok: false, violation };
  const io = liveIo<T>(game, state, () => game.round(state));
  game.apply(state, decision, action.value, io);
  state.step++;
  return { ok: true, value: { events: io.events, drew: io.drew(), revealed: io.revealed() } };
}

/**
 * Changes state by an answer that this process made itself (search, sim, bench): only the rules' check and apply, without
 * schema or events. ask is an open decision of the state; io must draw from the state's own rng (see silentIo).
 */
export function advanceTrusted<T extends GameTypes>(
  game: GameDefinition<T>,
  state: T['State'],
  decision: Decision,
  action: T['Action'],
  io: SilentIo,
): RuleViolation | null {
  const violation = game.check(state, decision, action);
  if (violation !== null) return violation;
  io.fresh();
  game.apply(state, decision, action, io);
  state.step++;
  return null;
}

/** Changes state: appends a new decision with a fresh id. */
export function openDecision(state: RaceState, seat: Seat, kind: string, sealed: boolean): Decision {
  const decision: Decision = { id: state.nextAsk++, seat, kind, sealed, committed: false };
  state.asks.push(decision);
  return decision;
}

/** Changes state: closes this decision for good. Throws if it is not open, which is a bug. */
export function closeDecision(state: RaceState, id: number): void {
  const decisions = state.asks;
  for (let i = 0; i < decisions.length; i++) {
    if (decisions[i]?.id === id) {
      decisions.splice(i, 1);
      return;
    }
  }
  throw new Error(`ask ${id} is not open`);
}

/** The open decision with this id. */
export function findDecision(state: Readonly<RaceState>, id: number): Decision | undefined {
  for (const decision of state.asks) if (decision.id === id) return decision;
  return undefined;
}

/** A race is over exactly when no decision is open. */
export function isOver(state: Readonly<RaceState>): boolean {
  return state.asks.length === 0;
}

function refused(code: string, detail: { [key: string]: number }): { ok: false; violation: RuleViolation } {
  return { ok: false, violation: { code, rule: 'engine', detail } };
}
