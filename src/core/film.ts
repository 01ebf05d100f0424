// A race to watch: what happened step by step and how it then stood, all in one value; and as one short text.
// Not for: drawing it (the renderer) or keeping it (host/film.ts).

import { type Change, changed, changeOf } from './change';
import type { GameDefinition, GameTypes, Json, RaceRecord, Result, Seat } from './contract';
import { advance, begin, isOver } from './engine';

/** One step in which something happened. Frame 0 is the start of the race, at step 0. */
export interface Frame {
  /** Moves made when the race stood like this. */
  step: number;
  /** The round in which the step was made, 1-based; its events belong to it. */
  round: number;
  /** What happened, in order, as 'all' sees it. */
  events: Json[];
  /** How the race stood afterwards, as 'all' sees it. */
  view: Json;
}

/** One round that was raced. */
export interface FilmRound {
  round: number;
  /** Index of its last frame. */
  frame: number;
  /** Every seat, best first, as they stood after that frame. */
  order: Seat[];
  /** Those of them who were out. */
  out: Seat[];
}

/** A race to watch. rounds: in order; the first is the grid, at frame 0, under round 0. */
export interface Film {
  format: 1;
  frames: Frame[];
  rounds: FilmRound[];
}

/** A film as it is packed: each view as what changed since the frame before. */
interface Packed {
  format: 1;
  frames: [step: number, round: number, events: Json[], change: Change][];
  rounds: [round: number, frame: number, order: Seat[], out: Seat[]][];
}

/** The film of a record, played again. Breaches are those of replay: the record is then not one of these rules. */
export function filmOf<T extends GameTypes>(game: GameDefinition<T>, record: RaceRecord<T>): Result<Film> {
  const start = begin(game, record.config, record.seed);
  if (!start.ok) return start;
  const { state } = start.value;
  const film: Film = { format: 1, frames: [], rounds: [] };
  const take = (round: number, events: readonly T['Event'][]) =>
    film.frames.push({ step: state.step, round, events: shown(game, events), view: game.view(state, 'all') as Json });
  take(game.round(state), start.value.events);
  endRound(game, state, 0, film);
  for (const move of record.moves) {
    const round = game.round(state);
    const outcome = advance(game, state, move);
    if (!outcome.ok) return { ok: false, breach: { ...outcome.breach, detail: { step: state.step } } };
    if (outcome.value.events.length > 0) take(round, outcome.value.events);
    if (game.round(state) !== round || isOver(state)) endRound(game, state, round, film);
  }
  return { ok: true, value: film };
}

/** A film as text: as short as its changes are. */
export function packFilm(film: Film): string {
  let before: Json | undefined;
  const frames = film.frames.map(({ step, round, events, view }): Packed['frames'][number] => {
    const change = changeOf(before, view);
    before = view;
    return [step, round, events, change];
  });
  const rounds = film.rounds.map(({ round, frame, order, out }): Packed['rounds'][number] => [
    round,
    frame,
    order,
    out,
  ]);
  return JSON.stringify({ format: 1, frames, rounds } satisfies Packed);
}

/**
 * The film that was packed; views share what did not change between them, so any frame is at hand at once. Throws where
 * the text is none.
 */
export function unpackFilm(text: string): Film {
  const packed = JSON.parse(text) as Packed;
  if (packed.format !== 1) throw new Error(`a film of format ${String(packed.format)}, expected 1`);
  let view: Json | undefined;
  const frames = packed.frames.map(([step, round, events, change]): Frame => {
    view = changed(view, change);
    return { step, round, events, view };
  });
  return {
    format: 1,
    frames,
    rounds: packed.rounds.map(([round, frame, order, out]) => ({ round, frame, order, out })),
  };
}

function shown<T extends GameTypes>(game: GameDefinition<T>, events: readonly T['Event'][]): Json[] {
  return events.map((event) => game.viewEvent(event, 'all')).filter((event) => event !== null) as Json[];
}

/** Changes film. */
function endRound<T extends GameTypes>(
  game: GameDefinition<T>,
  state: Readonly<T['State']>,
  round: number,
  film: Film,
): void {
  const standings = game.standings(state);
  film.rounds.push({
    round,
    frame: film.frames.length - 1,
    order: standings.map((one) => one.seat),
    out: standings.filter((one) => one.status === 'out').map((one) => one.seat),
  });
}
