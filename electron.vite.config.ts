import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'electron-vite';
import { type CSSOptions, normalizePath, type Plugin } from 'vite';
import { dependencies } from './package.json';
import { pageBrotli } from './scripts/page-brotli';
import { pageChunks } from './scripts/page-chunks';
import { pageCircuits } from './scripts/page-circuits';
import { pageOrder } from './scripts/page-order';
import { writtenOut } from './src/ui/theme/breakpoints';
import { layerOf, ORDER } from './src/ui/theme/layers';

// Aliases are written once, in tsconfig.json.
const resolve = { tsconfigPaths: true };

// Set by scripts/dev.mjs when the page runs in a browser: its socket and its login requests go to the host on this port.
const hostPort = process.env.PADDOCK_DEV_PORT;
const host = { target: `http://127.0.0.1:${hostPort}`, changeOrigin: true };
const proxy =
  hostPort === undefined
    ? {}
    : { '/ws': { ...host, ws: true, rewriteWsOrigin: true }, '^/open/': host, '^/door$': host };

/** Prints the address with the host's key below Vite's own address, which nobody can open without the key. */
const keyedAddress: Plugin = {
  name: 'paddock-keyed-address',
  configureServer(server) {
    const print = server.printUrls;
    server.printUrls = () => {
      print();
      const [local] = server.resolvedUrls?.local ?? [];
      const key = process.env.PADDOCK_KEY;
      if (local !== undefined && key !== undefined) console.log(`  ➜  Open ${local}open/${key}/`);
    };
  },
};

// Everything shipped is bundled, except for the one package with a binary, which electron-builder.yml packs.
const bundled = Object.keys(dependencies).filter((name) => name !== 'better-sqlite3');

/** The file in which Vite lists the licence of each bundled package (build.license). */
const LICENCES = 'licences.json';

/** Adds the licences of the host's packages to the page's: those in its bundle, and fonts and packages that are not bundled. */
const hostLicences: Plugin = {
  name: 'paddock-host-licences',
  apply: 'build',
  generateBundle() {
    const bundle: unknown[] = JSON.parse(readFileSync(path.join(import.meta.dirname, 'out/main', LICENCES), 'utf8'));
    const source = JSON.stringify([...bundle, ...Object.keys(dependencies).map(licenceOf)]);
    this.emitFile({ type: 'asset', fileName: 'licences-host.json', source });
  },
};

function licenceOf(name: string): { name: string; version: string; identifier: string; text: string } {
  const folder = path.join(import.meta.dirname, 'node_modules', name);
  const { version, license } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const file = readdirSync(folder).find((one) => /^licen[cs]e/i.test(one));
  return {
    name,
    version,
    identifier: license,
    text: file === undefined ? '' : readFileSync(path.join(folder, file), 'utf8'),
  };
}

const tools = path.join(import.meta.dirname, 'tools') + path.sep;
const isTool = (moduleId: string) => path.normalize(moduleId).startsWith(tools);

/**
 * Returns the name of a CSS module's class in the build. It is unique per screen or game, so that a screen's layouts can place
 * what its components draw, and the same in every build. Names of animations and containers stay as they are.
 */
function scopedName(name: string, file: string, css: string): string {
  if (!css.includes(`.${name}`)) return name;
  const [, screen = 'app'] = /(?:renderer\/screens|games)\/([^/]+)\//.exec(file) ?? [];
  return name === screen || name.startsWith(`${screen}-`) ? name : `${screen}_${name}`;
}

const sources = normalizePath(path.join(import.meta.dirname, 'src'));
const brotliCache = path.join(import.meta.dirname, 'node_modules/.cache/paddock-brotli');

/** Breakpoints have names in style sheets, of windows and of containers alike. */
const namedBreakpoints = {
  postcssPlugin: 'paddock-named-breakpoints',
  AtRule: { media: writeOut, container: writeOut },
};

function writeOut(rule: { params: string }): void {
  const params = writtenOut(rule.params);
  if (params !== rule.params) rule.params = params;
}

