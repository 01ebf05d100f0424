// Every message that a host can send is in every language's catalogue, with all values it needs.

import { checkRaceConfig, raceConfig } from '@core/config';
import type { CarConfig, RaceConfig, RuleViolation } from '@core/contract';
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { roborally } from '@games/roborally';
import { cataloguesOf, LOCALES } from '@i18n/locales';
import type { Carried, MessageDescriptor, Messages } from '@i18n/messages';
import { Translator } from '@i18n/translator';
import { violationMessage } from '@season/messages';
import { describe, expect, test } from 'vitest';
import { childrenOf, isTestFile, parseSource, type SourceFile, type SyntaxNode, sourceFiles } from '../../source-files';

const found = import.meta.glob<{ messages: Messages }>('../../api/text/*/index.ts', { eager: true });
const catalogue = (language: string): Messages => found[`../../api/text/${language}/index.ts`]?.messages ?? {};
const english = catalogue('en');

/** Where a message is made: its id as far as the code gives it, and the names of its values if they are literal there. */
interface Made {
  file: string;
  id: string;
  values: readonly string[] | undefined;
}
const made = sourceFiles(/\.tsx?$/)
  .filter(
    ({ file }) => /^(api|host|store|season|renderer\/app)\//.test(file) && !isTestFile(file) && !/\/text\//.test(file),
  )
  .flatMap(madeIn);

describe('what a host says', () => {
  test('is found in its code', () => {
    expect(new Set(made.map(({ id }) => id)).size).toBeGreaterThan(250);
  });
  test('is in the catalogue', () => {
    expect(made.filter(({ id }) => !Object.hasOwn(english, id))).toEqual([]);
  });
  test.each(LOCALES)('is formatted in %s with the values that the code gives, and none is missing', (locale) => {
    const translator = new Translator(locale);
    translator.add('api', ...cataloguesOf(locale).map(catalogue));
    const lost = made.flatMap(({ file, id, values }) => {
      const wanted = argumentsOf(parse(english[id] ?? ''));
      const given = values ?? [...wanted.keys()];
      const carried = Object.fromEntries(given.map((name) => [name, sampleOf(wanted.get(name))]));
      const message: MessageDescriptor = { namespace: 'api', id, values: carried };
      const text = translator.describe(message);
      return text === undefined || /[{}]|undefined/.test(text) ? [`${file}: ${id} with ${given.join()}: ${text}`] : [];
    });
    expect(lost).toEqual([]);
  });
});

const REFUSED: [string, (config: RaceConfig) => void][] = [
  ['seat-count', (config) => config.cars.splice(0)],
  ['unknown-circuit', (config) => (config.circuit = 'moon')],
  ['unknown-option', (config) => (config.options.wings = true)],
  ['missing-option', (config) => delete config.options.turnLimit],
  ['option-range', (config) => (config.options.turnLimit = 7)],
  ['unknown-colour', (config) => ((config.cars[0] as CarConfig).colour = 'teal')],
  ['colour-taken', (config) => ((config.cars[1] as CarConfig).colour = 'red')],
  ['unknown-automaton', (config) => ((config.cars[0] as CarConfig).automaton = 'ghost')],
  ['unknown-handicap', (config) => ((config.cars[0] as CarConfig).handicap = { moon: 1 })],
  [
    'handicap-range',
    (config) => ((config.cars[0] as CarConfig).handicap = { [roborally.handicaps?.[0]?.id ?? '']: 99 }),
  ],
];
describe.each(LOCALES)('a setup that the engine refuses, in %s', (locale) => {
  test.each(REFUSED)('%s', (code, spoil) => {
    const game = { ...roborally, seats: [2, 8] as const, colours: ['red', 'green'] as const };
    const config = raceConfig(game, 'first-shift', [{ colour: 'red' }, { colour: 'green' }]);
    spoil(config);
    const violation = checkRaceConfig(game, config);
    expect(violation?.code).toBe(code);
    const translator = new Translator(locale);
    translator.add('api', ...cataloguesOf(locale).map(catalogue));
    const { otherwise: _, ...message } = violationMessage(game.id, violation as RuleViolation);
    expect(translator.describe(message)).toBeTruthy();
  });
});

test('a missing value is not ignored', () => {
  const translator = new Translator('de');
  translator.add('api', catalogue('de'));
  expect(translator.describe({ namespace: 'api', id: 'party.other-car', values: { driver: 'Ada' } })).toBeUndefined();
});

function sampleOf(type: TYPE | undefined): Carried {
  if (type === TYPE.plural || type === TYPE.number) return 2;
  return type === TYPE.date || type === TYPE.time ? Date.UTC(2026, 10, 23) : 'Ada';
}

/** The arguments of a message, each with its format. */
function argumentsOf(elements: readonly MessageFormatElement[]): Map<string, TYPE> {
  const all = new Map<string, TYPE>();
  for (const element of elements) {
    if (element.type === TYPE.literal || element.type === TYPE.pound) continue;
    if (element.type === TYPE.tag) {
      for (const [name, type] of argumentsOf(element.children)) all.set(name, type);
      continue;
    }
    all.set(element.value, Math.max(element.type, all.get(element.value) ?? 0));
    if (element.type !== TYPE.plural && element.type !== TYPE.select) continue;
    for (const option of Object.values(element.options)) {
      for (const [name, type] of argumentsOf(option.value)) all.set(name, Math.max(type, all.get(name) ?? 0));
    }
  }
  return all;
}

/** Calls of message(...) in a file: ids that are literals, a choice between two, or the start of a template. */
function madeIn(source: SourceFile): Made[] {
  const all: Made[] = [];
  const visit = (node: SyntaxNode): void => {
    const callee = node.callee as SyntaxNode | undefined;
    if (node.type === 'CallExpression' && callee?.name === 'message') {
      const [id, values] = node.arguments as SyntaxNode[];
      for (const one of id === undefined ? [] : idsIn(id))
        all.push({ file: source.file, id: one, values: namesIn(values) });
    }
    childrenOf(node).forEach(visit);
  };
  visit(parseSource(source));
  return all;
}

function idsIn(node: SyntaxNode): string[] {
  if (node.type === 'Literal') return [String(node.value)];
  if (node.type === 'ConditionalExpression') {
    return [...idsIn(node.consequent as SyntaxNode), ...idsIn(node.alternate as SyntaxNode)];
  }
  if (node.type !== 'TemplateLiteral') return [];
  const [start] = node.quasis as { value: { cooked: string } }[];
  return Object.keys(english).filter((id) => id.startsWith(start?.value.cooked ?? ''));
}

/** undefined if the values are built elsewhere: their types then define them. */
function namesIn(values: SyntaxNode | undefined): string[] | undefined {
  if (values === undefined) return [];
  if (values.type !== 'ObjectExpression') return undefined;
  const properties = values.properties as SyntaxNode[];
  if (properties.some(({ type }) => type !== 'Property')) return undefined;
  return properties.map(({ key }) => String((key as SyntaxNode).name ?? (key as SyntaxNode).value));
}
