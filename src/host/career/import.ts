// Takes in a career from a file. What is here is never overwritten. Not here: what a file must contain (file.ts).

import { CAREER_LIMITS } from '@api/constants';
import type { Out, Reply } from '@api/contract';
import { isEqual } from '@career/content';
import type { CareerState, DrawnSeason, RacedPart } from '@career/types';
import { granted } from '../api-errors';
import type { Context } from '../context';
import { type CareerFile, readCareer } from './file';
import { careerIn, tellCareer } from './state';

type Imported = Out<'careers.import'>;

/** Keeps what a file adds; refused as readCareer is. */
export function importCareer(context: Context, text: string): Reply<Imported> {
  const read = readCareer(context, text);
  if (!read.ok) return read;
  const { state } = read.value;
  const here = careerIn(context, state.career);
  if (!here.ok) {
    // A damaged one of the same id stays what it is.
    const isFree = context.store.careers.get(state.career) === undefined;
    return granted(keepNew(context, read.value, isFree ? 'added' : 'copied'));
  }
  const merged = mergedWith(here.value, state);
  if (merged === undefined) return granted(keepNew(context, read.value, 'copied'));
  const { career, plan } = merged.state;
  const isSame = merged.added.length === 0 && isEqual(plan, here.value.plan);
  if (!isSame) {
    const at = context.clock.now();
    context.store.careers.together(() => {
      context.store.careers.keep({ ...here.stored, plan, at });
      for (const one of merged.added) keepPart(context, career, one, at);
    });
    tellCareer(context, career);
  }
  return granted({ career, name: plan.name, as: isSame ? 'same' : 'merged' });
}

function keepNew(context: Context, { state, made }: CareerFile, as: 'added' | 'copied'): Imported {
  const career = as === 'added' ? state.career : context.newId();
  const plan = { ...state.plan, name: freeName(context, state.plan.name) };
  const at = context.clock.now();
  context.store.careers.together(() => {
    context.store.careers.keep({ id: career, plan, made: Math.min(made, at), at });
    for (const one of state.raced) keepPart(context, career, one, at);
  });
  tellCareer(context, career);
  return { career, name: plan.name, as };
}

/** A race of the file is linked if it is here, over, and of no other career. */
function keepPart(
  { store }: Context,
  career: string,
  { season, race, part, match, result }: RacedPart,
  at: number,
): void {
  const isLinked =
    match !== null && store.saves.head(match)?.status === 'finished' && store.careers.ofRace(match) === undefined;
  store.careers.keepRace({ career, season, round: race, part, race: isLinked ? match : undefined, result, at });
}

/** Both careers as one; undefined if they differ in anything that both have, or if a race is half-driven here. */
function mergedWith(here: CareerState, file: CareerState): { state: CareerState; added: RacedPart[] } | undefined {
  const { seasons: own, name, ...rest } = here.plan;
  const { seasons: theirs, name: _, ...others } = file.plan;
  if (!isEqual(rest, others)) return undefined;
  const seasons: DrawnSeason[] = [];
  for (let at = 0; at < Math.max(own.length, theirs.length); at++) {
    const both = joined(own[at], theirs[at]);
    if (both === undefined) return undefined;
    seasons.push(both);
  }
  const find = (list: readonly RacedPart[], { season, race, part }: RacedPart) =>
    list.find((one) => one.season === season && one.race === race && one.part === part);
  const added: RacedPart[] = [];
  for (const one of file.raced) {
    const known = find(here.raced, one);
    if (known === undefined) added.push(one);
    else if (!isEqual(known.result, one.result)) return undefined;
  }
  // Races here that the file does not have would come between.
  const isAhead = here.raced.some((one) => find(file.raced, one) === undefined);
  if (added.length > 0 && isAhead) return undefined;
  return { state: { ...here, plan: { ...rest, name, seasons } }, added };
}

function joined(own: DrawnSeason | undefined, theirs: DrawnSeason | undefined): DrawnSeason | undefined {
  if (own === undefined || theirs === undefined) return own ?? theirs;
  const chosen = own.chosen ?? theirs.chosen;
  const isAlike = isEqual({ ...own, chosen }, { ...theirs, chosen: theirs.chosen ?? chosen });
  return isAlike ? { ...own, chosen } : undefined;
}

/** The name, with the first number behind it that no career here has. */
function freeName(context: Context, name: string): string {
  const taken = new Set(context.store.careers.list().map(({ plan }) => (plan as { name?: unknown } | undefined)?.name));
  if (!taken.has(name)) return name;
  for (let n = 2; ; n++) {
    const end = ` ${n}`;
    const other = `${name.slice(0, CAREER_LIMITS.name - end.length).trimEnd()}${end}`;
    if (!taken.has(other)) return other;
  }
}
