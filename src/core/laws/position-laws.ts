// The laws that look at a single position of a race: 1, 2, 4, 5, 6, 8, 9, 10.
// Not here: whole races (survey.ts).

import { parseWith } from '../attempt';
import { cloneState } from '../clone';
import type { Decision, Draw, GameDefinition, GameTypes, Seat, Viewer } from '../contract';
import { advanceTrusted, findDecision, isOver } from '../engine';
import { hashState } from '../hash';
import { silentIo } from '../io';
import type { Coverage, Report } from './coverage';
import { plainTrouble } from './plain-json';

/** Actions checked per ask: `actions` is lazy because some games have thousands. */
const MOST_ACTIONS = 200;
const IMAGININGS = 4;
/** Small generator words occur by chance; a game's own numbers never get near this. */
const LARGE = 100_000;
const HOLDS_WORD = 'holds a word of the generator';

/** How often a hidden zone was checked, and how often two imagined versions of it differed. */
export interface ZoneCount {
  looked: number;
  varied: number;
}

/** Everything a position law needs. zones: changed by law 8, one entry per hidden zone's name. */
export interface Position<T extends GameTypes> {
  game: GameDefinition<T>;
  coverage: Coverage<T>;
  state: Readonly<T['State']>;
  seed: string;
  seats: number;
  /** Number of seats, drawn at random, for which states are imagined (law 8). */
  imagined: number;
  draw: Draw;
  zones: Map<string, ZoneCount>;
  report: Report;
}

/** Reports every position law that is broken here. */
export function checkPosition<T extends GameTypes>(position: Position<T>): void {
  const { state, report } = position;
  const before = hashState(state);
  checkPlain(position, before);
  for (const decision of state.asks) checkAnswers(position, decision, before);
  checkViews(position);
  checkStandings(position);
  const watched = JSON.stringify(position.game.view(state, 'watcher'));
  const first = position.draw(position.seats);
  for (let i = 0; i < Math.min(position.seats, position.imagined); i++)
    checkImagining(position, (first + i) % position.seats, watched);
  if (hashState(state) !== before) report(6, `a reading hook changed the state at step ${state.step}`);
}

// (1) The state survives JSON unchanged.
function checkPlain<T extends GameTypes>({ state, report }: Position<T>, hash: string): void {
  const trouble = plainTrouble(state, true);
  if (trouble !== undefined) report(1, `step ${state.step}: state${trouble}`);
  if (hashState(JSON.parse(JSON.stringify(state))) !== hash)
    report(1, `step ${state.step}: the hash changes with JSON`);
}

// (4) Everything from actions, sample and fallback passes check; (5) every open decision has an answer; (2) on a clone.
function checkAnswers<T extends GameTypes>(
  { game, state, draw, report }: Position<T>,
  decision: Decision,
  hash: string,
): void {
  const at = `step ${state.step}, ask ${decision.kind} of seat ${decision.seat}`;
  const listed: T['Action'][] = [];
  for (const action of game.actions(state, decision)) {
    listed.push(action);
    if (listed.length === MOST_ACTIONS) break;
  }
  if (listed.length === 0) report(5, `${at}: actions is empty`);
  const sampled = game.sample(state, decision, draw);
  const fallback = game.fallback(state, decision);
  for (const [from, action] of [
    ...listed.map((one) => ['actions', one] as const),
    ['sample', sampled] as const,
    ['fallback', fallback] as const,
  ]) {
    const violation = game.check(state, decision, action);
    if (violation !== null) report(4, `${at}: ${from} gives ${JSON.stringify(action)}, check says ${violation.code}`);
    const parsed = parseWith(game.schemas.action, action, 'bad-action');
    if (!parsed.ok) report(4, `${at}: ${from} gives ${JSON.stringify(action)}, the schema refuses it`);
  }
  checkClone(game, state, decision, sampled, hash, report);
  checkClone(game, state, decision, fallback, hash, report);
}

// (2) Applying to a clone does not change the original's hash.
function checkClone<T extends GameTypes>(
  game: GameDefinition<T>,
  state: Readonly<T['State']>,
  decision: Decision,
  action: T['Action'],
  hash: string,
  report: Report,
): void {
  const copy: T['State'] = cloneState(state);
  advanceTrusted(game, copy, findDecision(copy, decision.id) ?? decision, action, silentIo(copy.rng));
  if (hashState(state) !== hash) report(2, `step ${state.step}: ${action.type} on a clone changed the original`);
}

// (9) No view contains rng or seed; views and choices are plain JSON.
function checkViews<T extends GameTypes>({ game, state, seed, seats, report }: Position<T>): void {
  const viewers: Viewer[] = ['watcher', 'all', ...Array.from({ length: seats }, (_, seat) => seat)];
  for (const viewer of viewers) {
    const view = game.view(state, viewer);
    const trouble = plainTrouble(view, false) ?? secretTrouble(view, seed, state.rng);
    if (trouble !== undefined) report(9, `step ${state.step}: view of ${viewer}: ${trouble}`);
  }
  for (const decision of state.asks) {
    const choices = game.choices(state, decision);
    const trouble = plainTrouble(choices, false) ?? secretTrouble(choices, seed, state.rng);
    if (trouble !== undefined) report(9, `step ${state.step}: choices of ${decision.kind}: ${trouble}`);
  }
}

