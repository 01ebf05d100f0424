// How the shell and the games are styled (STYLE, "Styles"): every style sheet is a CSS module, every class that a component
// uses exists in it, and every class in it is used by a component of its screen or game. Spacing, radii and type are tokens;
// sheets with drawings in their own measure are listed in drawn-sheets.json with their number of px.

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { isTestFile, type SourceFile, sourceFiles } from './source-files';
import { BREAKPOINTS, writtenOut } from './ui/theme/breakpoints';

/** What components use of a module: names, and beginnings of names that are composed. */
interface Taken {
  names: Set<string>;
  beginnings: Set<string>;
}

/**
 * Where styles are modules, with the minimum number of sheets and the maximum number of window and container conditions that
 * no breakpoint names. Such a condition is a size between two breakpoints at which one thing does not fit; these numbers may
 * only fall.
 */
const ZONES = [
  { zone: 'renderer/', fewest: 41, odd: 14 },
  { zone: 'games/heat/', fewest: 30, odd: 12 },
  { zone: 'games/havoc/', fewest: 21, odd: 5 },
  { zone: 'games/roborally/', fewest: 16, odd: 5 },
  { zone: 'games/formula-d/', fewest: 10, odd: 3 },
  { zone: 'games/waddington/', fewest: 20, odd: 4 },
] as const;

/** Conditions that have a name. */
const NAMED = Object.values(BREAKPOINTS).filter((query) => !query.includes(','));
/** The same for all sheets, including the toolkit's. */
const ODD_AT_ALL = 31;

