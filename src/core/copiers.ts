// Copiers for states, each compiled for the shape of one game's states. The copies share one memory layout, which makes
// copying and reading them several times as fast. Values of another shape are copied the ordinary way.
// Pages use clone.ts instead: their content security policy forbids compiling.

/** Copies a whole value, or returns undefined if its outermost keys do not match the shape. */
type Copier = (value: object) => object | undefined;
/** Copies any object or list without knowing its shape. */
export type PlainCopy = (value: object) => object;

interface Known {
  copy: Copier;
  /** The states the copier was compiled from. */
  samples: object[];
  uses: number;
  /** From this use on, the copier is compiled again with the next state it does not fully know. */
  relearnFrom: number;
}

/** Number of shapes known at once; each game has one or two. */
const MOST = 12;
/** A copier is compiled from at most this many states, so it learns keys that are empty at the start or set only briefly. */
const MOST_SAMPLES = 12;
/** The first recompilation comes after this many uses, each later one after twice as many, so learning costs less and less. */
const FIRST_RELEARN = 20;

/** The compiled copiers, most recently used first. Forgetting them costs only time. */
export class Copiers {
  readonly #plain: PlainCopy;
  readonly #known: Known[] = [];
  /** Called by compiled copiers for values they do not know; calls are counted as a reason to recompile. */
  readonly #unknown: PlainCopy;
  #misses: number = 0;
  #isAllowed: boolean = false;

  /** plain: copies values of unknown shape. */
  constructor(plain: PlainCopy) {
    this.#plain = plain;
    this.#unknown = (value) => {
      this.#misses += 1;
      return plain(value);
    };
  }

  /** From now on copiers are compiled. Only for our own processes; a page would refuse. */
  allow(): void {
    this.#isAllowed = true;
  }

  /** A copy of this state; undefined if compiling is not allowed or not worthwhile. */
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
 * A copier for values with the shape of these samples. It checks every key and the type of every value, so the copy is
 * complete and shares nothing whatever it is given: where the shape ends, plain takes over.
 */
export function compile(samples: readonly object[], plain: PlainCopy): Copier {
  const text = copierText(samples);
  if (text === undefined) return () => undefined;
  // The source text consists of numbers and of key names as JSON strings only.
  const make = new Function('plain', 'none', text) as (plain: PlainCopy, none: undefined) => Copier;
  return make(plain, undefined);
}

/** Source text of the copier's body; undefined if the samples have no shape in common. */
export function copierText(samples: readonly object[]): string | undefined {
  return new Source().text(samples);
}

/** A place that holds objects of more shapes than this is copied the ordinary way. */
const MOST_SHAPES = 4;
/** At most this many keys are written out, a few times what any game's state has; the rest is copied the ordinary way. */
const MOST_KEYS = 1000;

/** Builds a copier's source text: one function for each place in the shape that holds objects or lists of objects. */
class Source {
  readonly #functions: string[] = [];
  #keys = 0;

  /** The whole text, for values with the same outermost keys as these; undefined if the samples' keys differ. */
  text(samples: readonly object[]): string | undefined {
    const [shape, ...more] = shapesOf(samples);
    if (shape === undefined || more.length > 0) return undefined;
    const root = this.#shape(shape);
    return [...this.#functions, 'const refuse = () => none;', `return (o) => ${root}(o, refuse);`].join('\n');
  }

  /** Name of a function that copies an object of this shape and passes any other to its second argument. */
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
        // Same keys in the same order: rules may iterate over them.
        `let n = 0; for (const k in o) if (k !== k${name}[n++]) return other(o);`,
        `if (n !== ${keys.length} || Array.isArray(o)) return other(o);`,
        ...keys.map((key, at) => `const v${at} = o[${JSON.stringify(key)}];`),
        `return { ${fields.join(', ')} };`,
        '}',
      ].join('\n'),
    );
    return name;
  }

  /** Expression that copies the value of this variable; values are samples of it. */
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

  /** Name of the function that copies an object of one of these shapes, or any other object. */
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

  /** Name of a function that copies a list of numbers and strings; one per place, so that each sees one kind of list. */
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

  /** Name of the function that copies a list of such entries. */
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

/** Objects grouped by equal keys in equal order; those without keys, or with a key that cannot be used, are left out. */
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
