#!/usr/bin/env node
// Replaces the Electron binary under `npm run dev`: starts the host to which Vite passes the page's socket.
import path from 'node:path';

const port = process.env.PADDOCK_DEV_PORT ?? '0';
const data = process.env.PADDOCK_DATA ?? path.join(import.meta.dirname, '../.paddock');
process.argv.splice(2, process.argv.length, 'host', '--port', port, '--data', data);
await import('../out/main/cli.js');
