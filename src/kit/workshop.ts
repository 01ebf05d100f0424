// A game's part of the workshop, made from what the game knows: its format, its problems, and how it learns a circuit. One way of
// reading and learning for all games, so that no game judges more or less than another.

import type {
  Circuit,
  CircuitChange,
  CircuitProblem,
  CircuitReading,
  CollectedCircuit,
  Json,
  Workshop,
} from '@core/contract';
import { collectionFrom } from './collection';
import { contentId } from './content-id';
import type { Headed, Reader } from './headed';

/** What a game knows of its own circuits. */
export interface WorkshopParts<S extends Headed> {
  readonly schema: Reader<S>;
  /** Errors first. */
  problemsOf(source: S): readonly CircuitProblem[];
  /** Makes a circuit without errors known here. id: its hash. */
  learn(source: S, id: string): Circuit;
  /** A circuit that this process has learned. */
  find(id: string): Circuit | undefined;
  readonly draw: Workshop['draw'];
  /** The files of the game's collection, as Vite finds them; left out: there are none. */
  readonly collection?: Readonly<Record<string, unknown>>;
  /** The source with one thing changed; undefined if it has no such corner, or the change is none. */
  changed?(source: S, change: CircuitChange): S | undefined;
  readonly importOf?: NonNullable<Workshop['importOf']>;
}

/** The game's workshop. */
export function workshopWith<S extends Headed>(parts: WorkshopParts<S>): Workshop {
  const { schema, problemsOf, learn, find, draw } = parts;
  let collected: readonly CollectedCircuit[] | undefined;
  const read = (given: unknown): CircuitReading => {
    const parsed = schema.safeParse(given);
    if (!parsed.success) {
      const field = parsed.error.issues[0]?.path.map(String).join('.') ?? '';
      const text = field === '' ? { id: 'workshop.no-circuit' } : { id: 'workshop.unreadable', values: { field } };
      return { source: undefined, id: undefined, problems: [{ level: 'error', text }] };
    }
    return { source: parsed.data as unknown as Json, id: idOf(parsed.data), problems: problemsOf(parsed.data) };
  };
  return {
    read,
    learn(source) {
      // Workers are given the source with every question: what is known is not judged again.
      const known = find(idOf(source as unknown as Headed));
      if (known !== undefined) return known;
      const { source: whole, id, problems } = read(source);
      if (whole === undefined || id === undefined || problems.some(({ level }) => level === 'error'))
        throw new Error(`a circuit with errors was to be raced: ${problems.map(({ text }) => text.id).join(', ')}`);
      return learn(whole as unknown as S, id);
    },
    find,
    draw,
    collection() {
      collected ??= collectionFrom(parts.collection ?? {}, schema, idOf);
      return collected;
    },
    ...(parts.importOf !== undefined && { importOf: parts.importOf }),
    ...(parts.changed !== undefined && {
      changed(source, change) {
        const next = parts.changed?.(source as unknown as S, change);
        const parent = idOf(source as unknown as Headed);
        return next && ({ ...next, parent } as unknown as Json);
      },
    }),
  };
}

/** The id of a circuit: whatever touches play or the board counts; who made it, and what it is called, does not. */
function idOf({ name: _, author: __, parent: ___, ...raced }: Headed): string {
  return contentId(raced);
}

type Where = Pick<CircuitProblem, 'space' | 'corner'>;
type Values = Readonly<Record<string, string | number>>;

/** A problem with which a circuit cannot be raced. fixed: the source without it, if there is one answer. */
export function circuitError<S extends Headed>(id: string, values: Values, where: Where, fixed?: S): CircuitProblem {
  return { level: 'error', text: { id, values }, ...where, ...(fixed && { fixed: fixed as unknown as Json }) };
}

/** A problem that is worth a look. fixed: the source without it, if there is one answer. */
export function circuitWarning<S extends Headed>(id: string, values: Values, where: Where, fixed?: S): CircuitProblem {
  return { level: 'warning', text: { id, values }, ...where, ...(fixed && { fixed: fixed as unknown as Json }) };
}
