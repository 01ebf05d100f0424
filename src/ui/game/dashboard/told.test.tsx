import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { createTold } from './told';

it('says nothing until something is told, apart from others of its kind', () => {
  const [one, other] = [createTold<{ column: number }>(), createTold<string>()];
  function Reader(): ReactElement {
    const told = [one.useTold(), other.useTold()];
    return <i>{JSON.stringify(told)}</i>;
  }
  expect(renderToStaticMarkup(<Reader />)).toBe('<i>[null,null]</i>');
});
