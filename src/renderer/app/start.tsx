// Starts the app on its page: the connection, then the screens.

import { createRoot } from 'react-dom/client';
import { App } from './app';
import { startApp } from './store';

/** Starts the app in its element of index.html. Call it once per page. */
export function start(): void {
  const root = document.getElementById('app');
  if (!root) throw new Error('index.html has no #app element');
  startApp();
  createRoot(root).render(<App />);
}
