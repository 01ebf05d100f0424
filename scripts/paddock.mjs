// npm run paddock: the CLI, built first if it is missing or older than its source.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildIfStale } from './build-if-stale.mjs';
import { ensureNode } from './right-node.mjs';

ensureNode();
buildIfStale();
await import(pathToFileURL(path.join(import.meta.dirname, '../out/main/cli.js')).href);