/** Properties for spacing and type, which take tokens. */
const MEASURED =
  /(?<=[{;]\s*)(?:(?:margin|padding|inset)[\w-]*|(?:row-|column-)?gap|top|right|bottom|left|border-[\w-]*radius|font|font-size|letter-spacing|line-height)\s*:[^;{}]*/g;
/** Sheets with drawings in their own measure, and places that follow them, with the number of px in each. These may only fall. */
const DRAWN: Record<string, number> = JSON.parse(
  readFileSync(path.join(import.meta.dirname, 'drawn-sheets.json'), 'utf8'),
);

describe.each(ZONES)('the styles of $zone', ({ zone, fewest, odd }) => {
  const sheets = sourceFiles(/\.css$/).filter((sheet) => sheet.file.startsWith(zone) && !isPalette(sheet));
  const modules = sheets.filter(({ file }) => file.endsWith('.module.css'));
  const components = sourceFiles(/\.tsx?$/).filter(({ file }) => file.startsWith(zone) && !isTestFile(file));
  test('are CSS modules', () => {
    expect(modules.length).toBeGreaterThanOrEqual(fewest);
    expect(sheets.filter((sheet) => !modules.includes(sheet)).map(({ file }) => file)).toEqual([]);
  });
  test('name their breakpoints', () => {
    expect(Object.keys(BREAKPOINTS).length).toBeLessThanOrEqual(5);
    expect(queriesOf(modules).map(writtenOut).join()).not.toContain('--');
    expect(queriesOf(modules).filter((query) => NAMED.some((named) => query.includes(named)))).toEqual([]);
    expect(oddOf(modules)).toHaveLength(odd);
  });
  test('are each used: the build drops a module from which nothing is used', () => {
    expect(idle(modules, components)).toEqual([]);
  });
  test('have every class that a component uses', () => {
    expect(missing(modules, components)).toEqual([]);
  });
  test('have no class that no component of their screen uses', () => {
    expect(unused(modules, components)).toEqual([]);
  });
});

test('all sheets together have few unnamed conditions', () => {
  expect(oddOf(sourceFiles(/\.css$/))).toHaveLength(ODD_AT_ALL);
});

test('sums are in calc(): elsewhere they invalidate the whole line', () => {
  expect(sourceFiles(/\.css$/).flatMap(({ file, text }) => bareSums(text).map((sum) => `${file}: ${sum}`))).toEqual([]);
  expect(bareSums('.a { inset: var(--a, -1 * var(--b)) auto; top: 5px; }')).toEqual(['inset: var(--a, -1 *']);
  expect(bareSums('.a { inset: min(4px, calc(-1 * (var(--b) - 2 * var(--c)))) }')).toEqual([]);
});

test('spacing, radii and type are tokens, except in drawings', () => {
  const sheets = sourceFiles(/\.css$/).filter(({ file }) => file !== 'ui/theme/tokens.css');
  expect(sheets.length).toBeGreaterThan(200);
  expect(rawMeasures(sheets, DRAWN)).toEqual([]);
});

describe('the check itself', () => {
  const sheet = { file: 'renderer/screens/a/b.module.css', text: '.b-row :global(.note) { top: 0.5px; } .b-on {}' };
  const component = (text: string) => [
    { file: 'renderer/screens/a/b.tsx', text: `import styles from './b.module.css';\n${text}` },
  ];
  const begun = (start: string) => `styles[\`${start}-\${x}\`]`;
  test('finds classes that are used but missing', () => {
    expect(missing([sheet], component(`styles.bRow; styles.bOff; ${begun('c')}`))).toEqual([
      'renderer/screens/a/b.tsx takes bOff, which b.module.css has not',
      'renderer/screens/a/b.tsx takes c-…, which b.module.css has not',
    ]);
  });
  test('finds a module that is imported only for its order', () => {
    const taking = component("import './c.module.css';\nstyles.bRow");
    const other = { ...sheet, file: 'renderer/screens/a/c.module.css' };
    expect(idle([sheet, other], taking)).toEqual(['renderer/screens/a/c.module.css']);
  });
  test('finds px in spacing, radii and type, but not in hairlines or other properties', () => {
    const text = `.a { margin: 0 -1px; width: 9px; --top: 8px; border: 2px solid }
      /* gap: 5px; */ .b{gap:5px; padding: var(--s-1) 7px;border-top-left-radius: 3px}
      @media (max-width: 599px) { .c { inset: calc(50% - 13px) 0 auto; font: 600 13.5px / 1 var(--head) } }`;
    expect(rawMeasures([{ file: 'a.css', text }], {})).toEqual(['a.css has 5 px in spacing and type, 0 are allowed']);
    expect(rawMeasures([{ file: 'a.css', text }], { 'a.css': 5 })).toEqual([]);
    expect(rawMeasures([{ file: 'a.css', text }], { 'a.css': 4 })).toHaveLength(1);
  });
  test('reports sheets that are better than their listed counts', () => {
    expect(rawMeasures([{ file: 'a.css', text: '.a { gap: 5px }' }], { 'a.css': 2, 'b.css': 1 })).toEqual([
      'a.css has 1 px in spacing and type, 2 are allowed',
      'b.css has 0 px in spacing and type, 1 are allowed',
    ]);
  });
  test('finds classes that exist but are unused', () => {
    expect(unused([sheet], component('styles.bRow'))).toEqual(['renderer/screens/a/b.module.css has b-on for nobody']);
    expect(unused([sheet], component(`styles.bRow; ${begun('b')}`))).toEqual([]);
  });
});

test('a breakpoint that has no name, or is not allowed there, is refused', () => {
  expect(writtenOut('(--narrow) and (min-width: 768px)')).toBe('(max-width: 1023px) and (min-width: 768px)');
  expect(() => writtenOut('(--watch)')).toThrow('no breakpoint is called --watch');
  expect(() => writtenOut('(--handset) and (min-width: 9px)')).toThrow('stands alone');
});

/** The conditions on windows and containers, as often as each occurs. */
function queriesOf(modules: readonly SourceFile[]): string[] {
  return modules.flatMap(({ text }) =>
    [...withoutComments(text).matchAll(/@(?:media|container) ([^{]*)\{/g)].map(([, query = '']) => query.trim()),
  );
}

/** The widths and heights that no breakpoint names, each once. */
function oddOf(modules: readonly SourceFile[]): string[] {
  return [...new Set(queriesOf(modules).filter((query) => /(min|max)-(width|height)/.test(query)))];
}

/** The sheets whose number of px in spacing and type differs from the allowed one. */
function rawMeasures(sheets: readonly SourceFile[], allowed: Readonly<Record<string, number>>): string[] {
  const found = Object.fromEntries(sheets.map((sheet) => [sheet.file, rawIn(sheet)]));
  return [...new Set([...Object.keys(found), ...Object.keys(allowed)])]
    .filter((file) => (found[file] ?? 0) !== (allowed[file] ?? 0))
    .map((file) => `${file} has ${found[file] ?? 0} px in spacing and type, ${allowed[file] ?? 0} are allowed`);
}

function rawIn({ text }: SourceFile): number {
  const measured = withoutComments(text).match(MEASURED) ?? [];
  return measured.flatMap((one) => one.match(/[\d.]+px/g) ?? []).filter((px) => px !== '0px' && px !== '1px').length;
}

/** The modules from which no component uses anything. */
function idle(modules: readonly SourceFile[], components: readonly SourceFile[]): string[] {
  const used = components.flatMap(importsOf).filter(({ taken }) => taken.names.size + taken.beginnings.size > 0);
  return modules.map(({ file }) => file).filter((file) => !used.some((one) => one.file === file));
}

function missing(modules: readonly SourceFile[], components: readonly SourceFile[]): string[] {
  const classes = new Map(modules.map((module) => [module.file, classesOf(module)]));
  return components.flatMap((component) =>
    importsOf(component).flatMap(({ file, taken }) => {
      const has = [...(classes.get(file) ?? [])];
      const lacks = [
        ...[...taken.names].filter((name) => !has.some((one) => one === name || camelOf(one) === name)),
        ...[...taken.beginnings].filter((start) => !has.some((one) => one.startsWith(start))).map((one) => `${one}…`),
      ];
      return lacks.map((name) => `${component.file} takes ${name}, which ${path.posix.basename(file)} has not`);
    }),
  );
}

function unused(modules: readonly SourceFile[], components: readonly SourceFile[]): string[] {
  const taken = new Map<string, Taken>();
  for (const component of components) {
    for (const one of importsOf(component)) {
      const all = taken.get(screenOf(one.file)) ?? { names: new Set(), beginnings: new Set() };
      taken.set(screenOf(one.file), all);
      for (const name of one.taken.names) all.names.add(name);
      for (const name of one.taken.beginnings) all.beginnings.add(name);
    }
  }
  return modules.flatMap((module) => {
    const all = taken.get(screenOf(module.file));
    return [...classesOf(module)]
      .filter((name) => !all?.names.has(name) && !all?.names.has(camelOf(name)))
      .filter((name) => ![...(all?.beginnings ?? [])].some((start) => name.startsWith(start)))
      .map((name) => `${module.file} has ${name} for nobody`);
  });
}

/** The classes of a module, as written; other sheets' classes, in :global, do not count. */
function classesOf({ text }: SourceFile): Set<string> {
  const selectors = withoutComments(text)
    .replace(/:global\([^)]*\)/g, '')
    .replace(/\{[^{}]*\}/g, '{')
    .replace(/@[^{;]*[{;]/g, '');
  return new Set([...selectors.matchAll(/\.(-?[a-zA-Z_][\w-]*)/g)].map(([, name = '']) => name));
}

/** The modules that a component imports by name, and what it uses of each. */
function importsOf({ file, text }: SourceFile): { file: string; taken: Taken }[] {
  return [...text.matchAll(/^import (\w+) from '(\.[^']*\.module\.css)';$/gm)].map(([, binding = '', from = '']) => {
    const names = text.matchAll(new RegExp(`\\b${binding}\\.(\\w+)`, 'g'));
    const beginnings = text.matchAll(new RegExp(`\\b${binding}\\[\`([^$\`]*)\\$`, 'g'));
    return {
      file: path.posix.join(path.posix.dirname(file), from),
      taken: {
        names: new Set([...names].map(([, name = '']) => name)),
        beginnings: new Set([...beginnings].map(([, name = '']) => name)),
      },
    };
  });
}

function withoutComments(text: string): string {
  return text.replace(/\/\*.*?\*\//gs, '');
}

/** Class names are unique by screen, and by game (electron.vite.config.ts). */
function screenOf(file: string): string {
  return /^(?:renderer\/screens|games)\/([^/]+)\//.exec(file)?.[1] ?? 'app';
}

/** The colours of a game, without classes. */
function isPalette(sheet: SourceFile): boolean {
  return sheet.file.endsWith('/ui/palette.css') && classesOf(sheet).size === 0;
}

function camelOf(name: string): string {
  return name.replace(/-+(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** Products outside any function of numbers. */
function bareSums(text: string): string[] {
  const lines = text.replace(/\/\*[\s\S]*?\*\//g, '').match(/[^;{}]+/g) ?? [];
  return lines.flatMap((line) => {
    // A function that is closed before the product does not enclose it.
    let before = line.slice(0, line.lastIndexOf(' * ') + 2);
    for (let less = ''; less !== before; ) [less, before] = [before, before.replace(/[\w-]*\([^()]*\)/g, '0')];
    return /:.*[\d)] \*$/s.test(before) && !/\b(?:calc|min|max|clamp)\(/.test(before) ? [before.trim()] : [];
  });
}
