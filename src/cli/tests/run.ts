// Runs the CLI inside a test and captures its output.

import { main } from '../main';

export interface RunResult {
  code: number;
  /** stdout. */
  out: string;
  /** stderr. */
  err: string;
}

/** Runs the CLI once, as a shell would. dir: folder of the built entry points, for commands that need them. */
export async function run(argv: readonly string[], dir = '/nowhere'): Promise<RunResult> {
  const out: string[] = [];
  const err: string[] = [];
  const code = await main(argv, (line) => out.push(line), { say: (line) => err.push(line), dir });
  return { code, out: out.join('\n'), err: err.join('\n') };
}
