// An article links to the sections of the lesson that teach its subject, and to nothing else.

import type { LessonSection } from '@core/contract';
import type { GameUi } from '@ui/game-ui';
import type { Article } from '@ui/reference/reference';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TryIt } from './try-it';

const section = (id: string, ...about: string[]) => ({ id, about }) as unknown as LessonSection;
const sections = [section('cards', 'ask.cards'), section('corners', 'phase.7'), section('slip', 'ask.slip', 'phase.7')];
const ui = { id: 'none', lesson: { sections } } as unknown as GameUi;

function buttons(of: GameUi, ...about: string[]): number {
  const html = renderToStaticMarkup(<TryIt ui={of} article={{ about } as unknown as Article} />);
  return html.split('<button').length - 1;
}

test('an article has one link for each section that teaches its subject', () => {
  expect([buttons(ui, 'ask.slip'), buttons(ui, 'phase.7'), buttons(ui, 'ask.cards', 'ask.slip')]).toEqual([1, 2, 2]);
});

test('an article has no link if no section teaches its subject, or if the game has no lesson', () => {
  expect(buttons(ui, 'ask.gear')).toBe(0);
  expect(buttons({ id: 'none' } as unknown as GameUi, 'phase.7')).toBe(0);
});
