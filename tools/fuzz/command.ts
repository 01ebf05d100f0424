// `paddock fuzz`: hostile frames at a guests' table, far more than the tests send. Meant to run overnight.

import { games } from '@games/registry';
import type { Command } from '../../src/cli/command';
import { Failure } from '../../src/cli/failure';

const USUAL_FRAMES = 1_000_000;

/** Ends with code 1 and the seed at the first thing that breaks or changes. */
export const fuzz: Command = {
  summary: "sends hostile frames to a guests' table with a race of every game",
  positionals: [],
  options: {
    frames: { type: 'text', value: 'N', help: `frames in all, by default ${USUAL_FRAMES}` },
    seed: { type: 'text', value: 'TEXT', help: 'the same seed sends the same frames; by default a new one' },
  },
  async run(args, context) {
    const frames = args.number('frames', 1, 100_000_000) ?? USUAL_FRAMES;
    const seed = args.text('seed') ?? new Date().toISOString();
    // Imported only here: the other commands need neither server nor database driver.
    const { fuzzTable } = await import('@tools/fuzz/fuzz-table');
    const ids = Object.keys(games);
    const each = Math.ceil(frames / ids.length);
    const results: { game: string; frames: number; replies: Record<string, number> }[] = [];
    for (const game of ids) {
      let reported = 0;
      const progress = (done: number) => {
        if (done - reported < 100_000) return;
        reported = done;
        context.say(`paddock: ${done} frames at a race of ${game} …`);
      };
      try {
        results.push({ game, ...(await fuzzTable({ games, game, frames: each, seed: `${seed} ${game}`, progress })) });
      } catch (error) {
        throw new Failure(`fuzz: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
    return {
      value: { seed, results },
      lines: results.map(({ game, frames: sent, replies }) => {
        const counts = Object.entries(replies).map(([code, times]) => `${code} ${times}`);
        return `${game}: ${sent} frames, nothing broke, nothing changed (${counts.join(', ')})`;
      }),
    };
  },
};
