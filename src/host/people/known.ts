// The people that this computer knows: read from the store, with what is missing or damaged made good. Not here: changing them
// (people.ts).

import { DEFAULT_SETTINGS, type Settings, settingsIn } from '@api/contract';
import { type Person, type PersonParts, personParts } from '@api/people/commands';
import { colour, id } from '@api/shapes';
import { z } from '@api/zod';
import type { Draw } from '@core/contract';
import { drawFrom, seedRng } from '@core/rng';
import { rolledLook } from '@drivers/parts';
import { FREE_PATTERNS } from '@drivers/worn';
import type { Context } from '../context';

/** A person with everything that is kept of them. */
export interface KnownPerson {
  readonly id: string;
  readonly parts: PersonParts;
  readonly settings: Settings;
  readonly made: number;
  readonly at: number;
}

/** Everyone in the order in which they were added; current: the id of the person who is here, always one of them. */
export interface Known {
  readonly people: readonly KnownPerson[];
  readonly current: string;
  readonly ask: boolean;
}

/** The id of an installation's one person until they are kept. */
export const FIRST = 'first';

const state = z.object({ current: id, ask: z.boolean() });

/**
 * Everyone on this computer. The person who is here has the installation's settings; if nobody with their id was kept, such as before
 * the first change, their other parts are drawn by lot, the same each time.
 */
export function knownPeople({ store }: Pick<Context, 'store'>): Known {
  const here = settingsIn(store.settings.read(), DEFAULT_SETTINGS);
  const kept = store.people.list().map((row): KnownPerson => {
    const parts = personParts.safeParse(row.person);
    return {
      id: row.id,
      parts: parts.success ? parts.data : partsByLot(row.id),
      settings: settingsIn(row.settings, DEFAULT_SETTINGS),
      made: row.made,
      at: row.at,
    };
  });
  const said = state.safeParse(store.people.state());
  const current = said.success ? said.data.current : (called(kept, here.name)?.id ?? kept[0]?.id ?? FIRST);
  const people = kept.map((one) => (one.id === current ? { ...one, settings: here } : one));
  if (!people.some((one) => one.id === current)) {
    people.unshift({ id: current, parts: partsByLot(current), settings: here, made: 0, at: 0 });
  }
  return { people, current, ask: said.success ? said.data.ask : true };
}

/** The person with this name, ignoring case. */
export function called(people: readonly KnownPerson[], name: string): KnownPerson | undefined {
  return people.find(({ settings }) => folded(settings.name) === folded(name));
}

/** A name as names are compared. */
export function folded(name: string): string {
  return name.normalize('NFKC').toLowerCase();
}

/** The faces of everyone who was ever changed, by folded name; a face drawn by lot is nobody's choice. */
export function keptFaces({ store }: Pick<Context, 'store'>): ReadonlyMap<string, PersonParts['look']> {
  const kept = new Set(store.people.list().map(({ id: one }) => one));
  const { people } = knownPeople({ store });
  return new Map(
    people.flatMap(({ id: one, parts, settings }) =>
      kept.has(one) ? [[folded(settings.name), parts.look] as const] : [],
    ),
  );
}

/** The person as pages see them. */
export function shown({ id: person, parts, settings }: KnownPerson): Person {
  return { ...parts, id: person, name: settings.name, colour: settings.colour };
}

/** Number, colours, pattern and face that an id always gives. */
function partsByLot(seed: string): PersonParts {
  const rng = seedRng(seed);
  return newParts((bound) => drawFrom(rng, bound));
}

/** Number, colours, pattern and face by lot. */
export function newParts(draw: Draw): PersonParts {
  const colours = colour.options;
  return {
    number: 1 + draw(99),
    second: colours[draw(colours.length)] ?? 'ivory',
    pattern: FREE_PATTERNS[draw(FREE_PATTERNS.length)] ?? 'stripe',
    livery: 'works',
    town: '',
    look: rolledLook(draw),
  };
}

/** Whether this is the person who is here. Until the first one is kept, nobody else can be. */
export function isHere(context: Pick<Context, 'store'>, person: string): boolean {
  const { current } = knownPeople(context);
  return current === FIRST || current === person;
}

/** The settings of the person who is here have changed: so have they. */
export function touchPerson({ store, clock }: Pick<Context, 'store' | 'clock'>): void {
  const { current } = knownPeople({ store });
  const row = store.people.list().find((one) => one.id === current);
  if (row !== undefined) store.people.keep({ ...row, at: clock.now() });
}
