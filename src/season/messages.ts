// What parts of a season, and the host with them, carry as messages: games' own names and violations. Not for: saying them.

import type { BonusLine, Occasion } from '@api/season';
import type { messages } from '@api/text/en';
import { circuitOf } from '@core/config';
import type { Circuit, Json, OptionSpec, OptionValue, RuleViolation } from '@core/contract';
import { type Carried, carried, type MessageDescriptor } from '@i18n/messages';

/** A message of the contract's catalogue. */
export const message = carried<typeof messages>('api');

/** A game as far as its names are asked for. */
interface NamedGame {
  readonly id: string;
  readonly name: string;
  readonly circuits: readonly Circuit[];
  readonly options: readonly OptionSpec[];
}

/**
 * A name of a game in the reader's language, where its catalogue has one: 'circuit.<id>', 'option.<id>', 'occasion.<id>',
 * 'bonus.<id>'; otherwise as it is written.
 */
export function nameIn(game: string, id: string, otherwise: string): MessageDescriptor {
  return { namespace: game, id, otherwise };
}

/** What a circuit is called; its id where it is unknown here. */
export function circuitMessage(game: NamedGame | undefined, circuit: string): string | MessageDescriptor {
  const known = game && circuitOf(game, circuit);
  return game === undefined || known === undefined ? circuit : nameIn(game.id, `circuit.${circuit}`, known.name);
}

/** What the circuits of a round are called, in a list where its races are on several. */
export function circuitsMessage(game: NamedGame | undefined, circuits: readonly string[]): Carried {
  const list = circuits.map((circuit) => circuitMessage(game, circuit));
  return list.length === 1 ? (list[0] ?? '') : { list, type: 'unit' };
}

/** What a race stands under. */
export function occasionMessage(game: string, { id, name }: Occasion): MessageDescriptor {
  return nameIn(game, `occasion.${id ?? 'drawn'}`, name);
}

/** Why there are points beside those of the place. */
export function bonusMessage(game: string, { id, name }: BonusLine): MessageDescriptor {
  return nameIn(game, `bonus.${id}`, name);
}

/** What an option is called. */
export function optionMessage(game: string, option: string): MessageDescriptor {
  return nameIn(game, `option.${option}`, option);
}

/** What an option's value is called. */
export function valueMessage(game: string, option: string, value: OptionValue): Carried {
  if (typeof value === 'boolean') return message('value.flag', { on: String(value) });
  return typeof value === 'number' ? value : nameIn(game, `option.${option}.${value}`, value);
}

/** Of an option: least and most, every choice, or off and on. none: one value below the range. */
interface Range {
  readonly id: string;
  readonly range: readonly OptionValue[];
  readonly none?: number | undefined;
}

/** What values an option takes. */
export function rangeMessage(game: string, { id, range, none }: Range): Carried {
  const [min, max] = range;
  if (typeof min === 'boolean') return message('range.flag');
  if (typeof min !== 'number' || typeof max !== 'number') {
    return { list: range.map((value) => valueMessage(game, id, value)) as MessageDescriptor[], type: 'unit' };
  }
  return none === undefined ? message('range.numbers', { min, max }) : message('range.numbers-or', { min, max, none });
}

/**
 * Why rules refuse: a violation of the engine is said by the contract's catalogue, one of a game by the game's own, as
 * 'breach.<code>' with its detail as values. Who does not know it has the code and the rule.
 */
export function violationMessage(game: string, { code, rule, detail }: RuleViolation): MessageDescriptor {
  const isEngine = rule === 'engine';
  const text = code.replaceAll('-', ' ');
  const values = isEngine ? engineValues(game, detail) : carriedIn(detail);
  const id = `breach.${code}`;
  return {
    namespace: isEngine ? 'api' : game,
    id,
    values,
    otherwise: message('breach.unknown', { code: text, rule }),
  };
}

/** What a violation of the engine holds, with games' names for options. */
function engineValues(game: string, detail: Json | undefined): Record<string, Carried> {
  const values = carriedIn(detail);
  const { option, colour, range, none } = (detail ?? {}) as { option?: string; colour?: string } & Partial<Range>;
  if (colour !== undefined) values.colour = message('colour', { colour });
  if (option !== undefined) values.option = optionMessage(game, option);
  if (option !== undefined && range !== undefined) values.allowed = rangeMessage(game, { id: option, range, none });
  return values;
}

/** The values of a violation's detail that a message can hold: numbers, texts, and lists of them. Flags as 'true', 'false'. */
function carriedIn(detail: Json | undefined): Record<string, Carried> {
  if (typeof detail !== 'object' || detail === null || Array.isArray(detail)) return {};
  const values: Record<string, Carried> = {};
  for (const [name, value] of Object.entries(detail as { readonly [key: string]: Json })) {
    if (typeof value === 'string' || typeof value === 'number') values[name] = value;
    else if (typeof value === 'boolean') values[name] = String(value);
    else if (Array.isArray(value) && value.every(isPlain)) values[name] = value;
  }
  return values;
}

function isPlain(value: Json): value is string | number {
  return typeof value === 'string' || typeof value === 'number';
}
