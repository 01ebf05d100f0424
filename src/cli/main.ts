// Finds the command, reads its arguments, prints its result. Exit codes: 0 done, 1 failed, 2 wrong usage.

import { compileClones } from '@core/clone';
import { bench } from '@tools/bench/command';
import { campaign } from '@tools/campaign/command';
import { fuzz } from '@tools/fuzz/command';
import { ladder } from '@tools/ladder/command';
import { type Command, type CommandContext, helpOf, readArguments } from './command';
import { circuit } from './commands/circuit';
import { exportRace } from './commands/export';
import { games } from './commands/games';
import { host } from './commands/host';
import { puzzles } from './commands/puzzles';
import { replay } from './commands/replay';
import { sim } from './commands/sim';
import { trials } from './commands/trials';
import { Failure, UsageError } from './failure';

const COMMANDS: Readonly<Record<string, Command>> = {
  games,
  sim,
  replay,
  export: exportRace,
  circuit,
  puzzles,
  trials,
  bench,
  campaign,
  ladder,
  fuzz,
  host,
};

/** Runs one call and returns its exit code. print: prints a line on stdout. */
export async function main(
  argv: readonly string[],
  print: (line: string) => void,
  context: CommandContext,
): Promise<number> {
  compileClones();
  const [name, ...rest] = argv;
  if (name === undefined || name === 'help' || name === '--help' || name === '-h') {
    const lines = overview();
    for (const line of lines) (name === undefined ? context.say : print)(line);
    return name === undefined ? 2 : 0;
  }
  try {
    const command = commandOf(name);
    if (rest.includes('--help') || rest.includes('-h')) {
      for (const line of helpOf(name, command)) print(line);
      return 0;
    }
    const args = readArguments(name, command, rest);
    const answer = await command.run(args, context);
    if (args.json) print(JSON.stringify(answer.value));
    else for (const line of answer.lines) print(line);
    await answer.until;
    return answer.code ?? 0;
  } catch (error) {
    if (error instanceof UsageError) {
      context.say(`paddock: ${error.message}`);
      return 2;
    }
    if (error instanceof Failure) {
      context.say(`paddock: ${error.message}`);
      return 1;
    }
    throw error;
  }
}

function commandOf(name: string): Command {
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (command !== undefined) return command;
  throw new UsageError(`there is no command "${name}". There are ${Object.keys(COMMANDS).join(', ')}.`);
}

function overview(): string[] {
  const rows = Object.entries(COMMANDS).map(
    ([name, command]) => [[name, ...command.positionals].join(' '), command.summary] as const,
  );
  const width = Math.max(...rows.map(([left]) => left.length));
  return [
    'npm run -s paddock -- COMMAND [options]',
    '',
    ...rows.map(([left, summary]) => `  ${left.padEnd(width)} ${summary}`),
    '',
    'COMMAND --help lists its options. --json prints one JSON value.',
  ];
}
