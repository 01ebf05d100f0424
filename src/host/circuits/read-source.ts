// A circuit's source that somebody gives: which game's it is, and what its game reads in it. Not here: keeping it (circuits.ts).

import { LIMITS } from '@api/contract';
import { message } from '@api/messages';
import type { AnyGame, Json, ProblemText, Workshop } from '@core/contract';
import { noSuchGame, type Refused, refuse } from '../api-errors';
import { type Context, gameIn } from '../context';

/** A source that its game has read. whole: with every field. */
export interface ReadSource {
  readonly game: AnyGame & { workshop: Workshop };
  readonly id: string;
  readonly whole: Json;
}

/** Reads a source; refuses what is no circuit, of no game here, or can't be read. Errors in it are no reason to refuse. */
export function readSource(context: Context, given: Json): { ok: true; value: ReadSource } | Refused {
  const found = gameFor(context, given);
  if (!found.ok) return found;
  const { source, id, problems } = found.value.workshop.read(given);
  if (source === undefined || id === undefined) return unreadable(found.value.id, problems[0]?.text);
  return { ok: true, value: { game: found.value, id, whole: source } };
}

/** The game whose circuit a source says that it is. */
function gameFor(context: Context, source: Json): { ok: true; value: AnyGame & { workshop: Workshop } } | Refused {
  const named = typeof source === 'object' && source !== null && 'game' in source ? source.game : undefined;
  if (typeof named !== 'string') return refuse('bad-input', message('circuit.no-game'));
  const game = gameIn(context, named);
  if (game === undefined) return noSuchGame(named.slice(0, LIMITS.name));
  const { workshop } = game;
  if (workshop === undefined) return refuse('bad-input', message('circuit.not-taken', { game: game.name }));
  return { ok: true, value: { ...game, workshop } };
}

function unreadable(game: string, text: ProblemText | undefined): Refused {
  const why = text === undefined ? message('circuit.no-game') : { namespace: game, ...text };
  return refuse('bad-input', message('circuit.unreadable', { why }));
}
