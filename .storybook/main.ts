// The component gallery: where its pages are. Vite builds them as it builds the app (electron.vite.config.ts).

import path from 'node:path';
import type { StorybookConfig } from '@storybook/react-vite';
import { loadConfigFromFile, mergeConfig, type Plugin, type UserConfig } from 'vite';

const root = path.join(import.meta.dirname, '..');

/** Replaces Node's modules, because a gallery page runs its own host, and vitest, which builders of positions import. */
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
  // The gallery is not shipped, so its list of licences is empty.
  staticDirs: ['../src/gallery/public'],
  // No network requests: no telemetry, no crash reports, no news.
  core: { disableTelemetry: true, enableCrashReports: false, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false, menuOnboardingChecklist: false },
  typescript: { check: false, reactDocgen: false },
  async viteFinal(own) {
    const { resolve, css } = await pageConfig();
    return mergeConfig(own, {
      plugins: [standIns],
      ...(resolve && { resolve }),
      ...(css && { css }),
      // A browser test reads the names of components (e2e/browser/gallery.spec.ts).
      build: {
        minify: false,
        chunkSizeWarningLimit: 10_000,
        rolldownOptions: { onLog: (level, log, say) => log.code === 'MODULE_LEVEL_DIRECTIVE' || say(level, log) },
      },
    } satisfies UserConfig);
  },
};

export default config;

/** The app's own build settings: named breakpoints in style sheets, class names, aliases. */
async function pageConfig(): Promise<Pick<UserConfig, 'resolve' | 'css'>> {
  const loaded = await loadConfigFromFile({ command: 'build', mode: 'production' }, 'electron.vite.config.ts', root);
  if (loaded === null) throw new Error('electron.vite.config.ts cannot be read');
  return (loaded.config as { renderer: UserConfig }).renderer;
}
