// Entry of the page, in the desktop window and in a browser alike: styles, sound, the connection, then the app.

import '@ui/theme/tokens.css';
import '@ui/theme/fonts.css';
import '@ui/theme/base.css';
import { wakeSoundOnGesture } from '@ui/sound/sound';
import { createRoot } from 'react-dom/client';
import { App } from './app/app';
import { startApp } from './app/store';

const root = document.getElementById('app');
if (!root) throw new Error('index.html has no #app element');
wakeSoundOnGesture();
startApp();
createRoot(root).render(<App />);
