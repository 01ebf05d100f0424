// The component gallery: where its pages are, and how Vite builds them, which is how it builds the app (electron.vite.config.ts).

import path from 'node:path';
import type { StorybookConfig } from '@storybook/react-vite';
import { loadConfigFromFile, mergeConfig, type Plugin, type UserConfig } from 'vite';

const root = path.join(import.meta.dirname, '..');

/** The host of a page runs in the page (src/gallery/host), and builders of positions expect things as in a test. */
const standIns: Plugin = {
  name: 'paddock:gallery-stand-ins',
  enforce: 'pre',
  resolveId(name, importer) {
    if (/^node:|^better-sqlite3$/.test(name) && importer?.includes('/src/')) {
      return path.join(root, 'src/gallery/host/node-stand-ins.ts');
    }
    return name === 'vitest' && importer?.includes('/src/') ? this.resolve('storybook/test', importer) : null;
  },
};

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../src/**/*.stories.tsx'],
  // No package is bundled with the gallery that anybody is given.
  staticDirs: ['../src/renderer/public', '../src/gallery/public'],
  // Nothing leaves this machine, and nothing is asked for elsewhere.
  core: { disableTelemetry: true, enableCrashReports: false, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false, menuOnboardingChecklist: false },
  typescript: { check: false, reactDocgen: false },
  async viteFinal(own) {
    const { resolve, css } = await pageConfig();
    return mergeConfig(own, {
      plugins: [standIns],
      ...(resolve && { resolve }),
      ...(css && { css }),
      // Names of components are read in the browser (e2e/browser/gallery.spec.ts).
      build: {
        minify: false,
        chunkSizeWarningLimit: 10_000,
        rolldownOptions: { onLog: (level, log, say) => log.code === 'MODULE_LEVEL_DIRECTIVE' || say(level, log) },
      },
    } satisfies UserConfig);
  },
};

export default config;

/** What the app's own page is built with: style sheets with named breakpoints, names of classes, aliases. */
async function pageConfig(): Promise<Pick<UserConfig, 'resolve' | 'css'>> {
  const loaded = await loadConfigFromFile({ command: 'build', mode: 'production' }, 'electron.vite.config.ts', root);
  if (loaded === null) throw new Error('electron.vite.config.ts cannot be read');
  return (loaded.config as { renderer: UserConfig }).renderer;
}
