// Scenes follow the steps of an example: what has a name joins what is there, other fields replace the earlier ones.

import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { carsIn, LABELS, type Scene, type SceneFields, scenePictures } from './scene';

interface Road extends SceneFields<'red' | 'blue', number> {
  path?: string;
}

const SCENE: Scene<Road> = {
  cars: { red: 4, blue: 9 },
  marks: { start: [4, 0.1, 0.2], 1: [9, 0, -0.2] },
  when: {
    1: { cars: { red: [4, 8] }, path: 'from 4 to 8', marks: { end: [8, 0, 0.2, 'bad'] } },
    3: { path: '', marks: { start: undefined } },
  },
};

/** The fields as drawn at a step, and the labels. */
function drawnAt(step: number): { fields: Road; marks: string[] } {
  const drawn: Road[] = [];
  const draw = (fields: Road) => {
    drawn.push(fields);
    return {
      picture: { svg: '<svg xmlns="http://www.w3.org/2000/svg"/>', width: 200, height: 100 },
      spot: () => [0.5, 0.5] as const,
    };
  };
  const [picture] = Object.values(scenePictures({ road: SCENE }, draw, LABELS));
  const html = renderToStaticMarkup(picture?.({ step, mark: (name) => `label ${name}` }));
  return { fields: drawn[0] ?? {}, marks: [...html.matchAll(/<span[^>]*>([^<]*)</g)].map(([, text = '']) => text) };
}

test('before the first change a scene is as it is written, and a number is its own label', () => {
  const { fields, marks } = drawnAt(0);
  expect(fields.cars).toEqual({ red: 4, blue: 9 });
  expect(marks).toEqual(['1', 'label start']);
});

test('from a step on, cars and labels join those there, and other fields replace them', () => {
  const { fields, marks } = drawnAt(2);
  expect([fields.cars, fields.path]).toEqual([{ red: [4, 8], blue: 9 }, 'from 4 to 8']);
  expect(marks).toEqual(['1', 'label start', 'label end']);
});

test('the last step has all changes, and a label may leave', () => {
  const { fields, marks } = drawnAt(Number.POSITIVE_INFINITY);
  expect([fields.cars, fields.path]).toEqual([{ red: [4, 8], blue: 9 }, '']);
  expect(marks).toEqual(['1', 'label end']);
});

test('a car with two places is at the second, after its ghost at the first', () => {
  expect(carsIn<string, number>({ red: [4, 8], blue: 9 })).toEqual([
    { who: 'red', at: 4, isGhost: true },
    { who: 'red', at: 8, isGhost: false },
    { who: 'blue', at: 9, isGhost: false },
  ]);
});
