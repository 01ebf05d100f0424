import { expect, it } from 'vitest';
import { circuitNames, figure } from './names';

it('names circuits, and uses the id of an unknown one', () => {
  const { circuitNamed, circuitName } = circuitNames('toy', { ring: { name: 'The Ring', corners: 4 } });
  expect(circuitNamed('ring')?.corners).toBe(4);
  expect([circuitName('ring'), circuitName('gone'), circuitName('toString')]).toEqual(['The Ring', 'gone', 'toString']);
});

it('names figures', () => {
  expect(figure('Spins')).toEqual({ name: 'Spins' });
  expect(figure('Best lap', (n) => `${n} Züge`)).toMatchObject({ name: 'Best lap', count: expect.any(Function) });
});
