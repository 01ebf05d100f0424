import { advance, begin, isOver } from '@core/engine';
import { drawOf } from '@core/io';
import { seedRng } from '@core/rng';
import { describe, expect, it } from 'vitest';
import { formulaD } from '../..';
import { choices } from '../../choices';
import { CIRCUIT_IDS } from '../../data/circuits';
import { raceConfig } from '../../tests/race-config';
import type { CircuitId, MoveChoice, Space } from '../../types';
import { destinationBeside, destinationRows } from './destinations';

/** Every move decision of random races: the circuit, the car's space, and its destinations. */
function asked(): { circuit: CircuitId; from: Space; moves: MoveChoice[] }[] {
  const all: { circuit: CircuitId; from: Space; moves: MoveChoice[] }[] = [];
  for (const circuit of CIRCUIT_IDS) {
    const draw = drawOf(seedRng(`ways ${circuit}`));
    const start = begin(formulaD, raceConfig(circuit, 6, { laps: 2 }), `ways ${circuit}`);
    if (!start.ok) throw new Error(start.violation.code);
    const { state } = start.value;
    while (!isOver(state)) {
      const decision = state.asks[0]!;
      const offered = choices(state, decision);
      if (offered.kind === 'move' || offered.kind === 'slipstream') {
        all.push({ circuit, from: state.cars[decision.seat]!.at, moves: offered.moves });
      }
      const action = formulaD.sample(state, decision, draw);
      const outcome = advance(formulaD, state, { ask: decision.id, seat: decision.seat, action, by: 'bot' });
      if (!outcome.ok) throw new Error(outcome.violation.code);
    }
  }
  return all;
}

/** '9½' is 9.5. */
function spaces(ahead: string): number {
  return ahead.endsWith('½') ? Number(ahead.slice(0, -1)) + 0.5 : Number(ahead);
}

describe('the places of a roll', () => {
  const offers = asked();
  it('are complete, and no two in a lane read the same', () => {
    expect(offers.length).toBeGreaterThan(150);
    for (const { circuit, from, moves } of offers) {
      const rows = destinationRows(circuit, from, moves);
      const shown = rows.flatMap(({ destinations }) => destinations.map(({ move }) => move.to));
      expect(shown.toSorted((a, b) => a - b)).toEqual(moves.map(({ to }) => to).sort((a, b) => a - b));
      for (const { destinations } of rows)
        expect(new Set(destinations.map(({ ahead }) => ahead)).size).toBe(destinations.length);
      expect(new Set(rows.map(({ lane }) => lane)).size).toBe(rows.length);
    }
  });
  it('are in a row per lane from the left, pits last, and the furthest space of a lane is first', () => {
    const across = ['left', 'middle', 'right', 'lane', 'box'];
    for (const { circuit, from, moves } of offers) {
      const rows = destinationRows(circuit, from, moves);
      const at = rows.map(({ lane }) => across.indexOf(lane));
      expect(at).toEqual(at.toSorted((a, b) => a - b));
      for (const { destinations } of rows) {
        const ahead = destinations.map((one) => spaces(one.ahead));
        expect(ahead).toEqual(ahead.toSorted((a, b) => b - a));
      }
    }
    expect(offers.some(({ circuit, from, moves }) => destinationRows(circuit, from, moves).length === 3)).toBe(true);
  });
  it('show the result of ending there', () => {
    for (const { circuit, from, moves } of offers) {
      for (const { move, comes, danger } of destinationRows(circuit, from, moves).flatMap(
        ({ destinations }) => destinations,
      )) {
        expect(comes === 'cost').toBe(move.cost > 0);
        expect(danger === 'cost').toBe(move.cost > 0);
      }
    }
  });
  it('can all be reached by arrow keys from the first', () => {
    for (const { circuit, from, moves } of offers) {
      const rows = destinationRows(circuit, from, moves);
      const reached = new Set<Space>();
      const open = [rows[0]!.destinations[0]!.move.to];
      for (let to = open.pop(); to !== undefined; to = open.pop()) {
        if (reached.has(to)) continue;
        reached.add(to);
        for (const step of ['left', 'right', 'up', 'down'] as const) open.push(destinationBeside(rows, to, step));
      }
      expect(reached.size).toBe(moves.length);
    }
  });
});
