// Rules and AI drivers keep nothing between two calls except what is in the state: no module has a `let`, and no function
// writes to anything that a module holds. Values computed once are kept by core/memory.ts, and by the copiers of states.

import { describe, expect, test } from 'vitest';
import { childrenOf, isTestFile, parseSource, type SourceFile, type SyntaxNode, sourceFiles } from './source-files';

/** These may keep values: their results follow from the key alone, and a copy from its original. */
const MAY_KEEP = new Set(['core/memory.ts', 'core/learned.ts', 'core/copiers.ts', 'core/clone.ts']);

test('no module of the pure folders changes anything after it has loaded', () => {
  const pure = sourceFiles(/\.ts$/).filter(
    ({ file }) =>
      /^(core|kit|geometry|workshop|narration|season|ratings|balance|puzzles|games)\//.test(file) &&
      !/^games\/[^/]+\/ui\//.test(file) &&
      !isTestFile(file) &&
      !MAY_KEEP.has(file),
  );
  expect(pure.length).toBeGreaterThan(200);
  expect(pure.flatMap(keptBy)).toEqual([]);
});

describe('the check itself', () => {
  const found = (text: string): string[] => keptBy({ file: 'x.ts', text });
  test.each([
    'let count = 0;',
    'export let count = 0;',
    'const known = new Map<string, number>();',
    'const known: Record<string, number> = {};',
    'const list: number[] = [];',
    'const row = new Float64Array(12);',
    'const rows = Array.from({ length: 3 }, () => new Float64Array(12));',
    'const pool = new Pool();',
    'const NAMES = ["a"]; function f() { NAMES.push("b"); }',
    'const box = { count: 0 }; export function f() { box.count++; }',
    'const box = { rows: makeRows() }; const f = () => { const { rows } = box; rows[0] = 1; };',
    'const rows = makeRows(); function f() { const row = rows[0] as Row; row[1] = 2; }',
    'import { tree } from "./tree"; function f() { tree.count = 1; }',
    'const table = build(); function f() { table.fill(0); }',
    'const table = build(); function f() { Object.assign(table, { a: 1 }); }',
    'const table = build(); function f() { delete table.a; }',
  ])('%s', (text) => {
    expect(found(text)).toHaveLength(1);
  });
  test.each([
    'const NAMES = ["a", "b"]; function f() { return NAMES.map(String); }',
    'const SLOW = new Set(["a"]); function f() { return SLOW.has("a"); }',
    'const solved = new Memory<number>(4); const of = keptBy((key) => new Map());',
    'const table = build(); function build() { const table = []; table.push(1); return table; }',
    'const table = build(); function f(table) { table.a = 1; }',
    'const table = build(); function f() { const copy = [...table]; copy.push(1); }',
    'const FIRST = table[0]; function f() { let at = FIRST; at++; at = 2; }',
    'const EMPTY: readonly number[] = [];',
    'const NONE = {} as const;',
  ])('accepts %s', (text) => {
    expect(found(text)).toEqual([]);
  });
});

const MUTATORS = new Set(
  'set add push pop shift unshift splice sort reverse fill copyWithin delete clear setUint8 setInt32'.split(' '),
);
const CASTS = new Set(['TSAsExpression', 'TSNonNullExpression', 'TSSatisfiesExpression', 'ParenthesizedExpression']);

/** What a module keeps, as text: one line per offence. */
function keptBy(source: SourceFile): string[] {
  const program = parseSource(source);
  const found: string[] = [];
  const say = (node: SyntaxNode, what: string): void => {
    found.push(`${source.file}:${source.text.slice(0, node.start).split('\n').length} ${what}`);
  };
  const held = new Set<string>();
  for (const statement of program.body as SyntaxNode[]) {
    if (statement.type === 'ImportDeclaration') for (const name of namesIn(statement.specifiers)) held.add(name);
    const declared = (statement.declaration ?? statement) as SyntaxNode;
    if (declared.type !== 'VariableDeclaration') continue;
    if (declared.kind !== 'const') say(declared, `a module-level ${String(declared.kind)}`);
    for (const one of declared.declarations as SyntaxNode[]) {
      for (const name of namesIn(one.id)) held.add(name);
      const what = containerIn(one);
      if (what !== undefined) say(one, what);
    }
  }
  for (const statement of program.body as SyntaxNode[]) seekWrites(statement, held, false, say);
  return found;
}

/** Why a module-level const can only be meant for writing, judged by its initializer. */
function containerIn(declared: SyntaxNode): string | undefined {
  const type = (declared.id as SyntaxNode).typeAnnotation as SyntaxNode | undefined;
  const inner = type?.typeAnnotation as SyntaxNode | undefined;
  if (inner?.type === 'TSTypeOperator' && inner.operator === 'readonly') return undefined;
  if (/^Readonly/.test(String((inner?.typeName as SyntaxNode | undefined)?.name ?? ''))) return undefined;
  const init = declared.init as SyntaxNode | null;
  if (init === null) return undefined;
  if (init.type === 'ArrayExpression' && (init.elements as unknown[]).length === 0) return 'an empty list';
  if (init.type === 'ObjectExpression' && (init.properties as unknown[]).length === 0) return 'an empty object';
  return roomIn(init);
}

