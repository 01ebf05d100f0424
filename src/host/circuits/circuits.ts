// The workshop on this computer: circuits that players made, their drafts, and what has been raced on them.
// Not here: what is wrong with one (the game's Workshop), or races on one, whose setups carry the source.

import {
  type CircuitName,
  type KeptCircuit,
  type KnownCircuit,
  underlay as underlayShape,
} from '@api/circuits/commands';
import { LIMITS, type Reply } from '@api/contract';
import { message } from '@api/messages';
import type { Handlers } from '@api/session';
import { verdictOf } from '@balance/verdict';
import type { Circuit, Json } from '@core/contract';
import type { StoredCircuit } from '@store/circuits';
import { granted, type Refused, refuse } from '../api-errors';
import { type Context, gameIn, tellOwners } from '../context';
import { isoOf } from '../files/shapes';
import { aboutOf, foundSource, parentsOf } from './about';
import { type Judge, type Judged, judge, rememberingJudge } from './judged';
import { readReport } from './kept-report';
import { lineOf, racesOn } from './line';
import { readSource } from './read-source';

/** Circuits that one workshop holds, at most. */
const MOST = 1000;

type Commands =
  | 'circuits.list'
  | 'circuits.known'
  | 'circuits.open'
  | 'circuits.line'
  | 'circuits.save'
  | 'circuits.draft'
  | 'circuits.underlay'
  | 'circuits.setUnderlay'
  | 'circuits.delete'
  | 'circuits.sources';

/** The handlers of the workshop's commands. deleted: called when a circuit is. */
export function circuitHandlers(context: Context, deleted: (kept: string) => void): Pick<Handlers, Commands> {
  const { circuits } = context.store;
  const judged = rememberingJudge(context);
  const changed = (): void => tellOwners(context, 'circuits.changed', {});
  return {
    'circuits.list': ({ game }) =>
      granted(
        circuits
          .list()
          .flatMap((stored) => (game === undefined || stored.game === game ? shown(context, stored, judged) : [])),
      ),
    'circuits.known': () => granted(known(context)),
    'circuits.open'({ kept }) {
      const stored = circuits.get(kept);
      const [circuit] = stored === undefined ? [] : shown(context, stored, judged);
      return circuit === undefined ? noSuchCircuit() : granted({ circuit, draft: circuits.draft(kept) ?? null });
    },
    'circuits.line'({ kept }) {
      const stored = circuits.get(kept);
      const found = stored && judged(stored);
      if (stored === undefined || found === undefined) return noSuchCircuit();
      return granted(lineOf(context, { game: stored.game, circuit: found.id, source: found.source }));
    },
    'circuits.save'(input) {
      const saved = saveCircuit(context, input.kept, input.source);
      if (saved.ok) changed();
      return saved;
    },
    'circuits.draft'({ kept, draft }) {
      const before = circuits.get(kept);
      if (!circuits.setDraft(kept, draft)) return noSuchCircuit();
      // An editor sends one after every change. Lists only show whether there is one.
      if (before?.hasDraft !== (draft !== null)) changed();
      return granted(null);
    },
    'circuits.underlay'({ kept }) {
      if (circuits.get(kept) === undefined) return noSuchCircuit();
      return granted(underlayShape.safeParse(circuits.underlay(kept)).data ?? null);
    },
    'circuits.setUnderlay'({ kept, underlay }) {
      return circuits.setUnderlay(kept, underlay) ? granted(null) : noSuchCircuit();
    },
    'circuits.delete'({ kept }) {
      if (!circuits.delete(kept)) return noSuchCircuit();
      deleted(kept);
      changed();
      return granted(null);
    },
    'circuits.sources': ({ circuits: names }) => granted(names.flatMap((name) => sourceOf(context, name))),
  };
}

/** Circuits of the workshop that can be raced, last saved first, then Paddock's own, then the ones in races and seasons. */
function known(context: Context): KnownCircuit[] {
  const { circuits } = context.store;
  const kept = circuits.list().map((stored) => ({ ...stored, kept: stored.id }));
  const raced = circuits.raced().map((name) => ({ ...name, source: circuits.sourceOf(name), kept: null }));
  const asKnown = ({ game, circuit, source, kept: place }: (typeof kept | typeof raced)[number]): KnownCircuit[] => {
    const learned = source === undefined ? undefined : learn(context, { game, circuit }, source);
    if (learned === undefined) return [];
    const { name, author } = aboutOf(source);
    const { defaults, traits } = learned;
    return [{ game, circuit, name, author, kept: place, defaults: { ...defaults }, ...(traits && { traits }) }];
  };
  const found = [...kept.flatMap(asKnown), ...collected(context), ...[...raced, ...planned(context)].flatMap(asKnown)];
  // Two circuits of the workshop may hold the same: the one saved last is listed.
  const of = ({ game, circuit }: CircuitName) => `${game}/${circuit}`;
  return [...new Map(found.toReversed().map((one) => [of(one), one])).values()].toReversed();
}

/** Circuits that came with Paddock. They are not learned for a list. */
function collected({ games }: Context): KnownCircuit[] {
  return Object.values(games).flatMap(({ id, workshop }) =>
    (workshop?.collection() ?? []).map(({ id: circuit, name, author, defaults, traits, blurb }) => ({
      game: id,
      circuit,
      name,
      author,
      kept: null,
      defaults: { ...defaults },
      traits,
      blurb: { ...blurb },
    })),
  );
}

/** Circuits of players in the seasons here. */
function planned(context: Context): (CircuitName & { source: unknown; kept: null })[] {
  const { store, plans } = context;
  return store.seasons
    .list()
    .flatMap(({ id }) =>
      (plans.of(id)?.rounds ?? []).flatMap(({ game, circuit, source }) =>
        source === undefined ? [] : [{ game, circuit, source, kept: null }],
      ),
    );
}

