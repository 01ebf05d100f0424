import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { KeptMarks } from './kept-marks';

const CAR = { left: 10, top: 20, width: 30, height: 30, round: true };

test('a place that is listed twice, as car and as target, has one mark', () => {
  const drawn = renderToStaticMarkup(<KeptMarks spots={[CAR, { ...CAR, left: 90 }, CAR]} />);
  expect(drawn.match(/data-kept/g)).toHaveLength(2);
});