/** Finds values created empty, except those made by a function called at load time. */
function roomIn(node: SyntaxNode): string | undefined {
  if (node.type === 'NewExpression') {
    const name = String((node.callee as SyntaxNode).name);
    const [first] = node.arguments as SyntaxNode[];
    if (name === 'Memory' || name === 'Learned' || name === 'Error' || name === 'RegExp') return undefined;
    if (!/^(Map|Set|(Ui|I)nt\d+Array|Uint8ClampedArray|Float\d+Array)$/.test(name)) return `a ${name}`;
    const isTable = first?.type === 'ArrayExpression' || first?.type === 'CallExpression';
    const isOther = first !== undefined && /Array$/.test(name) === false;
    return isTable || isOther ? undefined : `an empty ${name}`;
  }
  if (node.type === 'CallExpression' && (node.callee as SyntaxNode).name === 'keptBy') return undefined;
  if (/Function/.test(node.type) && (node.body as SyntaxNode).type === 'BlockStatement') return undefined;
  for (const child of childrenOf(node)) {
    const room = roomIn(child);
    if (room !== undefined) return room;
  }
  return undefined;
}

/** Reports every write by a function to what the module holds, or to a part of it under another name. */
function seekWrites(
  node: SyntaxNode,
  held: ReadonlySet<string>,
  isInside: boolean,
  say: (node: SyntaxNode, what: string) => void,
): void {
  const target = isInside ? writtenBy(node) : undefined;
  const root = target === undefined ? undefined : rootOf(target);
  if (root !== undefined && held.has(root)) say(node, `a write to ${root}`);
  const isFunction = /Function/.test(node.type);
  let names: ReadonlySet<string> = held;
  if (isFunction) names = without(held, namesIn(node.params));
  if (node.type === 'BlockStatement' || /^For/.test(node.type)) names = withBlock(held, node);
  for (const child of childrenOf(node)) seekWrites(child, names, isInside || isFunction, say);
}

/** The names held inside a block: its own names shadow the module's, unless they are parts of what the module holds. */
function withBlock(held: ReadonlySet<string>, block: SyntaxNode): ReadonlySet<string> {
  let names = held;
  const inside = [block.init, block.left, block.body].flat().filter((one) => one !== undefined && one !== null);
  for (const statement of inside as SyntaxNode[]) {
    if (/Function|Class/.test(statement.type)) names = without(names, namesIn(statement.id));
    if (statement.type !== 'VariableDeclaration') continue;
    for (const one of statement.declarations as SyntaxNode[]) {
      const init = one.init as SyntaxNode | null;
      const root = init === null || (one.id as SyntaxNode).type === 'ArrayPattern' ? undefined : rootOf(init);
      const own = namesIn(one.id);
      names = root !== undefined && names.has(root) ? new Set([...names, ...own]) : without(names, own);
    }
  }
  return names;
}

/** What an expression changes: the left of an assignment, the object of a mutating method. A bare name is not a part. */
function writtenBy(node: SyntaxNode): SyntaxNode | undefined {
  if (node.type === 'AssignmentExpression' || node.type === 'UpdateExpression') {
    const target = (node.left ?? node.argument) as SyntaxNode;
    return target.type === 'Identifier' ? undefined : target;
  }
  if (node.type === 'UnaryExpression' && node.operator === 'delete') return node.argument as SyntaxNode;
  if (node.type !== 'CallExpression') return undefined;
  const callee = node.callee as SyntaxNode;
  if (callee.type !== 'MemberExpression') return undefined;
  const method = String((callee.property as SyntaxNode).name);
  const object = callee.object as SyntaxNode;
  if (object.name === 'Object' && method === 'assign') return (node.arguments as SyntaxNode[])[0];
  return MUTATORS.has(method) ? object : undefined;
}

/** The name at the start of a member chain; undefined if it begins with anything else. */
function rootOf(node: SyntaxNode): string | undefined {
  if (node.type === 'Identifier') return String(node.name);
  if (node.type === 'MemberExpression') return rootOf(node.object as SyntaxNode);
  if (node.type === 'ChainExpression' || CASTS.has(node.type)) return rootOf(node.expression as SyntaxNode);
  return undefined;
}

/** Names declared by a pattern, a parameter list or an import list. */
function namesIn(pattern: unknown): string[] {
  if (Array.isArray(pattern)) return pattern.flatMap(namesIn);
  if (typeof pattern !== 'object' || pattern === null) return [];
  const node = pattern as SyntaxNode;
  if (node.type === 'Identifier') return [String(node.name)];
  if (/^Import.*Specifier$/.test(node.type)) return namesIn(node.local);
  const inner = [node.properties, node.elements, node.value, node.left, node.argument, node.parameter];
  return inner.flatMap(namesIn);
}

function without(names: ReadonlySet<string>, gone: readonly string[]): ReadonlySet<string> {
  return gone.length === 0 ? names : new Set([...names].filter((name) => !gone.includes(name)));
}
