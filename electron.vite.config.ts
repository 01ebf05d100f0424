import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'electron-vite';

// Aliases are written once, in tsconfig.json.
const resolve = { tsconfigPaths: true };

// Set by scripts/dev.mjs where the page runs in a browser: its socket goes to the host process on this port.
const hostPort = process.env.PADDOCK_DEV_PORT;
const proxy =
  hostPort === undefined
    ? {}
    : { '/ws': { target: `http://127.0.0.1:${hostPort}`, ws: true, changeOrigin: true, rewriteWsOrigin: true } };

export default defineConfig({
  main: {
    resolve,
    build: {
      rolldownOptions: {
        // index: Electron. cli: `npm run paddock`, no electron below it. ai-worker: one search thread. sim-worker: whole
        // races of `paddock sim`.
        input: {
          index: 'src/main/index.ts',
          cli: 'src/cli/index.ts',
          'ai-worker': 'src/ai/worker.ts',
          'sim-worker': 'src/cli/sim/worker.ts',
        },
      },
    },
  },
  preload: {
    resolve,
    build: {
      externalizeDeps: false,
      rolldownOptions: {
        input: { index: 'src/preload/index.ts' },
        // A sandboxed preload cannot be an ES module.
        output: { format: 'cjs', entryFileNames: '[name].cjs' },
      },
    },
  },
  renderer: {
    root: 'src/renderer',
    resolve,
    plugins: [react()],
    server: { proxy },
    build: {
      minify: true,
      rolldownOptions: { input: { index: path.resolve(import.meta.dirname, 'src/renderer/index.html') } },
    },
  },
});
