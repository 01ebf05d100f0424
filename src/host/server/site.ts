// The built renderer as a fixed table of files in memory: a path that is not in the table does not exist.
// Not here: answering requests (pages.ts, and the app:// protocol in main).

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** How bodies are compressed, the shortest result first. */
export const PACKINGS = ['br', 'gzip'] as const;
export type Packing = (typeof PACKINGS)[number];

/**
 * One served file. packed: the body in this encoding, as the build compressed it or compressed at the first request; undefined
 * if that gains nothing.
 */
export interface SiteFile {
  readonly body: Buffer<ArrayBuffer>;
  readonly type: string;
  readonly etag: string;
  /** Its name changes with its content, so it may be cached forever. */
  readonly immutable: boolean;
  packed(packing: Packing): Promise<Buffer<ArrayBufferLike> | undefined>;
}

export interface Site {
  /** pathname: path of the address as received, such as '/assets/index-1a2b.js'. */
  fileAt(pathname: string): SiteFile | undefined;
  readonly paths: readonly string[];
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.mp3': 'audio/mpeg',
  '.ogg': 'audio/ogg',
  '.txt': 'text/plain; charset=utf-8',
};
const PACKABLE = /^(text\/|application\/json|image\/svg)/;
/** The ending of what the build has compressed. */
const BUILT_BROTLI = '.br';
/** Below this many bytes compression gains nothing. */
const WORTH_PACKING = 1400;

/** Reads the folder of the built renderer. Throws if it has no index.html. */
export function readSite(root: string): Site {
  const files = new Map<string, SiteFile>();
  readFolder(root, '/', files);
  const index = files.get('/index.html');
  if (index === undefined) throw new Error(`no index.html in ${root}: build the app first (npm run build)`);
  files.set('/', index);
  return { fileAt: (pathname) => files.get(pathname), paths: [...files.keys()] };
}

// Manual recursion, because { recursive: true } is not reliable inside an app.asar.
function readFolder(folder: string, pathname: string, files: Map<string, SiteFile>): void {
  const entries = readdirSync(folder, { withFileTypes: true });
  const names = new Set(entries.map(({ name }) => name));
  for (const entry of entries) {
    const file = path.join(folder, entry.name);
    const own = pathname + encodeURIComponent(entry.name);
    if (entry.isDirectory()) readFolder(file, `${own}/`, files);
    else if (entry.isFile() && !isBuiltBrotli(entry.name, names)) {
      files.set(own, readSiteFile(file, own, names.has(entry.name + BUILT_BROTLI)));
    }
  }
}

/** The build's own compression of the file beside it (scripts/page-brotli.ts), which has no address. */
function isBuiltBrotli(name: string, names: ReadonlySet<string>): boolean {
  return name.endsWith(BUILT_BROTLI) && names.has(name.slice(0, -BUILT_BROTLI.length));
}

function readSiteFile(file: string, pathname: string, built: boolean): SiteFile {
  const body = readFileSync(file);
  const type = TYPES[path.extname(file)] ?? 'application/octet-stream';
  const made = new Map<Packing, Promise<Buffer<ArrayBufferLike>>>();
  if (built) made.set('br', Promise.resolve(readFileSync(file + BUILT_BROTLI)));
  return {
    body,
    type,
    etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
    immutable: pathname.startsWith('/assets/'),
    async packed(packing) {
      const known = made.get(packing);
      if (known !== undefined) return known;
      if (!PACKABLE.test(type) || body.length < WORTH_PACKING) return undefined;
      const now = pack(body, packing);
      made.set(packing, now);
      return now;
    },
  };
}

/** Of 11, for files that the build has not compressed: above it compression takes nine times as long. */
const BROTLI_QUALITY = 6;

function pack(body: Buffer, packing: Packing): Promise<Buffer<ArrayBufferLike>> {
  if (packing === 'gzip') return promisify(gzip)(body, { level: constants.Z_BEST_COMPRESSION });
  return promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } });
}
