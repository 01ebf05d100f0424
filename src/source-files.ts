// The source as the checks beside this file see it: every file of src with its syntax tree.
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

const SRC = import.meta.dirname;

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