/** Makes a circuit known to the rules here, so that plans and lists can name it; undefined if it can't be raced. */
function learn(context: Context, { game, circuit }: CircuitName, source: unknown): Circuit | undefined {
  const workshop = gameIn(context, game)?.workshop;
  const found = workshop?.find(circuit);
  if (workshop === undefined || found !== undefined) return found;
  const reading = workshop.read(source);
  const isSound = reading.id === circuit && !reading.problems.some(({ level }) => level === 'error');
  return isSound && reading.source !== undefined ? workshop.learn(reading.source) : undefined;
}

/** What lists show of a circuit; none if this Paddock can't read it. */
function shown(context: Context, stored: StoredCircuit, judged: Judge): KeptCircuit[] {
  const found = judged(stored);
  return found === undefined ? [] : [shownAs(context, stored, found)];
}

function shownAs(context: Context, stored: StoredCircuit, { id, source, errors, warnings }: Judged): KeptCircuit {
  const { name, author } = aboutOf(source);
  const races = racesOn(context, { game: stored.game, circuit: id });
  return {
    kept: stored.id,
    game: stored.game,
    circuit: id,
    name,
    author,
    source,
    // Its earlier versions have its name.
    from:
      parentsOf(context, { game: stored.game, source }).find((one) => one.isGiven || one.name !== name)?.name ?? null,
    errors,
    warnings,
    hasDraft: stored.hasDraft,
    isRaced: races > 0 || stored.raced === id,
    races,
    verdict: verdictIn(stored, id),
    best: bestOn(context, stored.game, id),
    savedAt: isoOf(stored.savedAt),
  };
}

/** Keeps a circuit: the work of circuits.save. */
export function saveCircuit(context: Context, kept: string | undefined, given: Json): Reply<KeptCircuit> {
  const { circuits } = context.store;
  const read = readSource(context, given);
  if (!read.ok) return read;
  const { game, id, whole: source } = read.value;
  const { id: gameId } = game;
  const before = kept === undefined ? undefined : circuits.get(kept);
  if (kept !== undefined && before === undefined) return noSuchCircuit();
  if (before !== undefined && before.game !== gameId) return refuse('bad-input', message('circuit.other-game'));
  const all = circuits.list();
  if (before === undefined && all.length >= MOST) return refuse('full', message('circuit.full', { most: MOST }));
  const others = all.filter((one) => one.game === gameId && one.id !== kept).map((one) => aboutOf(one.source).name);
  const named = before === undefined ? withFreeName(source, others) : childOf(context, before, id, source);
  const stored = { id: kept ?? context.newId(), game: gameId, circuit: id, source: named };
  circuits.save(stored, context.clock.now());
  const now = circuits.get(stored.id);
  const [circuit] = now === undefined ? [] : shown(context, now, (one) => judge(context, one));
  return circuit === undefined ? noSuchCircuit() : granted(circuit);
}

/**
 * The source of a circuit as it goes on from what it was. A content that was raced becomes its parent; one that was not is forgotten, and its
 * parent remains.
 */
function childOf(context: Context, before: StoredCircuit, id: string, source: Json): Json {
  const { parent: given } = aboutOf(source);
  const isOver = before.circuit !== id && racesOn(context, before) > 0;
  const parent = isOver ? before.circuit : (aboutOf(before.source).parent ?? given);
  return parent === given ? source : { ...(source as Record<string, Json>), ...(parent !== undefined && { parent }) };
}

/** The source with a name that no other circuit has: 'Bay' becomes 'Bay 2'. */
function withFreeName(source: Json, taken: readonly string[]): Json {
  const { name } = aboutOf(source);
  if (!taken.includes(name)) return source;
  for (let n = 2; ; n++) {
    const end = ` ${n}`;
    const other = `${name.replace(/ \d+$/, '').slice(0, LIMITS.circuitName - end.length)}${end}`;
    if (!taken.includes(other)) return { ...(source as Record<string, Json>), name: other };
  }
}

/** The source of a circuit that is raced or kept here, as its game reads it; none for other ids. */
function sourceOf(context: Context, name: CircuitName): { game: string; circuit: string; source: unknown }[] {
  const isThis = ({ game, circuit }: CircuitName) => game === name.game && circuit === name.circuit;
  const source = foundSource(context, name) ?? planned(context).find(isThis)?.source;
  return source === undefined || learn(context, name, source) === undefined ? [] : [{ ...name, source }];
}

/** What the newest report on this content says. */
function verdictIn({ report }: StoredCircuit, circuit: string): KeptCircuit['verdict'] {
  const kept = report === undefined ? undefined : readReport(report);
  if (kept === undefined || kept.circuit !== circuit || kept.progress.report === null) return null;
  const { fairness, pace } = verdictOf(kept.progress.report);
  if (fairness === 'early') return null;
  return fairness === 'fair' && pace === 'long' ? 'long' : fairness;
}

/** The fewest rounds of a race on it; null if nobody has finished one. */
function bestOn(context: Context, game: string, circuit: string): KeptCircuit['best'] {
  const figures = gameIn(context, game)?.figures ?? [];
  const figure = figures.find(({ record }) => record === 'race');
  if (figure === undefined) return null;
  const lines = context.store.archive.records({ game, circuit }, () => [figure]);
  const [best] = lines.toSorted((a, b) => a.value - b.value);
  return best === undefined ? null : { value: best.value, figure: figure.id, name: best.name };
}

/** The workshop has no such circuit. */
export function noSuchCircuit(): Refused {
  return refuse('not-found', message('circuit.gone'));
}
