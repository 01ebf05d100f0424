// The distance to the next checkpoint in a hint's text.

import { expect, test } from 'vitest';
import { t } from '../text/t';

const tag = (steps: number) => t('hint.tag', { steps, number: 2, risk: '5' }).replaceAll('\u00a0', ' ');

test('whole steps are counted', () => {
  expect(tag(1)).toBe('1 step to checkpoint 2, risk 5%');
  expect(tag(7)).toBe('7 steps to checkpoint 2, risk 5%');
});

test('less than half a step gives no number', () => {
  expect(tag(0)).toBe('less than a step to checkpoint 2, risk 5%');
});
