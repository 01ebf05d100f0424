// Entry of the page, in the desktop window and in a browser alike: styles, sound, the language, then the app.

import '@ui/theme/tokens.css';
import '@ui/theme/fonts.css';
import '@ui/theme/reset.css';
import '@ui/theme/base.css';
import '@ui/theme/utilities.css';
import '@ui/theme/focus.css';
import { wakeSoundOnGesture } from '@ui/sound/sound';
import { startLanguage } from './app/language';

wakeSoundOnGesture();
void open();

// Nothing is awaited at the top level: the app is in other files, which share modules with this one's and would wait for it.
async function open(): Promise<void> {
  await startLanguage();
  // Loaded after the catalogues: a module may translate text while it loads.
  if (new URLSearchParams(location.search).has('bench')) {
    void import('@ui/sound/bench').then(({ offerSoundBench }) => offerSoundBench());
  }
  const { start } = await import('./app/start');
  start();
}
