// An article has what the catalogue has for its id: nothing is counted twice, and nothing may be missing.

import type { Messages } from '@i18n/messages';
import { addMessages } from '@i18n/page';
import { Flag } from 'lucide-react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type ReferenceParts, referenceOf } from './reference';

const TEXT: Messages = {
  'rules.group.race': 'The race',
  'rules.aim.title': 'The aim',
  'rules.aim.lead': 'Be <b>first</b>.',
  'rules.aim.1': 'See <laps>laps</laps>.',
  'rules.aim.2': 'Nothing else.',
  'rules.aim.mark.line': 'Finish line',
  'rules.aim.step.1.title': 'Red',
  'rules.aim.step.1.text': 'Moves',
  'rules.aim.step.2.title': 'Blue',
  'rules.aim.step.2.text': 'Wins',
  'rules.aim.outcome.1.title': 'First',
  'rules.aim.outcome.1.text': '10 points',
  'rules.laps.title': 'Laps',
  'rules.laps.lead': 'One to three.',
};
const PARTS: ReferenceParts = {
  articles: {
    race: {
      aim: { icon: Flag, related: ['laps'], about: { event: ['raceStarted'], breach: ['car-count', 'laps'] } },
      laps: { icon: Flag, number: 2, related: ['aim'] },
    },
  },
  pictures: { aim: ({ step, mark }) => <p>{`${step} ${mark('line')}`}</p> },
  examples: { aim: ['4', true] },
};

function build({ text = TEXT, ...parts }: Partial<ReferenceParts> & { text?: Messages } = {}) {
  addMessages('reference-test', text);
  return referenceOf('reference-test', { ...PARTS, ...parts });
}

function without(id: string): Messages {
  return Object.fromEntries(Object.entries(TEXT).filter(([name]) => name !== id));
}

test('an article has the paragraphs, steps, outcomes and labels that the catalogue has', () => {
  const { groups, articles } = build();
  const [aim, laps] = articles;
  expect(groups).toEqual([{ id: 'race', title: 'The race' }]);
  expect([aim?.title, aim?.leadText, aim?.text]).toEqual([
    'The aim',
    'Be first.',
    'See laps. Nothing else. Moves Wins 10 points',
  ]);
  expect([aim?.paragraphs.length, aim?.example.length, aim?.outcomes.length]).toEqual([2, 2, 1]);
  expect(aim?.about).toEqual(['event.raceStarted', 'breach.car-count', 'breach.laps']);
  expect(renderToStaticMarkup(aim?.picture?.(1))).toBe('<p>1 Finish line</p>');
  expect(renderToStaticMarkup(aim?.example[0]?.figure())).toContain('4');
  expect([laps?.number, laps?.paragraphs, laps?.example, laps?.outcomes, laps?.picture]).toEqual([
    2,
    [],
    [],
    [],
    undefined,
  ]);
});

test.each([
  'rules.group.race',
  'rules.aim.title',
  'rules.aim.lead',
  'rules.aim.step.1.text',
  'rules.aim.outcome.1.text',
])('without the message %s there are no articles', (id) => {
  expect(() => build({ text: without(id) })).toThrow(id);
});

test('a label without a message is no label', () => {
  const { articles } = build({ text: without('rules.aim.mark.line') });
  expect(() => articles[0]?.picture?.(0)).toThrow('rules.aim.mark.line');
});

test('each step of an example has a text and a drawing', () => {
  expect(() => build({ text: without('rules.aim.step.2.title') })).toThrow('aim has 1 steps');
  expect(() => build({ examples: { aim: ['4'] } })).toThrow('2 steps');
  expect(() => build({ examples: {} })).toThrow('2 steps');
});

test('a related article that there is none of is a mistake', () => {
  const articles = { race: { ...PARTS.articles.race, aim: { icon: Flag, related: ['pits'] } } };
  expect(() => build({ articles })).toThrow('pits');
});
