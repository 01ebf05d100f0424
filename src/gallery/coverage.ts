// Which components exist, and which of them the gallery claims to show: read from the source. For tests only.
// Not here: what a page really draws, which only a browser can tell.

import path from 'node:path';
import { childrenOf, isTestFile, parseSource, type SourceFile, type SyntaxNode, sourceFiles } from '../source-files';

/** A component by its file below src, without ending, and its name: 'ui/controls/button Button'. */
export type ComponentKey = string;

/** A file of stories and the components that its page claims to show. */
export interface Page {
  file: string;
  shows: ComponentKey[];
}

const SHOWN = /^(ui|games\/[^/]+\/ui)\/.*\.tsx$/;

/** Every exported component of the toolkit and of the games, with the files that import it. */
export function components(): Map<ComponentKey, string[]> {
  const files = sourceFiles(/\.tsx?$/).filter(({ file }) => !isTestFile(file));
  const found = new Map<ComponentKey, string[]>();
  for (const source of files.filter(({ file }) => SHOWN.test(file))) {
    for (const name of exportedComponents(source)) found.set(keyOf(source.file, name), []);
  }
  for (const source of files) {
    for (const { from, name } of importsIn(source)) {
      if (path.posix.dirname(from) !== '.') found.get(`${from} ${name}`)?.push(source.file);
    }
  }
  return found;
}

/** Every page of the gallery. */
export function pages(): Page[] {
  return sourceFiles(/\.stories\.tsx$/).map((source) => ({ file: source.file, shows: shownBy(source) }));
}

/**
 * The components without a page. A component has one if a page names it (`component` or `subcomponents` of its default
 * export), or if it is a private part: every file that imports it is in its own folder, and one of them has a component with
 * a page.
 */
export function withoutPage(
  all: ReadonlyMap<ComponentKey, readonly string[]> = components(),
  shown: ReadonlySet<ComponentKey> = new Set(pages().flatMap(({ shows }) => shows)),
): ComponentKey[] {
  const has = new Set([...all.keys()].filter((key) => shown.has(key)));
  const isPrivate = (key: ComponentKey, importers: readonly string[]): boolean =>
    importers.every((file) => path.posix.dirname(file) === path.posix.dirname(fileIn(key))) &&
    importers.some((file) => [...has].some((other) => fileIn(other) === withoutEnding(file)));
  for (let before = -1; before !== has.size; ) {
    before = has.size;
    for (const [key, importers] of all) if (!has.has(key) && isPrivate(key, importers)) has.add(key);
  }
  return [...all.keys()].filter((key) => !has.has(key));
}

/** Functions that make a component that is rendered again only if its props change. */
const MEMOS = new Set(['memo', 'memoEqual']);

/** Functions that a file exports under a component name, memoised or not. */
function exportedComponents(source: SourceFile): string[] {
  const { body } = parseSource(source) as unknown as { body: SyntaxNode[] };
  return body.flatMap(({ type, declaration }) => {
    const declared = declaration as SyntaxNode | null | undefined;
    if (type !== 'ExportNamedDeclaration' || declared == null) return [];
    return declaredIn(declared).filter((name) => /^[A-Z]/.test(name));
  });
}

function declaredIn(declared: SyntaxNode): string[] {
  if (declared.type === 'FunctionDeclaration') return [nameOf(declared.id)];
  if (declared.type !== 'VariableDeclaration') return [];
  return (declared.declarations as SyntaxNode[]).flatMap(({ id, init }) => {
    const call = init as SyntaxNode | null;
    return call?.type === 'CallExpression' && MEMOS.has(nameOf(call.callee)) ? [nameOf(id)] : [];
  });
}

function nameOf(node: unknown): string {
  return (node as { name?: string } | null)?.name ?? '';
}

/** Named imports of our own files; local: their names here. */
function importsIn({ file, text }: SourceFile): { from: string; name: string; local: string }[] {
  const found: { from: string; name: string; local: string }[] = [];
  const add = (names: string, target: string) => {
    const from = targetOf(file, target);
    if (from === undefined) return;
    for (const one of names.split(',')) {
      const [name = '', local = name] = one.trim().split(/\s+as\s+/);
      if (/^[A-Z]/.test(name)) found.push({ from, name, local });
    }
  };
  for (const [, names = '', target = ''] of text.matchAll(/import (?!type )\{([^}]*)\} from '([^']+)'/g))
    add(names, target);
  // Loaded when it is first shown: all exports of such a module.
  for (const [, target = ''] of text.matchAll(/import\('([^']+)'\)/g)) {
    for (const name of ['Dashboard']) add(name, target);
  }
  return found;
}

/** What the default export of a file of stories names. */
function shownBy(source: SourceFile): ComponentKey[] {
  const { body } = parseSource(source) as unknown as { body: SyntaxNode[] };
  const meta = body.find(({ type }) => type === 'ExportDefaultDeclaration')?.declaration as SyntaxNode | undefined;
  const named = new Set<string>();
  for (const property of (meta?.properties ?? []) as SyntaxNode[]) {
    const key = (property.key as unknown as { name?: string } | undefined)?.name;
    if (key === 'component' || key === 'subcomponents')
      for (const name of identifiersIn(property.value as SyntaxNode)) named.add(name);
  }
  return importsIn(source).flatMap(({ from, name, local }) => (named.has(local) ? [`${from} ${name}`] : []));
}

function identifiersIn(node: SyntaxNode): string[] {
  const own = node.type === 'Identifier' ? [(node as unknown as { name: string }).name] : [];
  return [...own, ...childrenOf(node).flatMap(identifiersIn)];
}

function targetOf(file: string, target: string): string | undefined {
  if (target.startsWith('@ui/')) return target.slice(1);
  return target.startsWith('.') ? path.posix.join(path.posix.dirname(file), target) : undefined;
}

function keyOf(file: string, name: string): ComponentKey {
  return `${withoutEnding(file)} ${name}`;
}
function fileIn(key: ComponentKey): string {
  return key.split(' ')[0] ?? '';
}
function withoutEnding(file: string): string {
  return file.replace(/\.tsx?$/, '');
}
