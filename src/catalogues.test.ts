// Rules for player-facing text (STYLE, "Errors and text"): every text that a person reads is a message of a catalogue, every
// message is used somewhere, and every language has all of them with the same arguments and tags.
// Files whose texts are still in the code are listed in text-exceptions.json. That list may only get shorter.

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { describe, expect, test } from 'vitest';
import { catalogueOf, WHOLE_LOCALES } from './i18n/locales';
import type { Messages } from './i18n/messages';
import { childrenOf, isTestFile, parseSource, type SourceFile, type SyntaxNode, sourceFiles } from './source-files';

const found = import.meta.glob<{ messages?: Messages }>(
  [
    './{ui,api,host,season,balance,main}/text/*/index.ts',
    './renderer/text/*/*.ts',
    './renderer/text/*/club/*.ts',
    '!./renderer/text/club/*.ts',
    './games/*/text/*/index.ts',
  ],
  { eager: true },
);
/** namespace: the catalogue's name; language: the folder's name; owner: the folder whose code uses it, below src. */
interface Catalogue {
  namespace: string;
  language: string;
  owner: string;
  messages: Messages;
}
const catalogues = Object.entries(found).map(([file, { messages = {} }]) => catalogueIn(file.slice(2), messages));
const english = catalogues.filter(({ language }) => language === 'en');
const languages = [...new Set(catalogues.map(({ language }) => language))].filter((language) => language !== 'en');
const whole = new Set(WHOLE_LOCALES.map(catalogueOf));

