// Copiers of states, each compiled for the shape of one game's states: copies then share one layout in memory, which makes
// copying, and all that reads copies, several times as fast. What does not have the shape is copied the plain way.
// Not for: pages, whose content policy forbids compiling; there everything is copied the plain way (clone.ts).

/** Copies a whole value, or gives undefined where its outermost keys are not those of the shape. */
type Copier = (value: object) => object | undefined;
/** Copies any object or list without knowing its shape. */
export type PlainCopy = (value: object) => object;

interface Known {
  copy: Copier;
  /** States seen so far that the copier was made from. */
  samples: object[];
  uses: number;
  /** From this use on it is made anew with the next state that it does not know all of. */
  relearnFrom: number;
}

/** States of so many shapes are known at once: each game has one or two. */
const MOST = 12;
/** A copier is made from so many states at most: what was empty at the start of a race, or lies open for a moment, is learnt. */
const MOST_SAMPLES = 12;
/** It is made anew after twice as many uses each time, the first time after these, so that learning costs less and less. */
const FIRST_RELEARN = 20;

/** The compiled copiers, those used last first. Forgetting them changes nothing but the time a copy takes. */
export class Copiers {
  readonly #plain: PlainCopy;
  readonly #known: Known[] = [];
  /** What a compiled copier calls for what it does not know; counted, as a reason to learn. */
  readonly #unknown: PlainCopy;
  #misses: number = 0;
  #isAllowed: boolean = false;

