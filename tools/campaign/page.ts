// The table of a game in docs/campaign.md: a section between two marks, in which a run replaces the rows that it measured.
// Not here: measuring (measure.ts).

import type { AnyGame, CampaignRace } from '@core/contract';
import type { Measured } from './measure';

/** A race that was measured, with the best driver and with the easy one in the person's seat. */
export interface Row {
  readonly race: CampaignRace;
  readonly n: number;
  readonly best: Measured;
  readonly easy: Measured;
}

const HEAD = `# How hard the campaign is

Every table is written by \`npm run -s paddock -- campaign --game GAME\`: a driver of the best level and one of the easy level race in the
person's seat, against the same rivals with the same seeds, and the table says how often each reached the goal.
`;

const TITLES = '| race | id | circuit | goal | best reach it | easy reach it | races each |';
const RULE = '| ---: | --- | --- | --- | ---: | ---: | ---: |';

/** The page with these rows in the section of their game; rows of races that no longer exist are removed. */
export function withRows(page: string, game: AnyGame, rows: readonly Row[]): string {
  const whole = page === '' ? HEAD : page;
  const [begin, end] = [`<!-- campaign: ${game.id} -->`, `<!-- end of campaign: ${game.id} -->`];
  const from = whole.indexOf(begin);
  const to = whole.indexOf(end);
  const old = rowsIn(from < 0 ? '' : whole.slice(from, to));
  const fresh = new Map(rows.map((row) => [row.race.id, rowOf(row)]));
  const lines = (game.campaign?.races ?? []).flatMap(({ id }) => fresh.get(id) ?? old.get(id) ?? []);
  const section = [begin, TITLES, RULE, ...lines, end].join('\n');
  if (from >= 0) return whole.slice(0, from) + section + whole.slice(to + end.length);
  return `${whole.trimEnd()}\n\n## ${game.name}\n\n${section}\n`;
}

/** 'first 2, spins at most 1'. */
export function goalText({ goal: { place, figure } }: CampaignRace): string {
  const parts = [place === 1 ? 'win' : `first ${place}`];
  if (figure?.most !== undefined) parts.push(`${figure.id} at most ${figure.most}`);
  if (figure?.least !== undefined) parts.push(`${figure.id} at least ${figure.least}`);
  return parts.join(', ');
}

function rowOf({ race, n, best, easy }: Row): string {
  const cells = [`${n}`, race.id, race.circuit, goalText(race), share(best), share(easy), `${best.races}`];
  return `| ${cells.join(' | ')} |`;
}

function rowsIn(section: string): Map<string, string> {
  const lines = section.split('\n').filter((line) => /^\| \d/.test(line));
  return new Map(lines.map((line) => [line.split('|')[2]?.trim() ?? '', line]));
}

function share({ reached, races }: Measured): string {
  return `${((100 * reached) / races).toFixed(1)} %`;
}
