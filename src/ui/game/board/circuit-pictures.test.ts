import type { Picture } from '@ui/art/picture';
import { expect, it } from 'vitest';
import { circuitPictures, LARGE } from './circuit-pictures';

it('caches a circuit without cars, and draws one with cars each time', () => {
  let drawings = 0;
  const picture = circuitPictures<{ cars: number[]; laid: number }>({
    fields: ['cars', 'laid'],
    large: (circuit, view): Picture => ({ svg: `${circuit} ${view?.cars ?? 'empty'} ${++drawings}`, ...LARGE }),
    plan: (circuit, width, height) => `${circuit} ${width}x${height} ${++drawings}`,
  });
  expect(picture('ring', 'large').svg).toBe('ring empty 1');
  expect(picture('ring', 'large', { cars: [1] } as never).svg).toBe('ring empty 1');
  expect(picture('ring', 'thumbnail').svg).toBe('ring 135x122 2');
  expect(picture('ring', 'thumbnail').svg).toBe('ring 135x122 2');
  expect(picture('ring', 'large', { cars: [1, 2], laid: 0 }).svg).toBe('ring 1,2 3');
  expect(picture('ring', 'large', { cars: [1, 2], laid: 0 }).svg).toBe('ring 1,2 4');
});
