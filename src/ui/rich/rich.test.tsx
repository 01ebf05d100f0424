// Messages with tags become nodes of a page.

import { addMessages } from '@i18n/page';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { richTranslations } from './rich';

const messages = { wins: '<b>{name}</b> wins by {n, plural, one {<i>#</i> space} other {<i>#</i> spaces}}' } as const;

test('tags are made by the functions of their names, and what stands in them is escaped', () => {
  addMessages('rich-test', messages);
  const rich = richTranslations<typeof messages>('rich-test');
  const node = rich('wins', { name: '<Ada>', n: 2 }, { b: (inner) => <b>{inner}</b>, i: (inner) => <em>{inner}</em> });
  expect(renderToStaticMarkup(node)).toBe('<b>&lt;Ada&gt;</b> wins by <em>2</em> spaces');
});
