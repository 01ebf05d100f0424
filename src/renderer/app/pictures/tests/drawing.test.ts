// What saved pictures say and where: every text is there, and nothing is wider than its room or outside the picture, whatever the
// names. Not here: the pixels (e2e), and the dialogs (pictures.dom.test.ts).

import { describe, expect, test } from 'vitest';
import { type Drawing, fitted, type Measure, type Words } from '../drawing';
import { frameOf, PHOTO_FRAMES } from '../photo-frame';
import { type ResultContent, type ResultLine, type ResultShape, resultPicture } from '../result-picture';
import { type TableContent, type TableLine, tablePicture } from '../table-picture';

/** Wider than any face: an M of Barlow Condensed is 0.7 of its size wide. */
const measure: Measure = (text, _face, size) => [...text].length * size * 0.75;
const WIDE_NAME = 'MWMWMWMWMWMWMWMW';
const PICTURE = { svg: '<svg xmlns="http://www.w3.org/2000/svg"/>', width: 400, height: 300 };

function wordsOf({ items }: Drawing): Words[] {
  return items.filter((item) => item.kind === 'words');
}

function textsOf(drawing: Drawing): string[] {
  return wordsOf(drawing).map(({ text }) => text);
}

/** Fails if a text is wider than its room, or if anything is outside the picture. */
function expectInside(drawing: Drawing): void {
  for (const { text, face, size, width } of wordsOf(drawing))
    expect([text, measure(text, face, size) <= width]).toEqual([text, true]);
  const outside = drawing.items.filter(
    ({ x, y, width, height }) =>
      x < 0 || y < 0 || width < 0 || x + width > drawing.width + 0.01 || y + height > drawing.height + 0.01,
  );
  expect(outside).toEqual([]);
}

/** Fails if two texts share a place. */
function expectApart(drawing: Drawing): void {
  const words = wordsOf(drawing).filter(({ text }) => text !== '');
  for (const [at, one] of words.entries())
    for (const other of words.slice(at + 1)) {
      const across = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
      const down = Math.min(middle(one) + one.size / 2, middle(other) + other.size / 2);
      const over = down - Math.max(middle(one) - one.size / 2, middle(other) - other.size / 2);
      expect([one.text, other.text, across > 0.01 && over > one.size * 0.3]).toEqual([one.text, other.text, false]);
    }
}

function middle({ y, height }: Words): number {
  return y + height / 2;
}

function driver(name: string, at: number) {
  return { name, face: at % 2 === 0 ? PICTURE : undefined, paint: '#d8352a', ink: '#ffffff' };
}

function result(names: readonly string[]): ResultContent {
  return {
    title: `${names[0]} wins`,
    facts: 'Season Two, race 2 of 3 · Heat · Italy · 3 laps',
    date: '8 July 2026',
    brand: 'Paddock',
    board: PICTURE,
    lines: names.map(
      (name, at): ResultLine => ({
        ...driver(name, at),
        place: at + 1,
        car: PICTURE,
        note: `+${at} spaces`,
        points: String(20 - at),
        retired: false,
      }),
    ),
    more: (n) => `and ${n} more`,
  };
}

describe.each(['wide', 'square'] as const satisfies readonly ResultShape[])('the %s picture of a result', (shape) => {
  test('says game and circuit, names, gaps, points and date', () => {
    const texts = textsOf(resultPicture(result(['Ada', 'Bea', 'Cleo', 'Dora']), shape, measure));
    for (const text of ['Ada wins', '8 July 2026', 'Paddock', '+1 spaces', '17']) expect(texts).toContain(text);
    expect(texts.some((text) => text.startsWith('Season Two, race 2'))).toBe(true);
    // Three drivers are also on the podium.
    expect(['Ada', 'Cleo', 'Dora'].map((name) => texts.filter((text) => text === name).length)).toEqual([2, 2, 1]);
  });

  test.each([1, 2, 6, 12])('has room for %i drivers with names of 16 wide letters', (n) => {
    const drawing = resultPicture(result(Array.from({ length: n }, () => WIDE_NAME)), shape, measure);
    expectInside(drawing);
    expectApart(drawing);
    expect([drawing.width, drawing.height]).toEqual(shape === 'wide' ? [1200, 630] : [1080, 1080]);
  });

  test('says how many drivers there is no room for', () => {
    const names = Array.from({ length: 30 }, (_, at) => `D${at}`);
    const drawing = resultPicture(result(names), shape, measure);
    const texts = textsOf(drawing);
    const listed = names.filter((name) => texts.includes(name)).length;
    expect(texts).toContain(`and ${30 - listed} more`);
    expectInside(drawing);
  });

  test('puts no one who retired on the podium', () => {
    const content = result(['Ada', 'Bea', 'Cleo']);
    const lines = content.lines.map((line) => ({ ...line, retired: line.name === 'Cleo' }));
    const texts = textsOf(resultPicture({ ...content, lines }, shape, measure));
    expect(texts.filter((text) => text === 'Cleo')).toHaveLength(1);
  });
});

