// An article beside a race shows the events that it explains, and nothing else.

import type { LogLine } from '@narration/log';
import type { Article } from '@ui/reference/reference';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { InLog } from './in-log';

const article = { about: ['event.spunOut', 'event.cornerPaid'] } as unknown as Article;

function shown(...abouts: readonly string[]): string {
  const lines = abouts.map((about, id) => ({ id, seat: null, text: `line ${id}`, kind: 'race', about }) as const);
  const log = { lines, show: (line: LogLine) => line.text, open: () => undefined };
  return renderToStaticMarkup(<InLog article={article} log={log} />);
}

test('its own lines are listed in their order', () => {
  expect([...shown('event.spunOut', 'event.boosted', 'event.cornerPaid').matchAll(/line \d/g)].join()).toBe(
    'line 0,line 2',
  );
});

test('only the last four of many lines are listed', () => {
  const many = Array<string>(9).fill('event.spunOut');
  expect([...shown(...many).matchAll(/line \d/g)].join()).toBe('line 5,line 6,line 7,line 8');
});

test('without any lines there is no panel', () => {
  expect(shown('event.boosted')).toBe('');
});
