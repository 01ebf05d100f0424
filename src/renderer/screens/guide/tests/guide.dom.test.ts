// The guide to the workshop: as a page, and in a drawer beside an editor, open at the tool in hand.

import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { openHost, openPage } from '../../../tests/page';
import { openEditor } from '../../editor/tests/open-editor';

test('the workshop leads to the guide, whose articles link to each other', async () => {
  const { user } = await openPage(await openHost(), { at: '/workshop' });
  await user.click(await screen.findByRole('button', { name: 'Guide' }));
  await screen.findByRole('heading', { level: 1, name: 'Workshop guide' });
  await user.type(await screen.findByRole('searchbox'), 'fair band');
  await user.click((await screen.findAllByRole('link', { name: /^The fair band/ }))[0]!);
  await screen.findByRole('heading', { level: 2, name: 'The fair band' });
  const related = within(screen.getByRole('region', { name: 'Related' }));
  await user.click(related.getByRole('link', { name: /^Balance report/ }));
  await screen.findByRole('heading', { level: 2, name: 'Balance report' });
  await user.click(screen.getByRole('link', { name: 'skill share' }));
  await screen.findByRole('heading', { level: 2, name: 'Skill share' });
  await user.click(screen.getByRole('button', { name: 'Workshop' }));
  await screen.findByRole('heading', { level: 1, name: 'Workshop' });
});

test('an address opens its article', async () => {
  await openPage(await openHost(), { at: '/guide/problems' });
  await screen.findByRole('heading', { level: 2, name: 'Errors and warnings' });
});

test('in the editor, F1 opens the article of the tool in hand, and Escape closes it', async () => {
  const { user } = await openEditor();
  await user.keyboard('c{F1}');
  const guide = await screen.findByRole('dialog', { name: 'Workshop guide' });
  within(guide).getByRole('heading', { name: 'Corners' });
  await user.click(within(guide).getByRole('button', { name: 'All articles' }));
  await within(guide).findByRole('searchbox', { name: 'Search the guide' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.keyboard('s');
  await user.click(screen.getByRole('button', { name: 'Guide' }));
  within(await screen.findByRole('dialog', { name: 'Workshop guide' })).getByRole('heading', {
    name: 'Start and direction',
  });
});
