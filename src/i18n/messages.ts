// The types of catalogues: ICU messages by id, the arguments of each, and how messages are sent to where they are formatted.
// Not here: formatting them (translator.ts).

import type { GetICUArgs } from '@schummar/icu-type-parser';

/** Messages by id. A namespace's English catalogue is written `as const`, so that ids and arguments can be read from it. */
export type Messages = Readonly<Record<string, string>>;

/** The same ids in another language. */
export type Translation<Source extends Messages> = { readonly [Id in keyof Source]: string };

/** A message's argument: text (such as a name) or a number. */
export type Value = string | number;
export type Values = Readonly<Record<string, Value>>;

/** The arguments of a message, by name. */
export type Arguments<Text extends string> = GetICUArgs<
  Text,
  { ICUArgument: Value; ICUNumberArgument: number; ICUDateArgument: Date }
>;

/** The parameters after an id: none for a message without arguments. For a union of ids: the arguments of all of them. */
export type Given<Text extends string> = [keyof Arguments<Text>] extends [never] ? [] : [values: Arguments<Text>];

/** Formats one namespace's messages in the page's language. Typed by its English catalogue. */
export type Translate<Source extends Messages> = <Id extends keyof Source & string>(
  id: Id,
  ...given: Given<Source[Id]>
) => string;

/** Several values as a list in the reader's language: 'Ada, Tomas and Ines'; other types: 'easy or hard', 'on, drawn'. */
export type CarriedList =
  | readonly (Value | MessageDescriptor)[]
  | { readonly list: readonly (Value | MessageDescriptor)[]; readonly type: 'disjunction' | 'unit' };
/** What a carried message may contain: values, lists of them, and messages, which are formatted first. */
export type Carried = Value | MessageDescriptor | CarriedList;

/** A message sent over the network or written to a file; the reader's page formats it in its own language. */
export interface MessageDescriptor {
  /** Its catalogue: 'api', or the id of a game. */
  readonly namespace: string;
  readonly id: string;
  readonly values?: Readonly<Record<string, Carried>>;
  /** The fallback for a reader that does not know the message: a name, or another message. */
  readonly otherwise?: string | MessageDescriptor;
}

/** A carried text: whole sentences, in order. */
export type MessageList = readonly MessageDescriptor[];

/** The arguments of a carried message. Times: ms since 1970. */
export type CarriedArguments<Text extends string> = GetICUArgs<
  Text,
  { ICUArgument: Carried; ICUNumberArgument: number; ICUDateArgument: number }
>;
type GivenCarried<Text extends string> = [keyof CarriedArguments<Text>] extends [never]
  ? []
  : [values: CarriedArguments<Text>];

/** Creates carried messages of one namespace, typed by its English catalogue. */
export type Carry<Source extends Messages> = <Id extends keyof Source & string>(
  id: Id,
  ...given: GivenCarried<Source[Id]>
) => MessageDescriptor;

/** The carried messages of a namespace: `export const message = carried<typeof messages>('api')`. */
export function carried<Source extends Messages>(namespace: string): Carry<Source> {
  return (id, ...[values]) => (values === undefined ? { namespace, id } : { namespace, id, values: values as never });
}
