// A season as a spreadsheet table and as a self-contained page.

import { keptText } from '@api/messages';
import type { SeasonView } from '@api/season';
import { speechIn } from '@host/seasons/speech';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { csvOf } from '../csv';
import { pageOf } from '../page';
import { viewOf } from '../view';
import { tourRounds } from './tour';
import { driverOf, parades, planOf, raced, roundOf, seasonOf, stateOf, toys } from './toys';

/** Reads RFC 4180 text: rows of cells. Throws on a misplaced quote. */
function readCsv(text: string): string[][] {
  const rows: string[][] = [[]];
  const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/y;
  while (cell.lastIndex < text.length) {
    const found = cell.exec(text);
    if (found === null) throw new Error('not a table');
    rows.at(-1)!.push(found[1]?.replaceAll('""', '"') ?? found[2]!);
    if (found[3] === '\r\n') rows.push([]);
  }
  return rows.slice(0, -1);
}

const MARK = '\uFEFF';
const speech = await speechIn('en-GB');

/** A season with everything that a page can show. */
function full(): SeasonView {
  const plan = {
    ...planOf(
      '',
      [
        roundOf('1'),
        roundOf('2', { circuit: 'south' }),
        roundOf('3', { game: 'duel', circuit: 'pit', series: true }),
        roundOf('4', { circuit: 'east' }),
      ],
      { drop: 1, missed: 'none' },
    ),
    name: 'Summer 1966',
    drivers: [
      driverOf('a', 0, { name: 'Ada', team: 't' }),
      driverOf('b', 4, { name: 'Björn' }),
      driverOf('c', 2, { name: 'Łucja, "Lu"' }),
      driverOf('d', 3, { name: 'Dora', driver: { kind: 'you' } }),
    ],
    teams: [{ id: 't', name: 'Reds' }],
  };
  const races = [
    raced(plan, '1', 'abc', { out: 'c' }),
    raced(plan, '2', 'dcba', { standIn: 'b' }),
    raced(plan, '3', 'abcd'),
    raced(plan, '3', 'acbd', { leg: 2 }),
  ];
  const state = stateOf(plan, races, [{ points: -2 }]);
  return viewOf(
    { ...state, audit: [{ at: '2026-06-05T10:00:00.000Z', said: keptText('Ada: 2 points taken in North.') }] },
    toys,
  );
}

describe('the table', () => {
  test('holds the standings and every result', () => {
    const [head, ...rows] = readCsv(csvOf(full(), toys, speech).slice(MARK.length));
    expect(head!.join()).toBe(
      'Race,Game,Circuit,Raced,Place,Driver,Team,Points,Correction,Out,Stand-in,Dropped,Event,Bonus,Bonus for',
    );
    expect(rows.map((row) => [...row.slice(0, 3), row[3]!.slice(5, 13), ...row.slice(4)].join('|'))).toEqual([
      'Total||||1|Ada|Reds|20|-2|||||0|',
      'Total||||2|Dora||16|0|||||0|',
      'Total||||3|Łucja, "Lu"||14|0|||||0|',
      'Total||||4|Björn||14|0|||||0|',
      '1|Loop|North|06-01T11|1|Ada|Reds|8|-2|||||0|',
      '1|Loop|North|06-01T11|2|Björn||8|0|||||0|',
      '1|Loop|North|06-01T11|3|Łucja, "Lu"||0|0|yes||||0|',
      '1|Loop|North|06-01T11||Dora||0|0|||||0|',
      '2|Loop|South|06-02T11|1|Dora||10|0|||||0|',
      '2|Loop|South|06-02T11|2|Łucja, "Lu"||8|0|||||0|',
      '2|Loop|South|06-02T11|3|Björn||0|0||yes|||0|',
      '2|Loop|South|06-02T11|4|Ada|Reds|4|0|||||0|',
      '3|Duel|The Pit|06-03T12|1|Ada|Reds|8|0|||||0|',
      '3|Duel|The Pit|06-03T12|2|Björn||6|0|||||0|',
      '3|Duel|The Pit|06-03T12|2|Łucja, "Lu"||6|0|||||0|',
      '3|Duel|The Pit|06-03T12|2|Dora||6|0|||||0|',
    ]);
  });
  test('shows a race’s occasion and who has a bonus from it', () => {
    const rows = readCsv(csvOf(viewOf(parades(), toys), toys, speech).slice(MARK.length)).slice(1);
    expect(rows.map((row) => [row[0], row[5], row[7], ...row.slice(12)].join('|'))).toEqual([
      'Total|A|20||2|',
      'Total|B|19||1|',
      '1|A|12|Street parade|2|panache',
      '1|B|8|Street parade|0|',
      '2|B|11|Fireworks|1|panache',
      '2|A|8|Fireworks|0|',
    ]);
  });
  test('shows which results do not count', () => {
    const rows = readCsv(csvOf(viewOf(seasonOf(['ab', 'ba'], { drop: 1 }), toys), toys, speech).slice(MARK.length));
    expect(rows.slice(3).map((row) => `${row[0]}${row[5]}${row[11]}`)).toEqual(['1A', '1Byes', '2B', '2Ayes']);
  });
  test('begins with the UTF-8 mark, and every line ends as RFC 4180 requires', () => {
    const text = csvOf(full(), toys, speech);
    expect(text.startsWith(`${MARK}Race,`)).toBe(true);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(text.endsWith('\r\n')).toBe(true);
  });
  test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '＝1'])('does not let a spreadsheet run %j', (name) => {
    const { plan, races } = seasonOf(['ab']);
    const view = viewOf(
      stateOf({ ...plan, drivers: plan.drivers.map((one, n) => (n === 0 ? { ...one, name } : one)) }, races),
      toys,
    );
    expect(readCsv(csvOf(view, toys, speech).slice(1))[1]![5]).toBe(`'${name}`);
  });
  const letter = fc.constantFrom(...'=+-@\t\r\n",;\' aÄŁ＝\u0000\u2028😀');
  test('returns every name unchanged, with an apostrophe before one that would run as a formula', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 24, unit: letter }), (name) => {
        const { plan, races } = seasonOf(['ab']);
        const view = viewOf(
          stateOf({ ...plan, drivers: [{ ...plan.drivers[0]!, name }, plan.drivers[1]!] }, races),
          toys,
        );
        const rows = readCsv(csvOf(view, toys, speech).slice(1));
        expect(rows).toHaveLength(5);
        expect(new Set(rows.map((row) => row.length))).toEqual(new Set([15]));
        expect(rows[1]![5]!.replace(/^'/, '')).toBe(name.replace(/^'/, ''));
        expect(rows.flat().filter((cell) => /^[=+@]/.test(cell))).toEqual([]);
      }),
    );
  });
});