const code = sourceFiles(/\.tsx?$/).filter(({ file }) => !isTestFile(file) && !/\/text\/\w+\//.test(file));
const exceptions = JSON.parse(readFileSync(path.join(import.meta.dirname, 'text-exceptions.json'), 'utf8')) as string[];

describe('catalogues', () => {
  test('exist, in more than one language', () => {
    expect(english.length).toBeGreaterThan(1);
    expect(languages).toContain('de');
  });
  test.each(english)('$namespace is ICU MessageFormat', ({ messages }) => {
    expect(Object.entries(messages).flatMap(([id, text]) => unreadable(id, text))).toEqual([]);
  });
  test.each(english.flatMap((source) => languages.map((language) => ({ ...source, language }))))(
    '$namespace in $language has the same messages, with the same arguments and tags',
    ({ namespace, language, messages }) => {
      const other = catalogues.find((one) => one.namespace === namespace && one.language === language);
      const gaps = differences(messages, other?.messages ?? {});
      // In a language that is still being translated, missing messages appear in English.
      expect(whole.has(language) ? gaps : gaps.filter((one) => !one.endsWith(' is missing'))).toEqual([]);
    },
  );
  test.each(english)('$namespace has no unused message', ({ namespace, owner, messages }) => {
    const texts = code.filter(({ file }) => isUsedBy(file, owner) || namespace === 'api').map(({ text }) => text);
    expect(unused(Object.keys(messages), texts.join('\n'))).toEqual([]);
  });
});

test('no message contains the id of a rule: people read the name of the article', () => {
  const all = catalogues.flatMap(({ namespace, language, messages }) =>
    Object.entries(messages).flatMap(([id, text]) => (RULE_ID.test(text) ? [`${namespace} (${language}) ${id}`] : [])),
  );
  expect(all).toEqual([]);
});

test.each([
  ['an apostrophe is the curly one', /\p{L}'\p{L}/u, undefined],
  // The short form if there is one, as people at a table say it; but no one says "Wähl".
  ['German asks for one thing in one form', /(?<!\p{L})(?:Wähl|Schalt|Fahre|Nutze|Setze|Lege|Tippe)(?!\p{L})/iu, 'de'],
])('%s', (_, wrong, only) => {
  const all = catalogues.filter(({ language }) => only === undefined || language === only);
  const found = all.flatMap(({ namespace, language, messages }) =>
    Object.entries(messages).flatMap(([id, text]) => (wrong.test(text) ? [`${namespace} (${language}) ${id}`] : [])),
  );
  expect(found).toEqual([]);
});

describe('code contains no player-facing text', () => {
  const speaking = code.filter(({ file }) => isSpeaking(file));
  const withTexts = speaking.filter((source) => textsIn(source).length > 0).map(({ file }) => file);
  test('except in files that are still to be cleared', () => {
    expect(speaking.length).toBeGreaterThan(400);
    const fresh = withTexts.filter((file) => !exceptions.includes(file));
    const strings = fresh.flatMap((file) =>
      textsIn(speaking.find((one) => one.file === file) as SourceFile).map((text) => `${file}: ${text}`),
    );
    expect(strings).toEqual([]);
  });
  test('and cleared files are removed from src/text-exceptions.json', () => {
    expect(exceptions.filter((file) => !withTexts.includes(file))).toEqual([]);
  });
});

test('German is chosen automatically once no text is left in code', () => {
  expect(WHOLE_LOCALES.includes('de')).toBe(exceptions.length === 0);
});

describe('the check itself', () => {
  const textsOf = (text: string) => textsIn({ file: 'ui/a.tsx', text });
  test.each([
    ['<p>Lights out</p>', ['Lights out']],
    ['<p>Go</p>', ['Go']],
    ['<b title="Take back">{x}</b>', ['Take back']],
    [`const a = \`$\{n} laps to go\`;`, [' laps to go']],
    ["const a = b ? 'Laps' : 'Boost now';", ['Laps', 'Boost now']],
    ["const a = { label: 'Grid', id: 'grid' };", ['Grid']],
  ])('finds the text in %s', (text, texts) => {
    expect(textsOf(text)).toEqual(texts);
  });
  test.each([
    ["throw new Error('this is a bug');"],
    ['<b className="panel note wide" style={{ transform: "translate(1px, 2px)" }}>{t("a.b")}</b>'],
    ["t('boost.title', { n }); rich('Boost', {}, {});"],
    ["import a from 'Some Thing'; type T = 'Laps' | 'Boost now';"],
    ["function a<E extends T['Event']>(event: E) {}"],
    ["event.key === 'Escape' || KEYS.includes('ArrowLeft');"],
    ["const d = 'M0 0 L10 10Z'; const font = '700 14px Barlow Condensed';"],
    ['<p>{n} · 4×</p>'],
    ["call('party.check'); const a = 'small-flag'; export const SILENT = { a: 'the banner names it' };"],
  ])('finds none in %s', (text) => {
    expect(textsOf(text)).toEqual([]);
  });
  test('reports where languages differ', () => {
    expect(
      differences({ a: '{n, plural, one {#} other {# of {all}}}', b: '<i>x</i>', c: 'c' }, { a: '{n}', b: 'x' }),
    ).toEqual(['a wants all, n: not n', 'b wants <i>: not nothing', 'c is missing']);
    expect(differences({ a: '{n}' }, { a: '{n}', b: 'x' })).toEqual(['b is not in English']);
    expect(differences({ a: '{n, plural, one {#} other {#}}' }, { a: '{n}.' })).toEqual([]);
  });
  test('distinguishes the id of a rule from a die, a space and a key', () => {
    const cited = ['Stays in the hand (R18)', 'rule R58', '[T4]', 'Regel O1', 'not R12, R14'];
    expect(cited.filter((text) => !RULE_ID.test(text))).toEqual([]);
    const other = ['<b>R1</b> and <b>R2</b> merge', 'from C31 to A42', 'C13 is 2 away', 'key R', 'Law 16'];
    expect(other.filter((text) => RULE_ID.test(text))).toEqual([]);
  });
  test('reports unused messages, by whole id or by its beginning', () => {
    expect(unused(['a.b', 'card.x', 'card.y', 'gone'], `t('a.b'); t(\`card.$\{kind}\`)`)).toEqual(['gone']);
  });
});

/** The season’s text uses a game’s names and refusals, the toolkit’s its articles, circuits and occasions, the workshop its problems. */
const SAY_FOR_GAMES =
  /^(ui\/(reference|school|hint)\/|(narration\/catalogue-names|season\/messages|kit\/workshop)\.ts$)/;
/** The sentences that all games share are in the toolkit's catalogue. */
const SAYS_FOR_TOOLKIT = /^narration\//;
function isUsedBy(file: string, owner: string): boolean {
  if (owner.startsWith('ui/') && SAYS_FOR_TOOLKIT.test(file)) return true;
  // A screen's own articles are made like a game's.
  if (owner === 'renderer/' && file.startsWith('ui/reference/')) return true;
  return file.startsWith(owner) || (owner.startsWith('games/') && SAY_FOR_GAMES.test(file));
}

/** 'games/heat/text/en/index.ts', 'ui/text/de/index.ts', 'renderer/text/en/settings.ts'. */
function catalogueIn(file: string, messages: Messages): Catalogue {
  const [folder = '', rest = ''] = file.split('/text/');
  const [language = '', ...inside] = rest.split('/');
  const name = inside.at(-1) ?? '';
  const isScreen = folder === 'renderer';
  return {
    namespace: isScreen ? name.replace('.ts', '') : (folder.split('/').at(-1) ?? ''),
    language,
    owner: `${folder}/`,
    messages,
  };
}

/** How RULES.md numbers rules: R58, T4, O1. A single digit may be the face of a die, so it counts only in a citation. */
const RULE_ID = /\b[ORT]\d{2,}\b|[([][ORT]\d+[,)\]]|\b(?:rules?|regeln?)\s+[ORT]\d/i;

function unreadable(id: string, text: string): string[] {
  try {
    const wanted = argumentsOf(parse(text));
    // Both are passed by name at once, so a tag's function would replace the argument.
    const both = wanted.filter((name) => wanted.includes(`<${name}>`));
    if (both.length > 0) return [`${id} has an argument and a tag of the same name: ${both.join(', ')}`];
    return text.trim() === text && text !== '' ? [] : [`${id} is empty, or begins or ends with a blank`];
  } catch (error) {
    return [`${id}: ${String(error)}`];
  }
}

function differences(source: Messages, other: Messages): string[] {
  const of = (text: string) => [...new Set(argumentsOf(parse(text)))].sort().join(', ') || 'nothing';
  return [
    ...Object.entries(source).flatMap(([id, text]) => {
      const translated = other[id];
      if (translated === undefined) return [`${id} is missing`];
      return of(text) === of(translated) ? [] : [`${id} wants ${of(text)}: not ${of(translated)}`];
    }),
    ...Object.keys(other).flatMap((id) => (Object.hasOwn(source, id) ? [] : [`${id} is not in English`])),
  ];
}

function argumentsOf(elements: readonly MessageFormatElement[]): string[] {
  return elements.flatMap((element) => {
    switch (element.type) {
      case TYPE.literal:
      case TYPE.pound:
        return [];
      case TYPE.tag:
        return [`<${element.value}>`, ...argumentsOf(element.children)];
      case TYPE.plural:
      case TYPE.select:
        return [element.value, ...Object.values(element.options).flatMap((option) => argumentsOf(option.value))];
      default:
        return [element.value];
    }
  });
}

/** Ids that no code names, neither in full nor by their beginning in a template: `card.${kind}`. */
function unused(ids: readonly string[], text: string): string[] {
  const beginnings = [...text.matchAll(/`([\w.-]+\.)\$\{/g)].map(([, start]) => start as string);
  return ids.filter(
    (id) => !text.includes(`'${id}'`) && !text.includes(`"${id}"`) && !beginnings.some((start) => id.startsWith(start)),
  );
}

/** System folders, headers and closing lines of sockets, and the log. */
const FOR_MACHINES =
  /^host\/(data-folder|quiet-log|gateway\/gateway|server\/(csp|socket-listener|socket-link)|seasons\/counting)\.ts$/;

/**
 * Whether a file contains player-facing text: screens, the toolkit and games' screens, the host, its season pages and the
 * menu. Boxes on the shelf do not count: a printed cover is a picture, and a game's name is the same in all languages.
 */
function isSpeaking(file: string): boolean {
  if (FOR_MACHINES.test(file)) return false;
  return (
    /^(ui|renderer|host|season|balance|main|games\/[^/]+\/ui)\//.test(file) && !/\/art\/|\/ui\/box\.tsx$/.test(file)
  );
}

/** The values of these are never read by people: classes, drawings, addresses. */
const SILENT_ATTRIBUTES =
  /^(className|style|d|viewBox|transform|points|fill|stroke\w*|font\w*|key|id|htmlFor|type|role|rel|href|src|xmlns|preserveAspectRatio|transform\w*|clipPath|gradient\w*|data-[\w-]+|aria-(live|controls|labelledby|describedby|haspopup|current|autocomplete|relevant|orientation))$/;
const WORDS = /\p{L}{2,}[,.:;!?’']*\s+\p{L}+|^\s*\p{Lu}\p{Ll}+[.!?…:]?\s*$|^\s\p{Ll}{2,}|\p{Ll}{2,}\s$/u;
/** Names of keys, of fonts and of the app, and texts that are code: drawings, styles, addresses, selectors. */
const CODE =
  /^(Enter|Escape|Tab|Backspace|Delete|Home|End|Control|Shift|Alt|Meta|Space|Arrow\w+|Page\w+|Barlow.*|Paddock)$|[<>{};=]|\bpx\b|\d(px|rem|em|ms|deg|%)|^\s*[MmLlHhVvCcSsQqTtAaZz][\d\s.,-]|--|\/\/|^\.|^#|:\/|\bvar\(|^(translate|rotate|scale|url|rgba?|hsla?)\(/;

/** Player-facing texts in a file's code. */
function textsIn(source: SourceFile): string[] {
  const texts: string[] = [];
  const add = (text: string): void => {
    if (WORDS.test(text) && !CODE.test(text)) texts.push(text);
  };
  const visit = (node: SyntaxNode): void => {
    switch (node.type) {
      case 'ImportDeclaration':
      case 'ExportNamedDeclaration':
      case 'ExportAllDeclaration':
        if (node.declaration !== undefined && node.declaration !== null) break;
        return;
      case 'ThrowStatement':
      case 'TSTypeAnnotation':
      case 'TSTypeAliasDeclaration':
      case 'TSInterfaceDeclaration':
      case 'TSTypeParameterDeclaration':
      case 'TSTypeParameterInstantiation':
        return;
      case 'JSXText':
        if (/\p{L}{2,}/u.test(String(node.value))) texts.push(String(node.value).trim().replace(/\s+/g, ' '));
        return;
      case 'JSXAttribute': {
        const name = (node.name as SyntaxNode).name;
        if (typeof name === 'string' && SILENT_ATTRIBUTES.test(name)) return;
        break;
      }
      case 'CallExpression':
      case 'NewExpression': {
        const callee = node.callee as SyntaxNode;
        const name = String(callee.name ?? (callee.property as SyntaxNode | undefined)?.name ?? '');
        if (
          /^(t|rich|Error|RangeError|classes|querySelector(All)?|matchMedia|closest|includes|warn|error|debug)$/.test(
            name,
          )
        ) {
          for (const argument of node.arguments as SyntaxNode[])
            if (argument.type === 'ObjectExpression') visit(argument);
          return;
        }
        break;
      }
      case 'VariableDeclarator':
        // Reasons why events have no line in a log, or nothing on a board; only developers read them.
        if (/^(SILENT|QUIET)$/.test(String((node.id as SyntaxNode).name))) return;
        break;
      case 'BinaryExpression':
        if (/^[!=]==$/.test(String(node.operator))) return;
        break;
      case 'Property':
        visit(node.value as SyntaxNode);
        return;
      case 'Literal':
        if (typeof node.value === 'string') add(node.value);
        return;
      case 'TemplateElement':
        add((node.value as { cooked: string }).cooked);
        return;
    }
    childrenOf(node).forEach(visit);
  };
  visit(parseSource(source));
  return texts;
}