type SheetPlugins = Exclude<CSSOptions['postcss'], string | undefined>['plugins'];
type SheetPlugin = Extract<NonNullable<SheetPlugins>[number], { postcssPlugin: string }>;

/** Puts each style sheet into the cascade layer of its folder, after the order of the layers. */
const layered: SheetPlugin = {
  postcssPlugin: 'paddock-layers',
  Once(sheet, { AtRule }) {
    const { source } = sheet;
    const name = layerOf(source?.input.file ?? '');
    if (source === undefined || name === undefined) return;
    const layer = new AtRule({ name: 'layer', params: name, nodes: [], source });
    layer.append(sheet.nodes);
    sheet.append(new AtRule({ name: 'layer', params: ORDER, source }), layer);
  },
};

/** Pixi's renderer for WebGPU, which no board uses (ui/stage/renderer.ts), is left out of the build. */
const noWebGpu: Plugin = {
  name: 'paddock-no-webgpu',
  apply: 'build',
  enforce: 'pre',
  load: (id) =>
    /\/pixi\.js\/lib\/.*\/WebGPURenderer\.mjs$/.test(id) ? 'export const WebGPURenderer = undefined;' : null,
};

/** Marks the module that has only the words in a circuit file. */
const WORDS = '?words';

/** Gives catalogues only the words in a circuit file, so that a page that merely names circuits loads no road. */
const circuitWords: Plugin = {
  name: 'paddock-circuit-words',
  apply: 'build',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    if (!source.endsWith('.json') || !/\/games\/[^/]+\/text\/[^/]+\.ts$/.test(importer ?? '')) return null;
    const found = await this.resolve(source, importer, { ...options, skipSelf: true });
    return found === null ? null : found.id + WORDS;
  },
  load(id) {
    if (!id.endsWith(`.json${WORDS}`)) return null;
    const file: object = JSON.parse(readFileSync(id.slice(0, -WORDS.length), 'utf8'));
    const exports = Object.entries(file).filter(([name]) => name === 'words' || name === 'cards');
    return exports.map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`).join('\n');
  },
};

export default defineConfig({
  main: {
    // fflate's file for Node declares a `require` of its own, beside the one that electron-vite adds.
    resolve: { ...resolve, alias: { fflate: 'fflate/browser' } },
    build: {
      externalizeDeps: { exclude: bundled },
      license: { fileName: LICENCES },
      rolldownOptions: {
        // index: Electron. cli: `npm run paddock`, which never loads Electron. ai-worker: AI drivers, races of balance reports. job-worker:
        // files and recordings. gateway: the guests' listener. sim-worker: races of `paddock sim`.
        input: {
          index: 'src/main/index.ts',
          cli: 'src/cli/index.ts',
          'ai-worker': 'src/ai/worker.ts',
          'job-worker': 'src/host/jobs/worker.ts',
          gateway: 'src/host/gateway/worker.ts',
          'sim-worker': 'src/cli/sim/worker.ts',
        },
        // Only the command line loads benchmarks and fuzzing; they are not packed (electron-builder.yml).
        output: {
          chunkFileNames: ({ moduleIds }) => `${moduleIds.some(isTool) ? 'tools' : 'chunks'}/[name]-[hash].js`,
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
    plugins: [
      react(),
      keyedAddress,
      hostLicences,
      circuitWords,
      pageCircuits(`${sources}/games`),
      noWebGpu,
      pageOrder,
      pageBrotli(brotliCache),
    ],
    css: {
      modules: { localsConvention: 'camelCase', generateScopedName: scopedName },
      postcss: { plugins: [namedBreakpoints, layered] },
    },
    server: { proxy },
    build: {
      minify: true,
      license: { fileName: LICENCES },
      rolldownOptions: {
        input: { index: path.resolve(import.meta.dirname, 'src/renderer/index.html') },
        output: {
          // Otherwise most icons get their own file: thirty requests of 300 bytes for the first screen.
          codeSplitting: {
            includeDependenciesRecursively: false,
            groups: [{ name: pageChunks(sources) }, { name: 'icons', test: /node_modules\/lucide-react\// }],
          },
        },
      },
    },
  },
});
