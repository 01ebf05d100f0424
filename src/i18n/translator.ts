// Formats messages in one language with ICU rules, from the catalogues added to it by namespace.
// Not here: choosing the language (locales.ts), or a page's translator (page.ts).

import { IntlMessageFormat } from 'intl-messageformat';
import { type Locale, PSEUDO_LOCALE, SOURCE_LOCALE } from './locales';
import type { Carried, MessageDescriptor, MessageList, Messages, Value, Values } from './messages';
import { NumberFormat } from './numbers';
import { pseudo } from './pseudo';

/** First Strong Isolate and Pop Directional Isolate: text between them does not affect the direction around it. */
const ISOLATE = ['\u2068', '\u2069'] as const;
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** The space before a percent sign, in languages that have one: it becomes a no-break space. */
const PERCENT = /([}\d#>]) %/g;

/** One piece of a message with tags: text, or the result of a tag's function. */
export type Piece<Tagged> = string | Tagged;
/** The functions for a message's tags: `b` renders '<b>'. */
export type Tags<Tagged> = Readonly<Record<string, (pieces: Piece<Tagged>[]) => Tagged>>;

/** Formats messages in the language it was created for. */
export class Translator {
  readonly locale: Locale;
  readonly #namespaces = new Map<string, Messages>();
  readonly #formats = new Map<string, IntlMessageFormat>();
  /** Intl formats, created once because frequent messages contain several. */
  readonly #writers = new Map<string, unknown>();

  constructor(locale: Locale) {
    this.locale = locale;
  }

  /** The tag for Intl's number and date formats; the pseudo-language uses English ones. */
  get intlLocale(): string {
    return this.locale === PSEUDO_LOCALE ? SOURCE_LOCALE : this.locale;
  }

  /**
   * Sets a namespace's messages in this translator's language; of several catalogues, a later one replaces earlier messages with
   * the same ids. For the pseudo-language: the English ones.
   */
  add(namespace: string, ...catalogues: readonly Messages[]): void {
    this.#namespaces.set(namespace, Object.assign({}, ...catalogues));
    // Cached formats of this namespace may belong to another catalogue.
    for (const key of this.#formats.keys()) if (key.startsWith(`${namespace}\n`)) this.#formats.delete(key);
  }

  /** Whether this message exists. */
  has(namespace: string, id: string): boolean {
    return Object.hasOwn(this.#namespaces.get(namespace) ?? {}, id);
  }

  /** Returns the formatted message. Throws if it is unknown or lacks a value, which is a bug. */
  translate(namespace: string, id: string, values: Values = {}): string {
    return this.#format(namespace, id).format(isolated(values)) as string;
  }

  /** A message with tags, in pieces: '<b>{name}</b> wins' gives the result of `b` for the name, and ' wins'. */
  pieces<Tagged>(namespace: string, id: string, values: Values, tags: Tags<Tagged>): Piece<Tagged>[] {
    const formatted = this.#format(namespace, id).format<Tagged>({ ...isolated(values), ...tags } as never);
    return Array.isArray(formatted) ? formatted : [formatted];
  }

  /** Formats a carried message; undefined if it is unknown here or lacks a value. */
  describe(message: MessageDescriptor): string | undefined {
    try {
      return this.#carried(message);
    } catch {
      return undefined;
    }
  }

  /** Formats a carried text. unknown: returns the replacement for a message that is unknown here. */
  say(messages: MessageList, unknown: (message: MessageDescriptor) => string): string {
    return messages.map((one) => this.describe(one) ?? unknown(one)).join(' ');
  }

  /** 'Ada', 'Ada and Tomas', 'Ada, Tomas and Ines'. */
  list(items: readonly string[], type: 'conjunction' | 'disjunction' | 'unit' = 'conjunction'): string {
    const list = this.#writer('list', { type }, () => new Intl.ListFormat(this.intlLocale, { type, style: 'long' }));
    return list.format(items.map(isolate));
  }

  /** '+2', '−3', '0' for a gain or loss; decimals: '−0.5'. */
  signed(change: number, decimals = 0): string {
    const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
    return this.#number({ ...digits, signDisplay: 'exceptZero' }).format(change);
  }

  #number(options: Intl.NumberFormatOptions | undefined): NumberFormat {
    return this.#writer('number', options, () => new NumberFormat(this.intlLocale, options));
  }

  #writer<Writer>(
    kind: 'date' | 'list' | 'number' | 'plural',
    options: object | undefined,
    make: () => Writer,
  ): Writer {
    const key = `${kind} ${JSON.stringify(options)}`;
    const writer = (this.#writers.get(key) as Writer | undefined) ?? make();
    this.#writers.set(key, writer);
    return writer;
  }

  #carried({ namespace, id, values = {}, otherwise }: MessageDescriptor): string | undefined {
    if (this.has(namespace, id)) {
      const safeValues = this.#values(values);
      if (safeValues !== undefined) return this.translate(namespace, id, safeValues);
    }
    return typeof otherwise === 'object' ? this.#carried(otherwise) : otherwise;
  }

  /** The formatted values; undefined if one of them is a message that is unknown here. */
  #values(values: Readonly<Record<string, Carried>>): Values | undefined {
    const safeValues: Record<string, Value> = {};
    for (const [name, value] of Object.entries(values)) {
      const one = this.#value(value);
      if (one === undefined) return undefined;
      safeValues[name] = one;
    }
    return safeValues;
  }

  #value(value: Carried): Value | undefined {
    if (typeof value !== 'object') return value;
    if ('id' in value) return this.#carried(value);
    const items = ('list' in value ? value.list : value).map((one) => this.#value(one));
    if (items.includes(undefined)) return undefined;
    return this.list(items.map(String), 'list' in value ? value.type : 'conjunction');
  }

  #format(namespace: string, id: string): IntlMessageFormat {
    const key = `${namespace}\n${id}`;
    let format = this.#formats.get(key);
    if (format === undefined) {
      const text = this.has(namespace, id) ? this.#namespaces.get(namespace)?.[id] : undefined;
      if (text === undefined) throw new Error(`the catalogue "${namespace}" has no message "${id}"`);
      const kept = text.replace(PERCENT, '$1\u00a0%');
      format = new IntlMessageFormat(this.locale === PSEUDO_LOCALE ? pseudo(kept) : kept, this.intlLocale, undefined, {
        formatters: {
          getNumberFormat: (_, options) => this.#number(options),
          getDateTimeFormat: (...given) => this.#writer('date', given[1], () => new Intl.DateTimeFormat(...given)),
          getPluralRules: (...given) => this.#writer('plural', given[1], () => new Intl.PluralRules(...given)),
        },
      });
      this.#formats.set(key, format);
    }
    return format;
  }
}

function isolated(values: Values): Values {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === 'string' ? isolate(value) : value]),
  );
}

/** Lets a name keep its own direction. Texts without right-to-left letters need no marks and get none. */
function isolate(text: string): string {
  return RIGHT_TO_LEFT.test(text) ? ISOLATE.join(text) : text;
}
