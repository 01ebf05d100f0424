// The component gallery for tests: built once, served from a port of its own. Reads which pages exist, and which components
// each of them draws.

import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { Page } from '@playwright/test';

const root = path.join(import.meta.dirname, '..');
/** Not packed: only main, preload and renderer are (electron-builder.yml). */
const built = path.join(root, 'out/gallery');
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
};

/** One story of the built gallery. */
export interface Story {
  id: string;
  /** 'Heat/Cards'. */
  title: string;
  name: string;
  /** './src/games/heat/ui/cards/cards.stories.tsx'. */
  importPath: string;
}

export interface Gallery {
  url: string;
  stories: readonly Story[];
  close(): void;
}

/**
 * Builds the gallery and serves it until closed. Throws with the build's output if it fails. isBuilt: the build exists
 * already.
 */
export async function openGallery(isBuilt = false): Promise<Gallery> {
  if (!isBuilt) build();
  const server = http.createServer((request, response) => {
    const file = new URL(request.url ?? '/', 'http://gallery').pathname;
    try {
      const body = readFileSync(path.join(built, file));
      response.writeHead(200, { 'content-type': TYPES[path.extname(file)] ?? 'application/octet-stream' }).end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url, stories: builtStories(), close: () => void server.close() };
}

/** The stories of the gallery as it was last built. Throws if it has never been built. */
export function builtStories(): Story[] {
  const { entries } = JSON.parse(readFileSync(path.join(built, 'index.json'), 'utf8')) as {
    entries: Record<string, Story>;
  };
  return Object.values(entries);
}

/** How a story is shown. */
export interface Look {
  language?: 'en-GB' | 'de' | 'en-XA';
  palette?: 'standard' | 'safe';
}

/** Opens the page of stories; the first one is drawn when this returns. Stories are then shown without reloading it. */
export async function openStories(page: Page, { url, stories }: Gallery, look: Look = {}): Promise<void> {
  const { language = 'en-GB', palette = 'standard' } = look;
  const globals = `language:${language};palette:${palette};motion:off`;
  await page.goto(`${url}/iframe.html?viewMode=story&id=${stories[0]?.id}&globals=${globals}`);
  await page.locator('body.sb-show-main').waitFor({ state: 'attached' });
}

/** Shows a story; all of it is drawn when this returns. Returns errors as text; undefined: none. */
export async function showStory(page: Page, id: string): Promise<string | undefined> {
  const wrong = await chooseStory(page, id);
  if (wrong !== undefined) return wrong;
  // Lazily loaded parts come a little later.
  await page.waitForFunction(() => {
    const isLoading = document.querySelector('[data-gallery-waiting], [role="status"]:has(.logo)') !== null;
    return !isLoading && document.querySelector('#storybook-root > *') !== null;
  });
  return undefined;
}

function chooseStory(page: Page, id: string): Promise<string | undefined> {
  return page.evaluate(
    (storyId) =>
      new Promise<string | undefined>((resolve) => {
        const channel = (window as unknown as { __STORYBOOK_ADDONS_CHANNEL__: Channel }).__STORYBOOK_ADDONS_CHANNEL__;
        interface Channel {
          once(event: string, listener: (about: unknown) => void): void;
          emit(event: string, about: unknown): void;
        }
        // It is already shown.
        channel.once('storyUnchanged', () => resolve(undefined));
        channel.once('storyRendered', () => resolve(undefined));
        for (const trouble of ['storyErrored', 'storyThrewException', 'storyMissing']) {
          channel.once(trouble, (about) => resolve(`${trouble}: ${(about as Error | undefined)?.message ?? about}`));
        }
        channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
      }),
    id,
  );
}

/** The names of the components that React has drawn on this page. The gallery is built without shortening names. */
export function componentsOn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    interface Fiber {
      type: unknown;
      child: Fiber | null;
      sibling: Fiber | null;
    }
    const names = new Set<string>();
    const look = (fiber: Fiber | null): void => {
      for (let at = fiber; at !== null; at = at.sibling) {
        if (typeof at.type === 'function' && at.type.name !== '') names.add(at.type.name.replace(/\$\d+$/, ''));
        look(at.child);
      }
    };
    const top = document.querySelector('#storybook-root');
    const key = Object.keys(top ?? {}).find((name) => name.startsWith('__reactContainer$'));
    if (top === null || key === undefined) return [];
    const { stateNode } = (top as unknown as Record<string, { stateNode: { current: Fiber } }>)[key]!;
    // React keeps two trees and draws them by turns; this one is on the page.
    look(stateNode.current);
    return [...names];
  });
}

function build(): void {
  const storybook = path.join(root, 'node_modules/storybook/dist/bin/dispatcher.js');
  const done = spawnSync(process.execPath, [storybook, 'build', '--quiet', '-o', built], {
    cwd: root,
    encoding: 'utf8',
  });
  if (done.status !== 0) throw new Error(`the gallery cannot be built:\n${done.stdout}\n${done.stderr}`);
}