/** Whether a plain value that leaves the host contains the seed or a generator word; undefined if not. */
export function secretTrouble(value: unknown, seed: string, rng: readonly number[]): string | undefined {
  if (typeof value === 'number') return value > LARGE && rng.includes(value) ? HOLDS_WORD : undefined;
  if (typeof value === 'string') return textTrouble(value, seed, rng);
  if (typeof value !== 'object' || value === null) return undefined;
  if (Array.isArray(value)) {
    for (const one of value) {
      const trouble = secretTrouble(one, seed, rng);
      if (trouble !== undefined) return trouble;
    }
    return undefined;
  }
  for (const key of Object.keys(value)) {
    const own = (value as Record<string, unknown>)[key];
    const trouble = textTrouble(key, seed, rng) ?? secretTrouble(own, seed, rng);
    if (trouble !== undefined) return trouble;
  }
  return undefined;
}

function textTrouble(text: string, seed: string, rng: readonly number[]): string | undefined {
  if (text === 'rng' || text === 'seed') return 'names rng or seed';
  if (text.includes(seed)) return 'holds the seed';
  const word = /\d{6}/.test(text) && rng.some((one) => one > LARGE && text.includes(`${one}`));
  return word ? HOLDS_WORD : undefined;
}

// (10) Standings list each seat once, equal seats may share a place, and they are final when no decision is open.
function checkStandings<T extends GameTypes>({ game, state, seats, report }: Position<T>): void {
  const standings = game.standings(state);
  const at = `step ${state.step}`;
  const listed = standings.map((one) => one.seat).sort((a, b) => a - b);
  if (listed.length !== seats || listed.some((seat, index) => seat !== index)) report(10, `${at}: seats ${listed}`);
  standings.forEach((one, index) => {
    if (!one.sortKey.every(isPlainWhole)) report(10, `${at}: entry ${index} is sorted by ${one.sortKey}`);
    const above = standings[index - 1];
    const shared = above !== undefined && one.place === above.place && isEqual(one.sortKey, above.sortKey);
    if (one.place !== index + 1 && !shared) report(10, `${at}: entry ${index} has place ${one.place}`);
    const next = standings[index + 1];
    if (next !== undefined && isBelow(one.sortKey, next.sortKey))
      report(10, `${at}: place ${one.place} sorts below the next`);
    if (isOver(state) && one.status === 'racing') report(10, `${at}: the race is over, seat ${one.seat} still races`);
  });
}

/** A whole number that JSON gives back as it is: it has no minus zero. */
function isPlainWhole(value: number): boolean {
  return Number.isSafeInteger(value) && !Object.is(value, -0);
}

function isEqual(a: readonly number[], b: readonly number[]): boolean {
  return !isBelow(a, b) && !isBelow(b, a);
}

function isBelow(a: readonly number[], b: readonly number[]): boolean {
  for (let i = 0; i < Math.max(a.length, b.length); i++) {
    const difference = (a[i] ?? 0) - (b[i] ?? 0);
    if (difference !== 0) return difference < 0;
  }
  return false;
}

// (8) A seat sees the same in an imagined state as in the real one, and imagined states differ in what it cannot know.
function checkImagining<T extends GameTypes>(position: Position<T>, seat: Seat, watched: string): void {
  const { game, state, coverage, draw, report, zones } = position;
  const at = `step ${state.step}, seat ${seat}`;
  const first: Record<string, string> = {};
  const varied: Record<string, boolean> = {};
  const view = JSON.stringify(game.view(state, seat));
  for (let i = 0; i < IMAGININGS; i++) {
    const imagined: T['State'] = game.ai.imagine(state, seat, draw);
    if (imagined === state) report(8, `${at}: imagine gave the real state`);
    if (JSON.stringify(game.view(imagined, seat)) !== view) report(8, `${at}: the imagined view differs`);
    if (JSON.stringify(game.view(imagined, 'watcher')) !== watched)
      report(8, `${at}: the imagined public view differs`);
    for (const decision of state.asks) if (decision.seat === seat) checkSameChoices(position, imagined, decision);
    const hidden = { ...coverage.hidden(imagined, seat), rng: imagined.rng };
    for (const [name, zone] of Object.entries(hidden)) {
      const text = JSON.stringify(zone);
      first[name] ??= text;
      varied[name] = varied[name] === true || first[name] !== text;
    }
  }
  for (const [name, differs] of Object.entries(varied)) {
    const count = zones.get(name) ?? { looked: 0, varied: 0 };
    zones.set(name, { looked: count.looked + 1, varied: count.varied + (differs ? 1 : 0) });
  }
}

function checkSameChoices<T extends GameTypes>(
  { game, state, report }: Position<T>,
  imagined: T['State'],
  decision: Decision,
): void {
  const other = findDecision(imagined, decision.id);
  if (other === undefined) {
    report(8, `step ${state.step}: the own ask ${decision.kind} is gone from the imagined state`);
    return;
  }
  const same = JSON.stringify(game.choices(state, decision)) === JSON.stringify(game.choices(imagined, other));
  if (!same) report(8, `step ${state.step}, seat ${decision.seat}: the imagined choices of ${decision.kind} differ`);
}
