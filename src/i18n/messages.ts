// The types of catalogues: messages in ICU MessageFormat by id, what each of them wants to be given, and how they are
// carried to whoever says them. Not for: saying them (translator.ts).

import type { GetICUArgs } from '@schummar/icu-type-parser';

/** Messages by id. The English one of a namespace is written `as const`: ids and arguments are read from it. */
export type Messages = Readonly<Record<string, string>>;

/** The same ids in another language. */
export type Translation<Source extends Messages> = { readonly [Id in keyof Source]: string };

/** What a message may be given: names and texts as they are, numbers as numbers. */
export type Value = string | number;
export type Values = Readonly<Record<string, Value>>;

/** The arguments of a message by name. */
export type Arguments<Text extends string> = GetICUArgs<
  Text,
  { ICUArgument: Value; ICUNumberArgument: number; ICUDateArgument: Date }
>;

/** What stands after an id: nothing for a message without arguments. Of several messages: what all of them want. */
export type Given<Text extends string> = [keyof Arguments<Text>] extends [never] ? [] : [values: Arguments<Text>];

/** The messages of one namespace in the language of the page. Typed by its English catalogue. */
export type Translate<Source extends Messages> = <Id extends keyof Source & string>(
  id: Id,
  ...given: Given<Source[Id]>
) => string;

/** Several values as a list in the reader's language: 'Ada, Tomas and Ines'; of another type 'easy or hard', 'on, drawn'. */
export type CarriedList =
  | readonly (Value | MessageDescriptor)[]
  | { readonly list: readonly (Value | MessageDescriptor)[]; readonly type: 'disjunction' | 'unit' };
/** What a message on a wire may hold: values, lists of them, and messages, which are said first. */
export type Carried = Value | MessageDescriptor | CarriedList;

/** A message that goes over a wire or into a file: whoever shows it says it in their own language. */
export interface MessageDescriptor {
  /** Whose catalogue it is in: 'api', or the id of a game. */
  readonly namespace: string;
  readonly id: string;
  readonly values?: Readonly<Record<string, Carried>>;
  /** Said by who does not know the message: a name, or another message. */
  readonly otherwise?: string | MessageDescriptor;
}

/** A text on a wire: whole sentences, in order. */
export type Words = readonly MessageDescriptor[];

/** The arguments of a message that is carried. Times: ms since 1970. */
export type CarriedArguments<Text extends string> = GetICUArgs<
  Text,
  { ICUArgument: Carried; ICUNumberArgument: number; ICUDateArgument: number }
>;
type GivenCarried<Text extends string> = [keyof CarriedArguments<Text>] extends [never]
  ? []
  : [values: CarriedArguments<Text>];

/** Makes messages of one namespace that are carried, typed by its English catalogue. */
export type Carry<Source extends Messages> = <Id extends keyof Source & string>(
  id: Id,
  ...given: GivenCarried<Source[Id]>
) => MessageDescriptor;

/** The messages of a namespace as they are carried: `export const message = carried<typeof messages>('api')`. */
export function carried<Source extends Messages>(namespace: string): Carry<Source> {
  return (id, ...[values]) => (values === undefined ? { namespace, id } : { namespace, id, values: values as never });
}
