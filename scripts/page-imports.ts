// Follows a module's imports as far as they are used: of a file that only passes on what others export, such as a package's index,
// only the files of the names that someone imports. Used by page-chunks.ts.

import path from 'node:path';

/** What this needs to know of a module: its text, and the modules that it imports. */
export interface ModuleText {
  readonly code: string | null;
  readonly importedIds: readonly string[];
}

/** The names that are imported from a module; 'all' of them if that is not known. */
export type Names = ReadonlySet<string> | 'all';

/** One import or re-export. names: from the name here to the imported one. as: all of it under one name. */
interface Statement {
  readonly from: string;
  readonly names: ReadonlyMap<string, string> | 'all';
  readonly as?: string | undefined;
  /** `export * from`: names pass through. */
  readonly isOpen?: boolean;
}

const COMMENT = /\/\*[\s\S]*?\*\/|^[ \t]*\/\/.*$/gm;
const DIRECTIVE = /^[ \t]*(["'])use \w+\1;?/gm;
const STATEMENT =
  /\b(import|export)\s+(?!type\b)(?:\*\s*as\s+([\w$]+)|(\*)|\{([^}]*)\}|[\w$]+(?:\s*,\s*\{[^}]*\})?)\s*from\s*["']([^"']+)["'];?/g;
const OWN_EXPORT = /\bexport\s*\{\s*\w+ as \w+\s*\};?/g;

/** A module's imports: each imported module with the statements that import it. */
interface Imports {
  readonly passes: boolean;
  readonly imported: readonly (readonly [id: string, statements: readonly Statement[]])[];
}

const known = new Map<string, Imports>();

/** The modules that a module needs when these of its names are used, each with the names that it uses of them. */
export function importsOf(id: string, module: ModuleText, used: Names): [id: string, names: Names][] {
  const { passes, imported } = known.get(id) ?? readImports(id, module);
  return imported.flatMap(([other, statements]): [string, Names][] => {
    if (statements.length === 0) return [[other, 'all']];
    const names = statements.map((one) => namesFrom(one, passes ? used : 'all'));
    if (names.every((one) => one !== 'all' && one.size === 0)) return [];
    return [[other, names.includes('all') ? 'all' : new Set(names.flatMap((one) => [...one]))]];
  });
}

function readImports(id: string, { code, importedIds }: ModuleText): Imports {
  const text = (code ?? '').replace(COMMENT, '');
  const folder = path.posix.dirname(id);
  const statements = Map.groupBy(statementsIn(text), ({ from }) =>
    from.startsWith('.') ? withoutEnding(path.posix.join(folder, from)) : from,
  );
  const packages = [...statements.keys()].filter((from) => !from.startsWith('/'));
  const imported = importedIds.map((other) => {
    const file = withoutEnding(other);
    const name = packages.find((from) => other.includes(`/node_modules/${from}/`));
    return [other, statements.get(file) ?? statements.get(name ?? file.replace(/\/index$/, '')) ?? []] as const;
  });
  const found = { passes: isIndex(text), imported };
  known.set(id, found);
  return found;
}

function withoutEnding(file: string): string {
  return file.replace(/\.[mc]?[jt]sx?$/, '');
}

/** Whether a file only passes on what other files export. */
function isIndex(text: string): boolean {
  if (!/^\s*(?:["']use|import|export)\b/.test(text)) return false;
  return text.replace(DIRECTIVE, '').replace(STATEMENT, '').replace(OWN_EXPORT, '').trim() === '';
}

function namesFrom({ names, as, isOpen }: Statement, used: Names): Names {
  if (isOpen === true) return used;
  if (as !== undefined && used !== 'all') return used.has(as) ? 'all' : new Set();
  if (used === 'all') return names === 'all' ? 'all' : new Set(names.values());
  if (names === 'all') return new Set();
  return new Set([...names].flatMap(([here, theirs]) => (used.has(here) ? [theirs] : [])));
}

function statementsIn(code: string): Statement[] {
  return [...code.matchAll(STATEMENT)].map(([, kind, as, star, list, from = '']) => {
    if (star !== undefined) return { from, names: 'all', isOpen: true };
    return { from, names: list === undefined ? 'all' : namesIn(list), ...(kind === 'export' && { as }) };
  });
}

/** 'A, default as B' as A: A, B: default. */
function namesIn(list: string): Map<string, string> {
  const parts = list.split(',').map((part) => part.trim());
  return new Map(
    parts
      .filter((part) => part !== '' && !part.startsWith('type '))
      .map((part) => {
        const [theirs = '', here = theirs] = part.split(/\s+as\s+/);
        return [here, theirs];
      }),
  );
}