  /** plain: copies what has no known shape. */
  constructor(plain: PlainCopy) {
    this.#plain = plain;
    this.#unknown = (value) => {
      this.#misses += 1;
      return plain(value);
    };
  }

  /** From now on copiers are compiled. For processes of ours alone: a page would be refused. */
  allow(): void {
    this.#isAllowed = true;
  }

  /** A copy of this state; undefined where compiling is not allowed, or of no use. */
  copy(value: object): object | undefined {
    if (!this.#isAllowed) return undefined;
    for (let at = 0; at < this.#known.length; at++) {
      const known = this.#known[at] as Known;
      const missesBefore = this.#misses;
      const copy = known.copy(value);
      if (copy === undefined) continue;
      if (at > 0) this.#known.unshift(...this.#known.splice(at, 1));
      known.uses += 1;
      if (this.#misses > missesBefore && known.uses >= known.relearnFrom) this.#learn(known, value);
      return copy;
    }
    const known: Known = { copy: () => undefined, samples: [], uses: 0, relearnFrom: FIRST_RELEARN };
    this.#learn(known, value);
    this.#known.unshift(known);
    this.#known.length = Math.min(this.#known.length, MOST);
    return known.copy(value);
  }

  #learn(known: Known, value: object): void {
    known.samples.push(this.#plain(value));
    known.copy = compile(known.samples, this.#unknown);
    known.relearnFrom = known.samples.length < MOST_SAMPLES ? Math.max(known.relearnFrom, 2 * known.uses) : Infinity;
  }
}

/**
 * A copier for values of the shape these samples have. It looks at every key and at what every value is, so whatever it
 * meets, its copy is whole and shares nothing: where the shape ends, plain goes on.
 */
export function compile(samples: readonly object[], plain: PlainCopy): Copier {
  const text = copierText(samples);
  if (text === undefined) return () => undefined;
  // The text is made of numbers and of key names as JSON texts alone.
  const make = new Function('plain', 'none', text) as (plain: PlainCopy, none: undefined) => Copier;
  return make(plain, undefined);
}

/** The text of the body that compile compiles; undefined where the samples have no shape in common. */
export function copierText(samples: readonly object[]): string | undefined {
  return new Source().text(samples);
}

/** A place where objects of more shapes than this stand is copied the plain way. */
const MOST_SHAPES = 4;
/** So many keys are written out, a few times what any game's state has; what lies beyond is copied the plain way. */
const MOST_KEYS = 1000;

/** The text of a copier: a function for each place in the shape where objects or lists of them stand. */
class Source {
  readonly #functions: string[] = [];
  #keys = 0;

  /** The whole text, for values whose outermost keys are those of these; undefined where they are not the same. */
  text(samples: readonly object[]): string | undefined {
    const [shape, ...more] = shapesOf(samples);
    if (shape === undefined || more.length > 0) return undefined;
    const root = this.#shape(shape);
    return [...this.#functions, 'const refuse = () => none;', `return (o) => ${root}(o, refuse);`].join('\n');
  }

  /** The name of a function that copies an object of this shape, and asks its second argument about any other. */
  #shape(samples: readonly object[]): string {
    const keys = Object.keys(samples[0] as object);
    const fields = keys.map((key, at) => {
      const values = samples.map((one) => (one as Record<string, unknown>)[key]);
      return `${JSON.stringify(key)}: ${this.#value(values, `v${at}`)}`;
    });
    const name = `f${this.#functions.length}`;
    this.#functions.push(
      [
        `const k${name} = ${JSON.stringify(keys)};`,
        `function ${name}(o, other) {`,
        // Same keys in the same order: rules may go through them one by one.
        `let n = 0; for (const k in o) if (k !== k${name}[n++]) return other(o);`,
        `if (n !== ${keys.length} || Array.isArray(o)) return other(o);`,
        ...keys.map((key, at) => `const v${at} = o[${JSON.stringify(key)}];`),
        `return { ${fields.join(', ')} };`,
        '}',
      ].join('\n'),
    );
    return name;
  }

  /** The expression that copies what is in this variable, where these were before. */
  #value(values: readonly unknown[], name: string): string {
    const nested = values.filter((one) => typeof one === 'object' && one !== null) as object[];
    const lists = nested.filter((one) => Array.isArray(one)) as unknown[][];
    const isNested = `typeof ${name} === 'object' && ${name} !== null`;
    if (nested.length === 0 || (lists.length > 0 && lists.length < nested.length)) {
      return `${isNested} ? plain(${name}) : ${name}`;
    }
    if (lists.length === 0) return `${isNested} ? ${this.#object(nested)}(${name}) : ${name}`;
    return `Array.isArray(${name}) ? ${this.#list(lists.flat(1))}(${name}) : ${isNested} ? plain(${name}) : ${name}`;
  }

  /** The name of the function that copies an object of one of the shapes of these, or of any other. */
  #object(samples: readonly object[]): string {
    const shapes = shapesOf(samples);
    for (const [one] of shapes) this.#keys += Object.keys(one as object).length;
    if (shapes.length > MOST_SHAPES || this.#keys > MOST_KEYS) return 'plain';
    let other = 'plain';
    for (const shape of shapes.toReversed()) {
      const inner = this.#shape(shape);
      const next = `n${this.#functions.length}`;
      this.#functions.push(`const ${next} = (o) => ${inner}(o, ${other});`);
      other = next;
    }
    return other;
  }

  /** The name of a function that copies a list of numbers and texts; one for each place, where all lists are of a kind. */
  #flat(): string {
    const name = `l${this.#functions.length}`;
    this.#functions.push(
      [
        `function ${name}(list) {`,
        'if (list.length === 0) return [];',
        "for (let i = 0; i < list.length; i++) if (typeof list[i] === 'object' && list[i] !== null) return plain(list);",
        'return list.slice();',
        '}',
      ].join('\n'),
    );
    return name;
  }

  /** The name of the function that copies a list of such entries. */
  #list(entries: readonly unknown[]): string {
    if (!entries.some((one) => typeof one === 'object' && one !== null)) return this.#flat();
    const entry = this.#value(entries, 'one');
    const name = `l${this.#functions.length}`;
    this.#functions.push(
      [
        `function ${name}(list) {`,
        'const copy = list.slice();',
        'for (let i = 0; i < copy.length; i++) {',
        'const one = copy[i];',
        `if (typeof one === 'object') copy[i] = ${entry};`,
        '}',
        'return copy;',
        '}',
      ].join('\n'),
    );
    return name;
  }
}

/** Objects with the same keys in the same order put together; those without keys, or with one that is none, left out. */
function shapesOf(samples: readonly object[]): object[][] {
  const shapes = new Map<string, object[]>();
  for (const one of samples) {
    const keys = Object.keys(one);
    if (keys.length === 0 || keys.includes('__proto__')) continue;
    const name = JSON.stringify(keys);
    shapes.set(name, [...(shapes.get(name) ?? []), one]);
  }
  return [...shapes.values()];
}
