// The commands of the people of this computer. Not here: reading them (known.ts), files (files.ts), or guests, who have their own.

import { type CommandName, type commands, DEFAULT_SETTINGS, type Out, type Reply, type Settings } from '@api/contract';
import { message } from '@api/messages';
import type { PersonParts } from '@api/people/commands';
import type { Handlers } from '@api/session';
import { colour } from '@api/shapes';
import type { z } from '@api/zod';
import { granted, type Refused, refuse } from '../api-errors';
import { type Context, tellOwners } from '../context';
import { fileNameOf, personIn, textOf } from './files';
import { called, FIRST, folded, type Known, type KnownPerson, knownPeople, newParts, shown } from './known';
import { prizesOf, refusedPrize } from './prizes';

type Commands = Extract<keyof Handlers, `people.${string}`>;

type Answer<N extends CommandName> = Reply<Out<N>>;
/** What may be changed about a person, as it was checked. */
type PersonChange = z.output<(typeof commands)['people.save']['input']>['change'];

/** People of one computer, at most. */
const MOST = 24;

/** The handlers of the people of this computer. */
export function peopleHandlers(context: Context): Pick<Handlers, Commands> {
  const people = new People(context);
  return {
    'people.list': () => people.list(),
    'people.choose': ({ id }) => people.choose(id),
    'people.create': ({ name }) => people.create(name),
    'people.prizes': ({ id }) => people.prizes(id),
    'people.save': ({ id, change }) => people.save(id, change),
    'people.delete': ({ id, name }) => people.delete(id, name),
    'people.ask': ({ ask }) => people.ask(ask),
    'people.export': ({ id }) => people.export(id),
    'people.import': ({ text }) => {
      const file = personIn(text);
      return file.ok ? people.import(file.person) : file;
    },
  };
}

/** The people of one computer: every change is kept whole or not at all, and everyone hears of it. */
class People {
  readonly #context: Context;
  #firstId: string | undefined;

  constructor(context: Context) {
    this.#context = context;
  }

  list(): Answer<'people.list'> {
    const { people, current, ask } = this.#look();
    return granted({ people: people.map(shown), current, ask });
  }

  choose(id: string): Answer<'people.choose'> {
    const known = this.#look();
    const next = find(known, id);
    if (next === undefined) return unknown();
    if (id !== known.current) this.#change(() => this.#cameHere(next, known), next.settings);
    return granted(next.settings);
  }

