import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { drawInOrder } from './draw-in-order';

it('draws every item in its place, and nothing for those that draw nothing', () => {
  const laps = drawInOrder(['a', 'b', 'c'], (lap, at) => (at === 1 ? null : <i>{`${at + 1}${lap}`}</i>));
  expect(renderToStaticMarkup(laps)).toBe('<i>1a</i><i>3c</i>');
  expect(renderToStaticMarkup(drawInOrder([], () => <i />))).toBe('');
});
