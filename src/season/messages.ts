// Messages for parts of a season and for the host: game names and rule violations. Not here: formatting them.

import type { BonusLine, Occasion } from '@api/season';
import type { messages } from '@api/text/en';
import { circuitOf } from '@core/config';
import type { Circuit, Json, OptionSpec, OptionValue, RuleViolation, Workshop } from '@core/contract';
import { type Carried, carried, type MessageDescriptor } from '@i18n/messages';

/** A message of the contract's catalogue. */
export const message = carried<typeof messages>('api');

/** The parts of a game that its names need. */
interface NamedGame {
  readonly id: string;
  readonly name: string;
  readonly circuits: readonly Circuit[];
  readonly options: readonly OptionSpec[];
  readonly workshop?: Workshop;
}

/**
 * A name of a game in the reader's language, if the game's catalogue has one: 'circuit.<id>', 'option.<id>', 'occasion.<id>',
 * 'bonus.<id>'; otherwise the given text.
 */
export function nameIn(game: string, id: string, otherwise: string): MessageDescriptor {
  return { namespace: game, id, otherwise };
}

/** A circuit's name; its id if it is unknown here. */
export function circuitMessage(game: NamedGame | undefined, circuit: string): string | MessageDescriptor {
  const known = game && circuitOf(game, circuit);
  return game === undefined || known === undefined ? circuit : nameIn(game.id, `circuit.${circuit}`, known.name);
}

/** The names of a round's circuits, as a list if its races are on several. */
export function circuitsMessage(game: NamedGame | undefined, circuits: readonly string[]): Carried {
  const list = circuits.map((circuit) => circuitMessage(game, circuit));
  return list.length === 1 ? (list[0] ?? '') : { list, type: 'unit' };
}

/** The name of a race's occasion. */
export function occasionMessage(game: string, { id, name }: Occasion): MessageDescriptor {
  return nameIn(game, `occasion.${id ?? 'drawn'}`, name);
}

/** The name of a bonus: why a car has extra points. */
export function bonusMessage(game: string, { id, name }: BonusLine): MessageDescriptor {
  return nameIn(game, `bonus.${id}`, name);
}

/** An option's name. */
export function optionMessage(game: string, option: string): MessageDescriptor {
  return nameIn(game, `option.${option}`, option);
}

/** The name of an option's value. */
export function valueMessage(game: string, option: string, value: OptionValue): Carried {
  if (typeof value === 'boolean') return message('value.flag', { on: String(value) });
  return typeof value === 'number' ? value : nameIn(game, `option.${option}.${value}`, value);
}

/** An option's values: a minimum and maximum, every choice, or off and on. none: one value below the range. */
interface Range {
  readonly id: string;
  readonly range: readonly OptionValue[];
  readonly none?: number | undefined;
}

/** The values that an option can take. */
export function rangeMessage(game: string, { id, range, none }: Range): Carried {
  const [min, max] = range;
  if (typeof min === 'boolean') return message('range.flag');
  if (typeof min !== 'number' || typeof max !== 'number') {
    return { list: range.map((value) => valueMessage(game, id, value)) as MessageDescriptor[], type: 'unit' };
  }
  return none === undefined ? message('range.numbers', { min, max }) : message('range.numbers-or', { min, max, none });
}

/**
 * Why rules refuse: the contract's catalogue has the engine's violations, a game's catalogue its own, as
 * 'breach.<code>' with the detail as values. A reader without that text sees the code and the rule id.
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

/** What details of engine violations have. problem, values: of a circuit that cannot be raced, a message of the game. */
type EngineDetail = Partial<Range> & { option?: string; colour?: string; problem?: string; values?: Json };

/** The values of an engine violation, with game names for options. */
function engineValues(game: string, detail: Json | undefined): Record<string, Carried> {
  const values = carriedIn(detail);
  const { option, colour, range, none, problem, values: about } = (detail ?? {}) as EngineDetail;
  if (problem !== undefined)
    values.why = { namespace: game, id: problem, values: carriedIn(about), otherwise: problem };
  if (colour !== undefined) values.colour = message('colour', { colour });
  if (option !== undefined) values.option = optionMessage(game, option);
  if (option !== undefined && range !== undefined) values.allowed = rangeMessage(game, { id: option, range, none });
  return values;
}

/** The values of a violation's detail that a message can hold: numbers, texts, lists of them, and flags as 'true' or 'false'. */
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
