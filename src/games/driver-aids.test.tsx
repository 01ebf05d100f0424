// Driver aids work in every game. Over recorded races, a dashboard and its board preview show costs and chances with all
// aids, no chances with costs only, and neither without aids.

import type { MatchUpdate, SeatInfo } from '@api/contract';
import { cloneState } from '@core/clone';
import type { AnyGame, Colour, Decision, RaceRecord, RaceState } from '@core/contract';
import { advance, begin } from '@core/engine';
import type { Narrator } from '@narration/narrator';
import type { DashboardProps } from '@ui/game-ui';
import type { DriverAids } from '@ui/ui-types';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { games } from './registry';

// Only the dashboard is rendered here: its preview is captured during rendering.
vi.mock('@ui/use-preview', () => ({
  usePreview: (show: (preview: unknown) => void, preview: unknown) => show(preview),
  usePrompt: () => undefined,
}));

const dashboards = import.meta.glob<{ Dashboard: ComponentType<DashboardProps> }>('./*/ui/dashboard/dashboard.tsx', {
  eager: true,
});
const narrators = import.meta.glob<{ narrator: Narrator }>('./*/narration/narrator.ts', { eager: true });
const records = import.meta.glob<RaceRecord>('./*/tests/playthroughs/*.json', { eager: true, import: 'default' });

/** Decisions of each kind that are checked in each race. */
const MOST = 12;
const STEPS = ['all', 'costs', 'none'] as const satisfies readonly DriverAids[];

/**
 * Patterns that find a chance and a cost in text. No costs: dashboard and board show none; the game's own tests check its
 * forecast panel.
 */
const PATTERNS: Readonly<Record<string, { chances: RegExp; costs?: RegExp }>> = {
  heat: { chances: / to spin-out| or spin-out|\d to \d+ heat/, costs: /limit \d+: |Total: |spin-out/i },
  waddington: {
    chances: /at a safe speed|No corner on the way|\d%/,
    costs: /^(brakes|tyres) \+\d|safest route|^spin$|dice at a corner|a spin-off\.| no penalty$/,
  },
  'formula-d': { chances: /\d%|: roll\b/, costs: /brake \d|^-\d+$|: free\b|overshoots/ },
  havoc: { chances: /move you|The road ahead is clear/ },
  roborally: { chances: /After register|your robot is destroyed/ },
};

describe.each(Object.values(games).map((game) => [game.id, game] as const))('%s', (id, game) => {
  const texts = shownTexts(game);
  const { chances, costs } = PATTERNS[id]!;
  const like = (aids: DriverAids, pattern: RegExp) => [...texts[aids]].filter((text) => pattern.test(text));

  test('with all aids chances are shown', () => {
    expect(like('all', chances)).not.toEqual([]);
  });
  test('with costs only no chances are shown', () => {
    expect(like('costs', chances)).toEqual([]);
  });
  test('without aids neither chances nor costs are shown', () => {
    expect(like('none', chances)).toEqual([]);
    if (costs === undefined) return;
    expect(like('costs', costs)).not.toEqual([]);
    expect(like('none', costs)).toEqual([]);
  });
});

/** All text that a game's dashboards show or announce at each step. */
function shownTexts(game: AnyGame): Record<DriverAids, Set<string>> {
  const texts = { all: new Set<string>(), costs: new Set<string>(), none: new Set<string>() };
  const mine = Object.entries(records).filter(([file]) => file.startsWith(`./${game.id}/`));
  for (const [, record] of mine) {
    for (const { state, ask: decision } of positionsOf(game, record)) {
      for (const aids of STEPS) for (const text of textsOf(game, record, state, decision, aids)) texts[aids].add(text);
    }
  }
  return texts;
}

/** Decisions of a race. Where an answer can be prepared before it is given, the position includes a prepared one. */
function positionsOf(game: AnyGame, record: RaceRecord): { state: RaceState; ask: Decision }[] {
  const start = begin(game, record.config, record.seed);
  if (!start.ok) throw new Error(start.violation.code);
  const { state } = start.value;
  const seen = new Map<string, number>();
  const found: { state: RaceState; ask: Decision }[] = [];
  for (const move of record.moves) {
    const decision = state.asks.find((one: Decision) => one.id === move.ask);
    if (decision === undefined) throw new Error(`nothing is asked at step ${state.step}`);
    const count = (seen.get(decision.kind) ?? 0) + 1;
    seen.set(decision.kind, count);
    if (count <= MOST) {
      const laid = cloneState(state) as RaceState;
      const { cards } = move.action as { cards?: unknown };
      if (decision.kind === 'program' && cards !== undefined) {
        advance(game, laid, { ...move, action: { type: 'draft', cards, powerDown: false } });
      }
      found.push({ state: laid, ask: laid.asks.find((one: Decision) => one.id === decision.id) ?? decision });
    }
    const done = advance(game, state, move);
    if (!done.ok) throw new Error(done.violation.code);
  }
  return found;
}

function textsOf(game: AnyGame, record: RaceRecord, state: RaceState, decision: Decision, aids: DriverAids): string[] {
  const Dashboard = dashboards[`./${game.id}/ui/dashboard/dashboard.tsx`]!.Dashboard;
  const { narrator } = narrators[`./${game.id}/narration/narrator.ts`]!;
  const previews: unknown[] = [];
  const update = updateOf(game, record, state, decision);
  const html = renderToStaticMarkup(<Dashboard {...propsOf(update, aids, (one) => previews.push(one))} />);
  const read = previews.flatMap((preview) => [
    ...narrator.previewLines(preview, update),
    ...narrator.boardList(update, preview).map(({ text }) => text),
  ]);
  return [...textsIn(html), ...read];
}

/** Texts, labels and tooltips of a page. */
function textsIn(html: string): string[] {
  const spoken = [...html.matchAll(/ (?:aria-label|title)="([^"]*)"/g)].map(([, text]) => text ?? '');
  return [...spoken, ...html.split(/<[^>]*>/)].map((text) => text.trim()).filter((text) => text !== '');
}

function updateOf(game: AnyGame, record: RaceRecord, state: RaceState, decision: Decision): MatchUpdate {
  const colours: readonly Colour[] = game.colours.slice(0, game.seats[1]);
  const seats = colours.map((colour, seat): SeatInfo => {
    return { seat, name: `Driver ${seat}`, colour, driver: { kind: 'you' } };
  });
  const { circuit, options } = record.config as { circuit: string; options: unknown };
  return {
    match: 'aids',
    viewer: decision.seat,
    mine: [decision.seat],
    asks: state.asks,
    seats,
    circuit,
    options,
    clock: 0,
    goOn: { after: 0, host: 0 },
    origin: { practice: false, season: null },
    standings: [],
    choices: { [decision.id]: game.choices(state, decision) },
    view: game.view(state, decision.seat),
  } as unknown as MatchUpdate;
}

function propsOf(update: MatchUpdate, aids: DriverAids, preview: (one: unknown) => void): DashboardProps {
  const nothing = () => undefined;
  return {
    update,
    aids,
    preview,
    busy: false,
    target: null,
    hint: undefined,
    shown: [],
    act: nothing,
    prompt: nothing,
    takeTarget: nothing,
    rush: nothing,
    goingOn: { isHost: true, after: 0, host: 0, tell: nothing },
  };
}
