// What a card shows of a character, and what it leaves out until it is known.

import { CHARACTERS } from '@drivers/characters';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { RivalCard, type RivalCardProps } from './rival-card';

const [who] = CHARACTERS as [(typeof CHARACTERS)[0]];
const LEVELS = [
  { value: 'easy', label: 'Rookie' },
  { value: 'hard', label: 'Champion' },
] as const;

function shown(more: Partial<RivalCardProps> = {}): string {
  const nothing = () => undefined;
  return renderToStaticMarkup(
    <RivalCard
      who={who}
      place={undefined}
      level="easy"
      levels={LEVELS}
      rating={undefined}
      met={undefined}
      full={false}
      reached
      onReach={nothing}
      onTake={nothing}
      onLevel={nothing}
      {...more}
    />,
  );
}
const textOf = (html: string) => html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');

test('a card has name, home with its country, sentence and style, also for screen readers', () => {
  const html = shown();
  expect(textOf(html)).toMatch(
    /Sora Tachigawa .*Otaru Japan.*Brakes one space later than you dare\..*Risk 8 of 10.*Patience 4 of 10.*Duels 7 of 10/,
  );
  expect(html).toContain('aria-pressed="false"');
});

test('rating and duels are shown once they are known', () => {
  expect(textOf(shown())).not.toMatch(/Rating|You/);
  const text = textOf(shown({ rating: 1538, met: { ahead: 3, behind: 5 } }));
  expect(text).toMatch(/Rating 1538/);
  expect(text).toMatch(/You 3 – 5/);
});

test('on the grid it shows the seat, and the effect of a press', () => {
  const seat = { key: 3, name: who.given, colour: 'blue', driver: { kind: 'ai', level: 'hard' } } as const;
  const html = shown({ place: { seat, number: 2, level: 'hard' }, level: 'hard' });
  expect(html).toContain('aria-pressed="true"');
  expect(html).toMatch(/title="Seat 2"[^>]*>2</);
  expect(
    [textOf(html), textOf(shown({ full: true })), textOf(shown())].map((text) => /Remove|Swap in|Add/.exec(text)?.[0]),
  ).toEqual(['Remove', 'Swap in', 'Add']);
});