  create(name: string): Answer<'people.create'> {
    const known = this.#look();
    const refused = refusedName(known, name) ?? refusedMore(known);
    if (refused !== undefined) return refused;
    const id = this.#context.newId();
    const taken = new Set(known.people.map(({ settings }) => settings.colour));
    const free = colour.options.find((one) => !taken.has(one)) ?? 'red';
    const { language } = hereIn(known).settings;
    const settings = { ...DEFAULT_SETTINGS, name, colour: free, language };
    const now = this.#context.clock.now();
    const parts = newParts(this.#context.draw);
    this.#change(() => this.#keep({ id, parts, settings, made: now, at: now }), null);
    return granted({ id });
  }

  prizes(id: string): Answer<'people.prizes'> {
    const person = find(this.#look(), id);
    return person === undefined ? unknown() : granted(prizesOf(this.#context, person.settings.name));
  }

  save(id: string, { name, colour: paint, ...parts }: PersonChange): Answer<'people.save'> {
    const known = this.#look();
    const person = find(known, id);
    if (person === undefined) return unknown();
    const refused =
      (name === undefined ? undefined : refusedName(known, name, id)) ?? refusedPrize(this.#context, person, parts);
    if (refused !== undefined) return refused;
    const settings: Settings = {
      ...person.settings,
      ...(name !== undefined && { name }),
      ...(paint !== undefined && { colour: paint }),
    };
    const isSet = id === known.current && (name !== undefined || paint !== undefined);
    const now = this.#context.clock.now();
    // What is left out is not there at all: JSON has no undefined.
    const changed = { ...person.parts, ...(parts as Partial<PersonParts>) };
    const next: KnownPerson = { ...person, parts: changed, settings, at: now };
    this.#change(
      () => {
        this.#keep(next);
        if (isSet) this.#context.store.settings.write(settings);
      },
      isSet ? settings : null,
    );
    return granted(shown(next));
  }

  delete(id: string, name: string): Answer<'people.delete'> {
    const known = this.#look();
    const person = find(known, id);
    if (person === undefined) return unknown();
    const other = known.people.find((one) => one.id !== id);
    if (other === undefined) return refuse('not-allowed', message('people.last'));
    if (folded(name) !== folded(person.settings.name)) {
      return refuse('bad-input', message('people.other-name', { name: person.settings.name }));
    }
    const wasHere = id === known.current;
    this.#change(
      () => {
        if (wasHere) this.#cameHere(other, known);
        this.#context.store.people.remove(id);
      },
      wasHere ? other.settings : null,
    );
    return granted(null);
  }

  ask(ask: boolean): Answer<'people.ask'> {
    const { current } = this.#look();
    this.#change(() => this.#context.store.people.setState({ current, ask }), null);
    return granted(null);
  }

  export(id: string): Answer<'people.export'> {
    const person = find(this.#look(), id);
    if (person === undefined) return unknown();
    // Kept now, so that they have the same id when the file comes back.
    if (!this.#context.store.people.list().some((one) => one.id === id)) this.#change(() => {}, null);
    return granted({ fileName: fileNameOf(person.settings.name), text: textOf(person) });
  }

  import(person: KnownPerson): Answer<'people.import'> {
    const known = this.#look();
    const { id } = person;
    const { name } = person.settings;
    const own = find(known, id);
    if (own !== undefined && person.at <= own.at) return granted({ id, name: own.settings.name, done: 'older' });
    const refused = refusedName(known, name, id) ?? (own === undefined ? refusedMore(known) : undefined);
    if (refused !== undefined) return refused;
    const isHere = own !== undefined && id === known.current;
    this.#change(
      () => {
        this.#keep({ ...person, made: own?.made ?? this.#context.clock.now() });
        if (isHere) this.#context.store.settings.write(person.settings);
      },
      isHere ? person.settings : null,
    );
    return granted({ id, name, done: own === undefined ? 'added' : 'newer' });
  }

  /** Everyone. A first person whom nobody has kept yet gets an id of their own, which they keep. */
  #look(): Known {
    const known = knownPeople(this.#context);
    if (known.current !== FIRST) return known;
    this.#firstId ??= this.#context.newId();
    const id = this.#firstId;
    return { ...known, people: known.people.map((one) => (one.id === FIRST ? { ...one, id } : one)), current: id };
  }

  /** Makes a change, after keeping anyone whom nobody has kept yet. settings: of the person who is here, if they change. */
  #change(work: () => void, settings: Settings | null): void {
    const { people } = this.#context.store;
    people.together(() => {
      const { people: everyone, current, ask } = this.#look();
      const kept = new Set(people.list().map(({ id }) => id));
      for (const one of everyone) if (!kept.has(one.id)) this.#keep(one);
      people.setState({ current, ask });
      work();
    });
    tellOwners(this.#context, 'people.changed', { current: this.#look().current, settings });
  }

  #keep({ id, parts, settings, made, at }: KnownPerson): void {
    this.#context.store.people.keep({ id, person: parts, settings, made, at });
  }

  /** Within a change: keeps the settings of the person before, and sets the next person's. */
  #cameHere(next: KnownPerson, known: Known): void {
    this.#keep(hereIn(known));
    this.#context.store.settings.write(next.settings);
    this.#context.store.people.setState({ current: next.id, ask: known.ask });
  }
}

function find({ people }: Known, id: string): KnownPerson | undefined {
  return people.find((one) => one.id === id);
}

function hereIn({ people, current }: Known): KnownPerson {
  const here = people.find(({ id }) => id === current);
  if (here === undefined) throw new Error(`nobody here is ${current}`);
  return here;
}

function unknown(): Refused {
  return refuse('not-found', message('people.unknown'));
}

/** Two people with one name would share their statistics, which go by name. own: the person who may keep it. */
function refusedName({ people }: Known, name: string, own?: string): Refused | undefined {
  const same = called(
    people.filter(({ id }) => id !== own),
    name,
  );
  return same && refuse('in-use', message('people.same-name', { name: same.settings.name }));
}

function refusedMore({ people }: Known): Refused | undefined {
  return people.length < MOST ? undefined : refuse('full', message('people.full', { most: MOST }));
}
