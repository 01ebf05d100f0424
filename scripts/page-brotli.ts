// Compresses the built page's files while they are built, as small as brotli can, so that no host spends seconds on it.
// Not here: sending them (src/host/server/site.ts), and gzip for older browsers, which a host makes at the first request.

import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Plugin } from 'vite';

/** The files that brotli makes smaller; typefaces are compressed already. */
const TEXTS = /\.(?:html|js|css|json|svg)$/;
const BEST = {
  [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
  [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
  [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
};

/** A result that no build has used for this long is removed, in ms: a week. */
const UNUSED = 7 * 24 * 60 * 60 * 1000;

/**
 * Writes `<file>.br` beside each text of the page. cache: folder of results by content, because the best quality takes longer
 * than the rest of a build.
 */
export function pageBrotli(cache: string): Plugin {
  return {
    name: 'paddock-page-brotli',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      mkdirSync(cache, { recursive: true });
      const files = Object.keys(bundle).filter((name) => TEXTS.test(name));
      await Promise.all(files.map((name) => compressFile(path.join(dir, name), cache)));
      removeUnused(cache);
    },
  };
}

async function compressFile(file: string, cache: string): Promise<void> {
  const body = readFileSync(file);
  const kept = path.join(cache, `${createHash('sha256').update(body).digest('hex')}.br`);
  if (!existsSync(kept)) {
    const options = { params: { ...BEST, [constants.BROTLI_PARAM_SIZE_HINT]: body.length } };
    // Another build may read it at the same moment.
    const own = `${kept}.${process.pid}`;
    writeFileSync(own, await promisify(brotliCompress)(body, options));
    renameSync(own, kept);
  }
  utimesSync(kept, new Date(), new Date());
  const packed = readFileSync(kept);
  if (packed.length < body.length) writeFileSync(`${file}.br`, packed);
}

function removeUnused(cache: string): void {
  for (const name of readdirSync(cache)) {
    const kept = path.join(cache, name);
    const { mtimeMs } = statSync(kept, { throwIfNoEntry: false }) ?? { mtimeMs: Date.now() };
    if (Date.now() - mtimeMs > UNUSED) rmSync(kept, { force: true });
  }
}
