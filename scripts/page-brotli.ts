// Compresses the built page's files while they are built, as small as brotli can, so that no host spends seconds on it.
// Not here: sending them (src/host/server/site.ts), and gzip for older browsers, which a host makes at the first request.

import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
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
    },
  };
}

async function compressFile(file: string, cache: string): Promise<void> {
  const body = readFileSync(file);
  const kept = path.join(cache, `${createHash('sha256').update(body).digest('hex')}.br`);
  if (!existsSync(kept)) {
    const options = { params: { ...BEST, [constants.BROTLI_PARAM_SIZE_HINT]: body.length } };
    writeFileSync(kept, await promisify(brotliCompress)(body, options));
  }
  const packed = readFileSync(kept);
  if (packed.length < body.length) writeFileSync(`${file}.br`, packed);
}
