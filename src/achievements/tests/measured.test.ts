// How often each achievement is won in races between AI drivers: docs/achievements.md. PADDOCK_WRITE_ACHIEVEMENTS=<game> drives the
// races of that game and writes its table. Otherwise: the tables have every achievement, and say why one was never won.

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { AnyGame, Facts, Level, OptionValue } from '@core/contract';
import { games } from '@games/registry';
import { expect, test } from 'vitest';
import { achievementsOf, standingsOf } from '../catalogue';
import { meets } from '../count';
import { deed } from './deeds';
import { factsOfRace } from './simulated';

const FILE = path.join(import.meta.dirname, '../../../docs/achievements.md');
/** Races of a table; PADDOCK_ACHIEVEMENT_RACES for another number. */
const RACES = Number(process.env.PADDOCK_ACHIEVEMENT_RACES ?? 200);
const WRITES = process.env.PADDOCK_WRITE_ACHIEVEMENTS;

/** Why an achievement can't be won in these races. */
const OUTSIDE: Readonly<Record<string, string>> = {
  own: 'needs a circuit from the workshop',
  best: 'needs a field at the highest level; these races have levels one to three',
};

const words = import.meta.glob<{ messages: Readonly<Record<string, string>> }>(
  '../../games/*/text/en/achievements.ts',
  { eager: true },
);
const wordsOf = (game: string) => words[`../../games/${game}/text/en/achievements.ts`]?.messages ?? {};

test.runIf(WRITES !== undefined)('writes the table of a game', { timeout: 900_000 }, () => {
  const game = games[WRITES ?? ''];
  if (game === undefined) throw new Error(`no game is called ${WRITES}`);
  writeTable(game.id, tableOf(game, racesOf(game)));
});

test.each(Object.keys(games))('the table of %s has every achievement, and none is impossible', (game) => {
  const table = sectionOf(game);
  const own = games[game]?.achievements?.list ?? [];
  expect(own).toHaveLength(40);
  for (const { id } of own) expect(table, id).toContain(`| ${wordsOf(game)[id]} |`);
  const never = table.split('\n').filter((line) => line.includes('| never |'));
  expect(never.filter((line) => line.split('|').at(-2)?.trim() === '')).toEqual([]);
});

/** Races by seat. Levels stay with their seats, so each seat is one person's races. */
function racesOf(game: AnyGame): Facts[][] {
  const cars = Math.min(game.seats[1], 5);
  const mixed: Level[] = (['hard', 'medium', 'easy', 'hard', 'medium'] as const).slice(0, cars);
  const variety = optionsOf(game);
  return Array.from({ length: RACES }, (_, nth) =>
    factsOfRace(game, {
      circuit: game.circuits[nth % game.circuits.length]?.id ?? '',
      options: variety[nth % variety.length] ?? {},
      // Every fourth race is between strong drivers alone, and every seventh between people.
      levels: nth % 4 === 3 ? mixed.map(() => 'hard') : mixed,
      people: nth % 7 === 6,
      seed: `achievements ${nth}`,
    }),
  );
}

/** The usual race, each option that is off switched on, each race of the day, and a long race. */
function optionsOf(game: AnyGame): Record<string, OptionValue>[] {
  const flags = game.options.flatMap(({ id, type }) => (type === 'flag' ? [{ [id]: true }] : []));
  const numbers = game.options.flatMap((one) => (one.type === 'number' && one.default === 0 ? [{ [one.id]: 3 }] : []));
  const laps = game.options.flatMap((one) =>
    one.id === 'laps' && one.type === 'number' ? [{ laps: Math.min(3, one.range[1]) }] : [],
  );
  const days = (game.daily?.races ?? []).map((one) => {
    const { grid: _, docks: __, carChoice: ___, ...rest } = one;
    return rest;
  });
  return [{}, ...laps, ...flags, ...numbers, ...days];
}

/** Per 100 races for what one race wins; otherwise the mean number of races until it was won, by the seats that won it. */
function tableOf(game: AnyGame, races: readonly Facts[][]): string {
  const all = achievementsOf({ [game.id]: game }).filter((one) => one.game === game.id);
  const seats = races[0]?.length ?? 0;
  const careers = Array.from({ length: seats }, (_, seat) =>
    races.map((race, nth) =>
      deed(nth, {
        game: game.id,
        circuit: game.circuits[nth % game.circuits.length]?.id ?? '',
        facts: race[seat] ?? {},
      }),
    ),
  );
  const standings = careers.map((deeds) => standingsOf(all, deeds));
  const lines = all.map(({ id, spec }) => {
    const name = wordsOf(game.id)[spec.id] ?? spec.id;
    const text = (wordsOf(game.id)[`${spec.id}.text`] ?? '').replace('{n, number}', String(spec.goal));
    const start = `| ${name} | ${text} | ${spec.metal}${spec.skill ? ', skill' : ''} |`;
    const after = standings.flatMap((one) => afterRaces(one.get(id)?.won?.race));
    const times = races.flat().filter((facts) => meets(facts, spec.when)).length;
    const isOnce = spec.goal === 1 && spec.counts === 'races';
    const reason = OUTSIDE[spec.id] ?? reasonOf(spec.goal, times, after.length);
    if (isOnce)
      return `${start} ${times === 0 ? 'never' : ((100 * times) / races.flat().length).toFixed(1)} | | ${times === 0 ? reason : ''} |`;
    const mean = after.reduce((sum, one) => sum + one, 0) / Math.max(1, after.length);
    return `${start} | ${after.length === 0 ? 'never' : Math.round(mean)} | ${after.length === 0 ? reason : ''} |`;
  });
  return [
    `${RACES} races of ${seats} cars.`,
    '',
    '| achievement | what wins it | metal | per 100 races | won after races | note |',
    '| --- | --- | --- | ---: | ---: | --- |',
    ...lines,
  ].join('\n');
}

function reasonOf(goal: number, times: number, won: number): string {
  return won === 0 && times > 0
    ? `takes more than ${RACES} races: all seats together had ${times}, and one needs ${goal}`
    : '';
}

function afterRaces(race: string | null | undefined): number[] {
  return typeof race === 'string' ? [Number(race.replace('race ', '')) + 1] : [];
}

function sectionOf(game: string): string {
  const text = existsSync(FILE) ? readFileSync(FILE, 'utf8') : '';
  return text.split(`<!-- ${game} -->\n`)[1]?.split('\n<!-- end -->')[0] ?? '';
}

function writeTable(game: string, table: string): void {
  const text = readFileSync(FILE, 'utf8');
  const before = sectionOf(game);
  writeFileSync(
    FILE,
    text.replace(`<!-- ${game} -->\n${before}\n<!-- end -->`, `<!-- ${game} -->\n${table}\n<!-- end -->`),
  );
}
