// The circuits that players made, as the workshop keeps them, with the pictures under their roads. Not here: a source's contents; the host
// judges them.

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

/** The picture that a circuit is drawn over. image: a data URL; place: where it lies, as its editor says. */
export interface StoredUnderlay {
  readonly image: string;
  readonly place: unknown;
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
  /** Undefined if there is none. */
  underlay(id: string): StoredUnderlay | undefined;
  /** Null: none. Without an image, the picture that is there is put elsewhere. False if there is no such circuit or picture. */
  setUnderlay(id: string, underlay: { image?: string | undefined; place: unknown } | null): boolean;
  /** With its draft and its picture. */
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
  const underlay = underlaysIn(db);
  const kept = db
    .prepare<[game: string, circuit: string], string>(
      `SELECT source FROM circuits WHERE game = ? AND circuit = ? AND ${is} LIMIT 1`,
    )
    .pluck();
  const raced = db
    .prepare<[game: string, circuit: string], string>(
      `SELECT config FROM races WHERE game = ? AND circuit = ? AND ${seen('races')} LIMIT 1`,
    )
    .pluck();
  // Ids of content are hashes; the box has words for its circuits.
  const elsewhere = db.prepare<[], CircuitName>(
    `SELECT game, circuit FROM (
        SELECT game, circuit FROM circuit_totals UNION SELECT game, circuit FROM races WHERE status = 'open'
      ) AS raced WHERE length(circuit) = ${ID_LETTERS}
      AND NOT EXISTS (SELECT 1 FROM circuits WHERE circuits.game = raced.game AND circuits.circuit = raced.circuit)`,
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
    underlay: (id) => db.read(() => underlay.of(id)),
    setUnderlay: (id, given) =>
      db.write(() => {
        if (one.get(id) === undefined) return false;
        if (given !== null) return underlay.put(id, given);
        underlay.drop(id);
        return true;
      }),
    delete: (id) =>
      db.write(() => {
        underlay.drop(id);
        return drop.run(id).changes > 0;
      }),
    raced: () => db.read(() => elsewhere.all()),
    sourceOf: ({ game, circuit }) =>
      db.read(() => {
        const own = jsonIn(kept.get(game, circuit));
        if (own !== undefined) return own;
        const config = jsonIn(raced.get(game, circuit));
        return typeof config === 'object' && config !== null && 'source' in config ? config.source : undefined;
      }),
  };
}

/** The statements for pictures; each runs within a read or a write. */
function underlaysIn(db: Database) {
  const is = seen('underlays');
  const find = db.prepare<[string], { image: string; place: string }>(
    `SELECT image, place FROM underlays WHERE circuit = ? AND ${is}`,
  );
  const add = db.prepare(insertSql('underlays', { or: 'OR REPLACE' }));
  const move = db.prepare<[Given]>(updateSql('underlays', { place: ':place' }, 'circuit = :id'));
  const take = db.prepare<[string]>('DELETE FROM underlays WHERE circuit = ?');
  return {
    of(id: string): StoredUnderlay | undefined {
      const row = find.get(id);
      const place = jsonIn(row?.place);
      return row === undefined || place === undefined ? undefined : { image: row.image, place };
    },
    put(id: string, given: { image?: string | undefined; place: unknown }): boolean {
      const place = JSON.stringify(given.place);
      if (given.image === undefined) return move.run({ id, place }).changes > 0;
      return add.run(id, given.image, place).changes > 0;
    },
    drop: (id: string): boolean => take.run(id).changes > 0,
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
