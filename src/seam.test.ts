// A game's ui gets its views, events, choices and answers with their types (ui/ui-types.ts), and gives them up in one place,
// defineGameUi. So nothing there is cast to them. Tests and stories may: their positions are JSON.

import { expect, test } from 'vitest';
import { childrenOf, isTestFile, parseSource, type SourceFile, type SyntaxNode, sourceFiles } from './source-files';

/** The names that games give to what passes between their rules, their screens and the shell. */
const PASSED = /(View|Event|EventBody|Action|Choices|Preview|State|Config)$/;
/** Files without this have no such cast, and need not be parsed. */
const MAY_CAST = /\bas\s[^;]*(View|Event|EventBody|Action|Choices|Preview|State|Config)\b/;

const files = sourceFiles();
const screens = files.filter(({ file }) => /^games\/[^/]+\/ui\//.test(file) && !isTestFile(file));

test('no screen of a game casts to the types of the game', () => {
  expect(screens.length).toBeGreaterThan(300);
  expect(screens.filter(({ text }) => MAY_CAST.test(text)).flatMap(castsIn)).toEqual([]);
});

test('every game gives up its types in defineGameUi, and only there', () => {
  const games = screens.filter(({ file }) => /^games\/[^/]+\/ui\/index\.tsx$/.test(file));
  expect(games.length).toBeGreaterThan(4);
  expect(games.filter(({ text }) => !/\bgameUi\b[^=]* = defineGameUi</.test(text)).map(({ file }) => file)).toEqual([]);
  const shipped = files.filter(({ file }) => !isTestFile(file));
  expect(shipped.filter(({ text }) => /\bas (unknown as )?GameUi\b(?!\[)/.test(text)).map(({ file }) => file)).toEqual([
    'ui/game-ui.ts',
  ]);
});

test('a cast is found in every form', () => {
  const found = (text: string) => castsIn({ file: 'a.ts', text }).length;
  const casts = [
    'const a = view as HeatView;',
    'const a = events as readonly HeatEvent[];',
    'const a = (choices as HeatChoices | undefined)?.kind;',
    'const a = event as Partial<HeatEvent>;',
    "const a = view as HeatTypes['View'];",
    'const a = view as unknown as HeatView;',
  ];
  expect(casts.map(found)).toEqual(casts.map(() => 1));
  expect(casts.filter((text) => !MAY_CAST.test(text))).toEqual([]);
  const others = [
    'const a = [1] as const;',
    'const a: HeatView = view;',
    'const a = view satisfies HeatView;',
    // A table by type, whose entries the compiler cannot match with the type of an event.
    'const a = TABLE[event.type] as ((event: HeatEvent) => number) | undefined;',
  ];
  expect(others.map(found)).toEqual(others.map(() => 0));
});

/** The casts of a file to the types of its game, as they are written. */
function castsIn(source: SourceFile): string[] {
  const casts: string[] = [];
  function visit(node: SyntaxNode): void {
    if (node.type === 'TSAsExpression' && isPassed(node.typeAnnotation as SyntaxNode)) {
      casts.push(`${source.file}: ${source.text.slice(node.start, node.end)}`);
    }
    for (const child of childrenOf(node)) visit(child);
  }
  visit(parseSource(source));
  return casts;
}

/** Whether a type is one of those that pass, or made of one: a list, a union, a part of it. */
function isPassed(type: SyntaxNode): boolean {
  if (type.type === 'TSFunctionType') return false;
  if (type.type === 'Identifier') return PASSED.test(String(type.name));
  if (type.type === 'Literal') return PASSED.test(String(type.value));
  return childrenOf(type).some(isPassed);
}