function table(names: readonly string[], races: number, done: number): TableContent {
  return {
    title: 'Winter Cup',
    after: `After race ${done} of ${races}: Hohenwald`,
    date: '8 July 2026',
    brand: 'Paddock',
    driver: 'Driver',
    total: 'Points',
    gap: 'Gap',
    races: Array.from({ length: races }, (_, at) => `R${at + 1}`),
    done,
    lines: names.map(
      (name, at): TableLine => ({
        ...driver(name, at),
        place: at + 1,
        cells: Array.from({ length: races }, (_, race) =>
          race < done ? { points: String(race), note: '2nd', won: race === 0, dropped: race === 1 } : undefined,
        ),
        points: String(100 - at),
        gap: at === 0 ? '–' : `−${at}`,
        mine: at === 0,
      }),
    ),
    latest: (shown) => `The last ${shown} of ${races} races`,
  };
}

describe('the picture of a season’s standings', () => {
  test('says the season, after which race, and every driver with total and gap', () => {
    const texts = textsOf(tablePicture(table(['Ada', 'Bea'], 3, 2), measure));
    for (const text of ['Winter Cup', 'Ada', 'Bea', '100', '99', '−1', 'R1', 'R3', '8 July 2026'])
      expect(texts).toContain(text);
    expect(texts.some((text) => text.startsWith('After race 2'))).toBe(true);
  });

  test.each([
    [2, 1],
    [6, 8],
    [12, 40],
  ])('has room for %i drivers with names of 16 wide letters, and %i races', (n, races) => {
    const names = Array.from({ length: n }, () => WIDE_NAME);
    for (const done of [0, Math.ceil(races / 2), races]) {
      const drawing = tablePicture(table(names, races, done), measure);
      expectInside(drawing);
      expectApart(drawing);
    }
  });

  test('shows the latest races that were run, if there are more than columns', () => {
    const texts = textsOf(tablePicture(table(['Ada', 'Bea'], 40, 25), measure));
    expect([texts.includes('R25'), texts.includes('R26'), texts.includes('R1')]).toEqual([true, false, false]);
    const heads = texts.filter((text) => /^R\d+$/.test(text));
    expect(texts.some((text) => text.startsWith(`The last ${heads.length} of`))).toBe(true);
  });
});

describe('the frame of a photo', () => {
  const caption = { circuit: `Autodromo ${WIDE_NAME}`, round: 'Round 19', date: '31 December 2025' };
  const sizes = [
    [1440, 900, 1],
    [1170, 2532, 3],
    [844, 390, 1],
  ] as const;

  test.each(PHOTO_FRAMES)('%s stays within the photo at any size', (frame) => {
    for (const [width, height, scale] of sizes)
      expectInside(frameOf({ frame, width, height, scale, caption }, measure));
  });

  test('leaves most of the photo free', () => {
    for (const frame of PHOTO_FRAMES)
      for (const [width, height, scale] of sizes) {
        const { items } = frameOf({ frame, width, height, scale, caption }, measure);
        const centre = items.filter(
          ({ x, y, width: wide, height: high }) =>
            x < width * 0.8 && x + wide > width * 0.2 && y < height * 0.8 && y + high > height * 0.2,
        );
        expect(centre).toEqual([]);
      }
  });

  test('a film strip says circuit, round and date; the others say nothing', () => {
    const texts = PHOTO_FRAMES.map((frame) =>
      textsOf(
        frameOf({ frame, width: 1440, height: 900, scale: 1, caption: { ...caption, circuit: 'Italy' } }, measure),
      ),
    );
    expect(texts).toEqual([[], [], ['Italy', 'Round 19', '31 December 2025']]);
  });
});

test('a text that is a little too wide gets smaller, and one that is much too wide is cut', () => {
  const room = { x: 0, y: 0, width: 150, height: 20 };
  const sized = (text: string) => fitted(room, { text, face: 'text', size: 20 }, measure);
  expect([sized('Ada').text, sized('Ada').size]).toEqual(['Ada', 20]);
  expect([sized('Bartholomew').text, sized('Bartholomew').size < 20]).toEqual(['Bartholomew', true]);
  expect(sized('Bartholomew the Second').text).toMatch(/^Barth.*…$/);
});
