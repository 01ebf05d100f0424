// The source as the checks beside this file see it: every file of src with its imports and its syntax tree.
// For tests only; the app never imports it.

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';

/** A node of the syntax tree (ESTree with TypeScript); its other properties depend on its type. */
export interface SyntaxNode {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

export interface SourceFile {
  /** Path below the folder that was read, with forward slashes. */
  readonly file: string;
  readonly text: string;
}

/** One import or re-export. from: as it is written. isType: of types only, so nothing is loaded. */
export interface Import {
  readonly from: string;
  readonly isType: boolean;
}

const SRC = import.meta.dirname;
/** Folders of src, and the one beside it, that a path beginning with @ may name. */
const ALIASES = [
  ...[
    'core',
    'kit',
    'geometry',
    'workshop',
    'i18n',
    'narration',
    'drivers',
    'games',
    'season',
    'ratings',
    'balance',
    'puzzles',
    'daily',
    'achievements',
    'career',
    'campaign',
    'trials',
    'ai',
    'api',
    'host',
    'store',
    'ui',
  ],
  ...['tools', 'gallery'],
];

/** Whether a file is a test, or only for tests or the gallery: it is never shipped. */
export function isTestFile(file: string): boolean {
  return /\.(test|stories)\.tsx?$|(^|\/)tests\/|^gallery\//.test(file);
}

/** Every file below src whose name matches. Sorted by path. */
export function sourceFiles(ends = /\.tsx?$/): SourceFile[] {
  return readdirSync(SRC, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && ends.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .map((file) => ({
      file: path.relative(SRC, file).replaceAll(path.sep, '/'),
      text: readFileSync(file, 'utf8'),
    }))
    .sort((a, b) => (a.file < b.file ? -1 : 1));
}

/** Every import of a file in the order of the text, lazy ones and types named by `import()` included. */
export function importsOf(text: string): Import[] {
  const code = withoutComments(text);
  const found: (Import & { at: number })[] = [];
  const add = (pattern: RegExp, isType: (match: RegExpMatchArray) => boolean): void => {
    for (const match of code.matchAll(pattern))
      found.push({ from: match[2] ?? '', isType: isType(match), at: match.index });
  };
  add(/^[ \t]*(?:import|export)\s+(type\s)?[^;'"]*?\bfrom\s*['"]([^'"]+)['"]/gm, (match) => match[1] !== undefined);
  add(/^[ \t]*(import)\s*['"]([^'"]+)['"]/gm, () => false);
  add(/(typeof\s+|[:<|&=(,]\s*)?\bimport\(\s*['"]([^'"]+)['"]\s*\)(?=\s*\.)/g, () => true);
  add(/(await\s+|=>\s*|\[\s*|,\s*|\breturn\s+)\bimport\(\s*['"]([^'"]+)['"]\s*\)(?!\s*\.[A-Z])/g, () => false);
  const places = new Set<number>();
  return found
    .sort((a, b) => a.at - b.at)
    .filter(({ at }) => !places.has(at) && places.add(at))
    .map(({ from, isType }) => ({ from, isType }));
}

/** The path below src of an import of our own; undefined for a package. */
export function targetOf(file: string, from: string): string | undefined {
  const alias = ALIASES.find((name) => from.startsWith(`@${name}/`));
  if (alias !== undefined) return from.slice(1);
  if (!from.startsWith('.')) return undefined;
  return path.posix.normalize(path.posix.join(path.posix.dirname(file), from));
}

/** The text without comments; what is in strings stays. */
export function withoutComments(text: string): string {
  // Lines first: a path such as text/*/log.ts in one of them begins no block.
  return text.replace(/(^|[\s;{}(),])\/\/.*$/gm, '$1').replace(/\/\*[\s\S]*?\*\//g, '');
}

/** The syntax tree of a file. Throws if it does not parse. */
export function parseSource({ file, text }: SourceFile): SyntaxNode {
  const { program, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  return program as unknown as SyntaxNode;
}

/** The nodes right below a node, in no guaranteed order. */
export function childrenOf(node: SyntaxNode): SyntaxNode[] {
  return Object.values(node).flatMap((value) => (Array.isArray(value) ? value : [value]).filter(isNode));
}

function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && typeof (value as SyntaxNode).type === 'string';
}