test('the page shows the occasions of races, and why someone has a bonus', () => {
  const page = pageOf(viewOf(parades(), toys), toys, speech);
  expect(page).toContain('Loop, 3 laps, Street parade, 1 Jun 2026');
  expect(page).toContain('Loop, 2 laps, Fireworks, 2 Jun 2026');
  expect(page).toContain('<span class="notes">+2 panache</span>');
  expect(page).toContain('12<small>1st +2</small>');
  expect(page).toContain('Loop, 3 laps, Show drawn at the start');
});

describe('the page', () => {
  const page = pageOf(full(), toys, speech);
  test('is complete, runs nothing and loads nothing', () => {
    expect(page).toMatch(/^<!doctype html>\n<html lang="en-GB">/);
    expect(page).not.toMatch(/<script|<link|<img|<iframe|<object|src=|href=|url\(|@import|javascript:|\son\w+=/i);
    expect(page).toContain("default-src 'none'".replaceAll("'", '&#39;'));
    expect(tagTrouble(page)).toBeNull();
  });
  test('is in the requested language, from its head to its corrections', async () => {
    const german = pageOf(full(), toys, await speechIn('de'));
    expect(german).toMatch(/^<!doctype html>\n<html lang="de">/);
    const headings = [...page.matchAll(/<h[1-3][^>]*>([^<]{4,})</g)].map(([, text = '']) => text);
    expect(headings.length).toBeGreaterThan(4);
    // The one word that both languages share.
    expect(headings.filter((text) => german.includes(`>${text}<`))).toEqual(['Teams']);
  });
  test('keeps the points after a name that is written from right to left', () => {
    const season = seasonOf(['ab']);
    const [first, ...rest] = season.plan.drivers;
    const plan = { ...season.plan, drivers: [{ ...first!, name: '\u05E9\u05DC\u05D5\u05DD' }, ...rest] };
    const shown = pageOf(viewOf({ ...season, plan }, toys), toys, speech);
    expect(shown).toMatch(/>\u2068\u05E9\u05DC\u05D5\u05DD\u2069 \d+<\/text>/);
  });
  test('shows standings, chart, calendar, results and corrections', () => {
    for (const text of [
      'Summer 1966',
      'Race 4 of 4',
      'Best 3 of 4 count',
      '<bdi>Łucja, &quot;Lu&quot;</bdi>',
      'Points over the season',
      'Duel, best of 3, 3 Jun 2026',
      'Loop, 2 laps, 2 Jun 2026',
      'corrected by −2',
      'AI driver stood in',
      'missed',
      'Ada: 2 points taken in North.',
      'Recorded in Paddock since 1 Jun 2026.',
    ]) {
      expect(page).toContain(text);
    }
    expect(page).not.toContain('Champion');
  });
  test('names the champion at the end, or all of them', () => {
    expect(pageOf(viewOf(seasonOf(['ab']), toys), toys, speech)).toMatch(
      /<p>Champion<\/p><strong><bdi>A<\/bdi><\/strong><p>10 points/,
    );
    const shared = pageOf(viewOf(seasonOf(['ab', 'ba'], { ties: [] }), toys), toys, speech);
    expect(shared).toMatch(/Joint champions<\/p><strong><bdi>A<\/bdi> and <bdi>B<\/bdi>/);
  });
  test('exists before the first race and after a race that no one finished', () => {
    expect(tagTrouble(pageOf(viewOf(stateOf(planOf('ab', 2), []), toys), toys, speech))).toBeNull();
    const { plan, races } = seasonOf(['ab']);
    const view = viewOf(stateOf(plan, races, [{ out: true }, { driver: 'b', out: true }]), toys);
    expect(pageOf(view, toys, speech)).toContain('No winner');
  });
  test('escapes every name, wherever it appears', () => {
    const hostile = fc.constantFrom(
      '<script>alert(1)</script>',
      '"><img src=x onerror=alert(1)>',
      "' onload='alert(1)",
      '</style><b>',
      '</text></svg><script>',
      '<!--',
      '-->',
      '&lt;b&gt;',
      '<bdi>',
    );
    fc.assert(
      fc.property(fc.array(hostile, { minLength: 8, maxLength: 8 }), (lines) => {
        const [name = '', a = '', b = '', team = '', game = '', circuit = '', text = '', laps = ''] = lines;
        const plan = {
          ...planOf('ab', [roundOf('1', { options: { laps } }), roundOf('2')]),
          name,
          teams: [{ id: 't', name: team }],
        };
        plan.drivers = [driverOf('a', 0, { name: a, team: 't' }), driverOf('b', 1, { name: b })];
        const loop = { ...toys.loop!, name: game, circuits: [{ id: 'north', name: circuit, defaults: {} }] };
        const state = {
          ...stateOf(plan, [raced(plan, '1', 'ab')]),
          createdAt: text,
          audit: [{ at: text, said: keptText(text) }],
        };
        const shown = pageOf(viewOf(state, { ...toys, loop }), { ...toys, loop }, speech);
        expect(tagTrouble(shown)).toBeNull();
      }),
      { numRuns: 50 },
    );
  });
  test('draws a season of forty races with points taken away', () => {
    const homes = Array.from({ length: 40 }, (_, n) => (n % 2 === 0 ? 'abcdef' : 'fdbaec'));
    const { plan, races } = seasonOf(homes);
    const long = pageOf(viewOf(stateOf(plan, races, [{ points: -50 }]), toys), toys, speech);
    expect(tagTrouble(long)).toBeNull();
    expect(long).not.toMatch(/NaN|Infinity|undefined/);
  });
});

test('the grand tour has one race of every game on its first circuit', () => {
  expect(tourRounds(toys)).toEqual([
    { id: 'tour-loop', game: 'loop', circuit: 'north', options: {}, clock: 0, series: false },
    { id: 'tour-duel', game: 'duel', circuit: 'pit', options: {}, clock: 0, series: false },
  ]);
});

/** The elements and attributes that our pages may have. */
const ELEMENTS = new Set(
  'html head meta title style body main header div span h1 h2 h3 section p strong b bdi small table caption thead tbody tr th td ul li time footer svg path text line rect'.split(
    ' ',
  ),
);
const ATTRIBUTES = new Set(
  'lang charset name content http-equiv class style title scope viewBox role tabindex aria-label aria-hidden x y x1 x2 y1 y2 d fill stroke transform width height text-anchor stroke-width stroke-linecap stroke-linejoin'.split(
    ' ',
  ),
);
const VOID = new Set(['meta']);

/** What is wrong with a page's markup: an element or attribute we never write, or one that is not closed in order. */
function tagTrouble(page: string): string | null {
  const open: string[] = [];
  const body = page.replace(/^<!doctype html>\n/, '').replace(/(<style>)[^<]*(<\/style>)/, '$1$2');
  const tag = /<(\/?)([a-zA-Z0-9]+)((?:\s+[a-zA-Z0-9:-]+="[^"<>]*")*)\s*(\/?)>/y;
  for (let at = body.indexOf('<'); at >= 0; at = body.indexOf('<', tag.lastIndex)) {
    tag.lastIndex = at;
    const found = tag.exec(body);
    if (found === null) return `not a tag: ${body.slice(at, at + 60)}`;
    const [, close, element = '', attributes = '', empty] = found;
    if (!ELEMENTS.has(element)) return `unknown element ${element}`;
    for (const [, attribute = ''] of attributes.matchAll(/([a-zA-Z0-9:-]+)="/g)) {
      if (!ATTRIBUTES.has(attribute)) return `unknown attribute ${attribute}`;
    }
    if (close === '/') {
      if (open.pop() !== element) return `${element} closed out of place`;
    } else if (empty !== '/' && !VOID.has(element)) {
      open.push(element);
    }
  }
  return open.length === 0 ? null : `${open.join(', ')} not closed`;
}
