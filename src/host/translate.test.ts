import { expect, test } from 'vitest';
import { lockedPage } from './server/locked-page';
import { hostTranslate, translateFor } from './translate';

const asking = (accepted?: string) =>
  translateFor({ headers: accepted === undefined ? {} : { 'accept-language': accepted } });

test.each([
  [undefined, 'There is nothing here.'],
  ['en-US,en;q=0.9', 'There is nothing here.'],
  ['fi, *;q=0.1', 'There is nothing here.'],
  ['not a language;;q=x', 'There is nothing here.'],
])('a listener answers a browser that asks for %s', (accepted, text) => {
  expect(asking(accepted).t('door.nothing')).toBe(text);
});

test('the page of a locked listener is complete in every language', () => {
  const page = lockedPage(asking('en-GB'), false);
  expect(page).toContain('<html lang="en-GB">');
  expect(page).toContain('<h1>This address needs a key</h1>');
  expect(page).not.toContain('refresh');
  expect(lockedPage(asking(), true)).toContain('content="0;url=/"');
});

test('a player without a name gets one in the language of this installation', () => {
  const speaking = (language: string) =>
    hostTranslate({ store: { settings: { read: () => ({ language }) } } } as never);
  expect(speaking('de')('name.driver', { n: 2 })).toBe('Fahrer 2');
  expect(speaking('en-GB')('name.driver', { n: 2 })).toBe('Driver 2');
  expect(speaking('system')('name.guest')).toMatch(/^(Guest|Gast)$/);
});
