// The host of a gallery page: the real one, over a database in memory, in the page itself. AI drivers and hints think there,
// too.
// It has no parties, which need a network.

import type { BotRunner } from '@ai/bot-runner';
import { answerQuestion } from '@ai/bots';
import { answerHint } from '@ai/hints/question';
import { memoryPair } from '@api/links/memory';
import { serve } from '@api/serve';
import type { Settings } from '@api/settings';
import { games } from '@games/registry';
import { createHost } from '@host/host';
import { savedSettings } from '@host/installation';
import type { JobRunner } from '@host/jobs/job-types';
import type { Store } from '@store/store';
import { galleryJobs } from './gallery-jobs';
import { galleryStore } from './gallery-store';

/** Fewer than in the app: the page freezes while they run. */
const HINT_PLAYOUTS = 12;

/** The host of this page. */
export interface GalleryHost {
  store: Store;
  settings(): Settings;
  set(settings: Settings): void;
}

/** Starts the host of this page and opens the page's link to it: window.paddock, as in the desktop app. Once per page. */
export function startGalleryHost(): GalleryHost {
  const store = galleryStore();
  const jobs: JobRunner = galleryJobs(store, games);
  const host = createHost({ store, botRunner, jobs, games, version: 'gallery', shell: 'test' });
  const [near, far] = memoryPair();
  serve(far, 'owner', host);
  const bridge = { send: near.send, onFrame: near.onFrame };
  Object.defineProperty(window, 'paddock', { value: bridge });
  return {
    store,
    settings: () => savedSettings({ store }),
    set: (settings) => store.settings.write(settings),
  };
}

const botRunner: BotRunner = {
  decide: async (question) => ({ action: answerQuestion(question), ms: 0 }),
  hint: async (question) => answerHint(question, undefined, HINT_PLAYOUTS),
  close: async () => undefined,
};
