// Runs before each test file and loads every English catalogue, as a page loads the ones it needs.

import type { Messages } from '../messages';
import { addMessages, speak } from '../page';

type Catalogue = { messages: Messages };
const ofFolders = import.meta.glob<Catalogue>(
  ['../../{ui,api,season,main}/text/en/index.ts', '../../games/*/text/en/index.ts'],
  { eager: true },
);
const ofScreens = import.meta.glob<Catalogue>('../../renderer/text/en/*.ts', { eager: true });

speak('en-GB');
for (const [file, { messages }] of Object.entries(ofFolders)) addMessages(file.split('/').at(-4) ?? '', messages);
for (const [file, { messages }] of Object.entries(ofScreens)) {
  addMessages(file.split('/').at(-1)?.replace('.ts', '') ?? '', messages);
}
