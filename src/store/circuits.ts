// The circuits that players made, as the workshop keeps them. Not here: a source's contents; the host judges them.

import type { Database } from './database';
import { readJson } from './json';
import { insertSql, seen, updateSql } from './soundness/sums';

/** A circuit of the workshop. circuit: the id of its content; raced: the content that counts as raced; savedAt: ms since 1970. */
export interface StoredCircuit {
  readonly id: string;
  readonly game: string;
  readonly circuit: string;
  readonly source: unknown;
  readonly hasDraft: boolean;
  readonly report: unknown;
  readonly raced: string | null;
  readonly savedAt: number;
}

/** A circuit by what it holds. */
export interface CircuitName {
  readonly game: string;
  readonly circuit: string;
}

export interface Circuits {
  /** Last saved first, without unreadable ones. */
  list(): StoredCircuit[];
  get(id: string): StoredCircuit | undefined;
  /** Keeps a circuit, new or in place of the one with this id. Its draft goes; report and mark stay. */
  save(circuit: CircuitName & { id: string; source: unknown }, at: number): void;
  /** Undefined if there is none. */
  draft(id: string): unknown;
  /** Null: no draft. False if no circuit has this id; so do the next two. */
  setDraft(id: string, draft: unknown): boolean;
  setReport(id: string, report: unknown): boolean;
  setRaced(id: string, circuit: string): boolean;
  delete(id: string): boolean;
  /** The circuits that races here are on and the workshop does not have, in any order. */
  raced(): CircuitName[];
  /** The source of a circuit, from the workshop or from a race on it; undefined if neither has it. */
  sourceOf(name: CircuitName): unknown;
}

interface Row {
  id: string;
  game: string;
  circuit: string;
  source: string;
  hasDraft: number;
  report: string | null;
  raced: string | null;
  savedAt: number;
}

/** Letters of a content's id (kit/content-id.ts). */
const ID_LETTERS = 32;

const COLUMNS =
  'id, game, circuit, source, draft IS NOT NULL AS hasDraft, report, raced, saved_at AS savedAt FROM circuits';

/** The circuits of an open database. */
export function circuitsIn(db: Database): Circuits {
  const is = seen('circuits');
  const all = db.prepare<[], Row>(`SELECT ${COLUMNS} WHERE ${is} ORDER BY saved_at DESC, id`);
  const one = db.prepare<[string], Row>(`SELECT ${COLUMNS} WHERE id = ? AND ${is}`);
  const draftOf = db.prepare<[string], string | null>(`SELECT draft FROM circuits WHERE id = ? AND ${is}`).pluck();
  const add = db.prepare(insertSql('circuits'));
  const set = {
    source: db.prepare<[Given]>(
      updateSql(
        'circuits',
        { game: ':game', circuit: ':circuit', source: ':source', draft: 'NULL', saved_at: ':at' },
        'id = :id',
      ),
    ),
    draft: db.prepare<[Given]>(updateSql('circuits', { draft: ':value' }, 'id = :id')),
    report: db.prepare<[Given]>(updateSql('circuits', { report: ':value' }, 'id = :id')),
    raced: db.prepare<[Given]>(updateSql('circuits', { raced: ':value' }, 'id = :id')),
  };
  const drop = db.prepare<[string]>('DELETE FROM circuits WHERE id = ?');
  const kept = db
    .prepare<[CircuitName], string>(
      `SELECT source FROM circuits WHERE game = :game AND circuit = :circuit AND ${is} LIMIT 1`,
    )
    .pluck();
  const raced = db
    .prepare<[CircuitName], string>(
      `SELECT config FROM races WHERE game = :game AND circuit = :circuit AND ${seen('races')} LIMIT 1`,
    )
    .pluck();
  // Ids of content are hashes; those of the box are words.
  const elsewhere = db.prepare<[], CircuitName>(
    `SELECT DISTINCT game, circuit FROM races WHERE length(circuit) = ${ID_LETTERS}
      AND NOT EXISTS (SELECT 1 FROM circuits WHERE circuits.game = races.game AND circuits.circuit = races.circuit)`,
  );
  const change = (which: 'draft' | 'report' | 'raced', id: string, value: string | null) =>
    db.write(() => set[which].run({ id, value }).changes > 0);
  return {
    list: () => db.read(() => all.all().flatMap(circuitOf)),
    get: (id) => db.read(() => one.all(id).flatMap(circuitOf)[0]),
    save({ id, game, circuit, source }, at) {
      const text = JSON.stringify(source);
      db.write(() => {
        const isThere = set.source.run({ id, game, circuit, source: text, at }).changes > 0;
        if (!isThere) add.run(id, game, circuit, text, null, null, null, at);
      });
    },
    draft: (id) => db.read(() => jsonIn(draftOf.get(id))),
    setDraft: (id, draft) => change('draft', id, textOf(draft)),
    setReport: (id, report) => change('report', id, textOf(report)),
    setRaced: (id, circuit) => change('raced', id, circuit),
    delete: (id) => db.write(() => drop.run(id).changes > 0),
    raced: () => db.read(() => elsewhere.all()),
    sourceOf: (name) =>
      db.read(() => {
        const own = jsonIn(kept.get(name));
        if (own !== undefined) return own;
        const config = jsonIn(raced.get(name));
        return typeof config === 'object' && config !== null && 'source' in config ? config.source : undefined;
      }),
  };
}

/** Named parameters of an update. */
type Given = Record<string, string | number | null>;

function textOf(value: unknown): string | null {
  return value === null ? null : JSON.stringify(value);
}

/** Undefined for no text. */
function jsonIn(text: string | null | undefined): unknown {
  return text === null || text === undefined ? undefined : readJson(text);
}

/** None if the disk has damaged the source. */
function circuitOf({ hasDraft, report, source, ...row }: Row): StoredCircuit[] {
  const read = readJson(source);
  return read === undefined ? [] : [{ ...row, source: read, hasDraft: hasDraft === 1, report: jsonIn(report) }];
}
