// What a CLI command is, and how its arguments are read.

import { parseArgs } from 'node:util';
import { UsageError } from './failure';

/** One option of a command. text: takes a value; flag: present or not. */
export interface OptionSpec {
  type: 'text' | 'flag';
  /** As shown in the help: 'N', 'DIR'. */
  value?: string;
  help: string;
}

/** A command's result. With --json, value is printed as one JSON value; otherwise the lines are. */
export interface CommandResult {
  value: unknown;
  lines: readonly string[];
  /** 1 if the command worked but found a problem, such as a record that does not verify. */
  code?: 0 | 1;
  /** After the result, the command runs until this resolves: a server. */
  until?: Promise<void>;
}

/** Arguments of one call, checked against the command's own list. */
export interface Arguments {
  positionals: readonly string[];
  text(name: string): string | undefined;
  flag(name: string): boolean;
  /** A whole number from min to max. */
  number(name: string, min: number, max: number): number | undefined;
}

/** What a command gets from its environment. */
export interface CommandContext {
  /** Prints a line that is not part of the result, on stderr. */
  say(line: string): void;
  /** Folder of the built entries (out/main): worker files and, beside it, the renderer. */
  dir: string;
}

export interface Command {
  /** One line for the list of commands. */
  summary: string;
  positionals: readonly string[];
  options: Readonly<Record<string, OptionSpec>>;
  run(args: Arguments, context: CommandContext): Promise<CommandResult> | CommandResult;
}

const JSON_OPTION: OptionSpec = { type: 'flag', help: 'one JSON value on stdout' };

/** Reads argv for this command. Throws UsageError. */
export function readArguments(name: string, command: Command, argv: readonly string[]): Arguments & { json: boolean } {
  const specs = { ...command.options, json: JSON_OPTION };
  const options = Object.fromEntries(
    Object.entries(specs).map(([id, spec]) => [id, { type: spec.type === 'flag' ? 'boolean' : 'string' } as const]),
  );
  const parsed = parse(name, argv, options);
  const { positionals, values } = parsed;
  const text = (id: string): string | undefined => {
    const value = values[id];
    return typeof value === 'string' ? value : undefined;
  };
  if (positionals.length < command.positionals.length) {
    throw new UsageError(`${name}: ${command.positionals[positionals.length]} is missing`);
  }
  if (positionals.length > command.positionals.length) {
    throw new UsageError(`${name}: "${positionals[command.positionals.length]}" is one argument too many`);
  }
  return {
    positionals,
    text,
    flag: (id) => values[id] === true,
    number: (id, min, max) => wholeNumber(name, id, text(id), min, max),
    json: values.json === true,
  };
}

/** The help of one command. */
export function helpOf(name: string, command: Command): string[] {
  const rows = Object.entries({ ...command.options, json: JSON_OPTION }).map(
    ([id, spec]) => [`--${id}${spec.value === undefined ? '' : ` ${spec.value}`}`, spec.help] as const,
  );
  const width = Math.max(...rows.map(([left]) => left.length));
  return [
    `paddock ${[name, ...command.positionals].join(' ')} [options]`,
    command.summary,
    '',
    ...rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`),
  ];
}

type Values = Record<string, string | boolean | (string | boolean)[] | undefined>;

function parse(
  name: string,
  argv: readonly string[],
  options: Record<string, { type: 'string' | 'boolean' }>,
): { values: Values; positionals: string[] } {
  try {
    return parseArgs({ args: [...argv], options, allowPositionals: true, strict: true });
  } catch (error) {
    // node:util's messages are clear enough to show: "Unknown option '--x'", "Option '--seed <value>' argument missing".
    const text = error instanceof Error ? (error.message.split('. ')[0] ?? '') : String(error);
    const known = Object.keys(options).map((id) => `--${id}`);
    throw new UsageError(`${name}: ${text}. Its options are ${known.join(', ')}.`);
  }
}

function wholeNumber(name: string, id: string, text: string | undefined, min: number, max: number): number | undefined {
  if (text === undefined) return undefined;
  const value = /^-?\d+$/.test(text) ? Number(text) : Number.NaN;
  if (value >= min && value <= max) return value;
  throw new UsageError(`${name}: --${id} wants a whole number from ${min} to ${max}, got "${text}"`);
}
