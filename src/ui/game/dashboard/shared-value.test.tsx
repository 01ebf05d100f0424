import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { createSharedValue } from './shared-value';

it('is null until a value is shared, and independent of other shared values', () => {
  const [one, other] = [createSharedValue<{ column: number }>(), createSharedValue<string>()];
  function Reader(): ReactElement {
    const values = [one.useValue(), other.useValue()];
    return <i>{JSON.stringify(values)}</i>;
  }
  expect(renderToStaticMarkup(<Reader />)).toBe('<i>[null,null]</i>');
});
