// `paddock campaign`: how often drivers reach the goals of the campaign's races, written to docs/campaign.md.
// Not here: racing (measure.ts), or the page (page.ts).

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { countOf } from '@campaign/plan';
import type { Command } from '../../src/cli/command';
import { UsageError } from '../../src/cli/failure';
import { needGame } from '../../src/cli/lookup';
import { measure } from './measure';
import { type Row, withRows } from './page';

const PAGE = 'docs/campaign.md';
const MOST_RACES = 10_000;

/** The same numbers for the same rules, every time. */
export const campaign: Command = {
  summary: 'measures how often drivers reach the goals of the campaign, or win the steps of the ladder',
  positionals: [],
  options: {
    game: { type: 'text', value: 'GAME', help: 'game id (see: games)' },
    races: { type: 'text', value: 'N', help: 'races of each level, 40 by default' },
    n: { type: 'text', value: 'N', help: 'this race or step alone' },
    ladder: { type: 'flag', help: 'the steps of the ladder; they are not written down' },
    page: { type: 'text', value: 'FILE', help: `where the table is written, by default ${PAGE}` },
  },
  run(args, context) {
    const game = needGame(args.text('game'));
    const kind = args.flag('ladder') ? 'ladder' : 'campaign';
    const count = countOf(game, kind);
    if (count === 0) throw new UsageError(`campaign: ${game.id} has no campaign`);
    const races = args.number('races', 1, MOST_RACES) ?? 40;
    const only = args.number('n', 1, count);
    const numbers = only === undefined ? Array.from({ length: count }, (_, at) => at + 1) : [only];
    const rows: Row[] = [];
    const lines: string[] = [];
    const value = numbers.map((n) => {
      const best = measure(game, kind, n, 'best', races);
      const easy = measure(game, kind, n, 'easy', races);
      const race = game.campaign?.races[n - 1];
      if (kind === 'campaign' && race !== undefined) {
        rows.push({ race, n, best, easy });
        const file = args.text('page') ?? PAGE;
        writeFileSync(file, withRows(existsSync(file) ? readFileSync(file, 'utf8') : '', game, rows));
      }
      lines.push(`${kind} ${n}: best ${best.reached} of ${races}, easy ${easy.reached} of ${races}`);
      context.say(lines.at(-1) ?? '');
      return { kind, n, best, easy };
    });
    return { value, lines };
  },
};
