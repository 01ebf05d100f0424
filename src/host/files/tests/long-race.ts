// A race as long as a race file may be: someone moves the cards of a program around for hours, then everyone gives up.
// For tests of large files.

import { raceConfig } from '@core/config';
import type { AnyGame, Json, Move, RaceState } from '@core/contract';
import { advance, begin, isOver } from '@core/engine';
import { newRecord, noteMove } from '@core/record';
import type { RaceFile } from '@games/record-file';
import { games } from '@games/registry';

/** What fills the race: drafts show in its recording; waits give the most moves. */
export type Filling = 'draft' | 'wait';

/** The file of a RoboRally race with this many moves before its end, and this many robots. */
export function longRace(moves: number, filling: Filling, robots = 8): RaceFile {
  const game = games.roborally as AnyGame;
  const cars = game.colours.slice(0, robots).map((colour) => ({ colour }));
  const config = raceConfig(game, game.circuits[0]?.id ?? '', cars, {});
  const begun = begin(game, config, 'long race');
  if (!begun.ok) throw new Error(begun.violation.code);
  const state: RaceState = begun.value.state;
  const record = newRecord(game, config, 'long race');
  function play(decision: number, seat: number, action: Json): void {
    const move: Move = { ask: decision, seat, action, by: 'player' };
    const turn = advance(game, state, move);
    if (!turn.ok) throw new Error(`${JSON.stringify(action)}: ${turn.violation.code}`);
    noteMove(record, move, state);
  }
  const [first] = state.asks;
  if (first === undefined) throw new Error('nobody is asked');
  const { hand } = game.view(state, first.seat).own as { hand: number[] };
  if (filling === 'wait') play(first.id, first.seat, { type: 'retire' });
  for (let n = 0; n < moves; n++) {
    const cards = [0, 1, 2, 3, 4].map((i) => hand[(i + n) % hand.length] ?? 0);
    play(
      first.id,
      first.seat,
      filling === 'wait' ? { type: 'wait' } : { type: 'draft', cards, powerDown: n % 2 === 0 },
    );
  }
  while (!isOver(state)) {
    const decision = state.asks.find((one) => !one.committed);
    if (decision === undefined) throw new Error('a race that waits for nobody');
    play(decision.id, decision.seat, { type: 'retire' });
  }
  const seats = cars.map(({ colour }, seat) => ({
    name: `Robot ${seat}`,
    colour,
    driver: { kind: 'ai', level: 'easy' },
  }));
  const times = { startedAt: '2026-11-22T10:00:00.000Z', finishedAt: '2026-11-22T11:00:00.000Z' };
  return { format: 'paddock-race', version: 1, record, seats, ...times, practice: false };
}
