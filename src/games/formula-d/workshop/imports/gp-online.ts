// Circuits in the text format of GP Online (`.dat`): nodes, ways between them, and what they are. Not here: the source that is made of
// them (road-from-nodes.ts). Pictures that a file names are never loaded.

import type { CircuitImport, ProblemText } from '@core/contract';
import { type GpNode, type GpTrack, sourceFrom } from './road-from-nodes';

/** A file begins with the name of its picture and the corner in which its facts are shown. */
const HEAD = /^[^\n]{1,200}\.(?:png|jpe?g|gif|bmp|webp)[ \t]+[0-4](?:[ \t][^\n]*)?$/i;
const NODE = /^(\d{1,7})[ \t]+(-?\d{1,6}(?:\.\d{1,6})?)[ \t]+(-?\d{1,6}(?:\.\d{1,6})?)[ \t]+([0-7])([ \t]+F)?$/;
const PAIR = /^(\d{1,7})[ \t]+(\d{1,7})$/;
/** The most lines of a part: far more than any circuit has. */
const MOST = 6000;
/** Types of nodes, by their numbers. */
const PIT = 7;
const BLOCKED = 4;
const STOPS: Readonly<Record<number, number>> = { 2: 2, 3: 1, 6: 3 };

/** The circuit; why it cannot be taken over; undefined: this is no such file. */
export function fromGpOnline(given: unknown): CircuitImport | undefined {
  if (typeof given !== 'string') return undefined;
  const lines = given.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
  const head = lines[0]?.trim() ?? '';
  if (!HEAD.test(head)) return undefined;
  const parts = partsOf(lines);
  const [, nodeLines = [], wayLines = []] = parts;
  const broken = [nodeLines, wayLines].find((part) => part.length > MOST);
  if (broken !== undefined) return refusal('workshop.import.many', { most: MOST });
  const nodes = new Map<number, GpNode>();
  for (const { text, at } of nodeLines) {
    const [, id, x, y, type, flag] = NODE.exec(text) ?? [];
    if (id === undefined) return refusal('workshop.import.line', { line: at });
    nodes.set(Number(id), {
      x: Number(x),
      y: Number(y),
      ...kindOf(Number(type)),
      isFinish: flag !== undefined || type === '5',
    });
  }
  const ways: [number, number][] = [];
  for (const { text, at } of wayLines) {
    const [, from, to] = PAIR.exec(text) ?? [];
    if (from === undefined) return refusal('workshop.import.line', { line: at });
    if (!nodes.has(Number(from)) || !nodes.has(Number(to))) return refusal('workshop.import.way', { line: at });
    ways.push([Number(from), Number(to)]);
  }
  const track: GpTrack = { name: nameIn(head), nodes, ways };
  return sourceFrom(track, notesOn(track, head, parts.length));
}

function refusal(id: string, values: ProblemText['values'] & object): CircuitImport {
  return { refused: { id, values } };
}

/** The parts of a file, which empty lines divide. at: the line's number, 1-based. */
function partsOf(lines: readonly string[]): { text: string; at: number }[][] {
  const parts: { text: string; at: number }[][] = [[]];
  lines.forEach((line, index) => {
    const text = line.trim();
    if (text !== '') parts.at(-1)?.push({ text, at: index + 1 });
    else if (parts.at(-1)?.length !== 0) parts.push([]);
  });
  return parts.filter((part) => part.length > 0);
}

function kindOf(type: number): Pick<GpNode, 'kind' | 'stops'> {
  if (type === PIT) return { kind: 'pit', stops: 0 };
  if (type === BLOCKED) return { kind: 'blocked', stops: 0 };
  const stops = STOPS[type] ?? 0;
  return { kind: stops > 0 ? 'corner' : 'straight', stops };
}

/** The picture's name without its ending. */
function nameIn(head: string): string {
  const [name = ''] = head.split(/\.(?:png|jpe?g|gif|bmp|webp)[ \t]/i);
  return name.replace(/[_-]+/g, ' ').trim();
}

/** What our rules have no use for, or have in their own way. parts: of the file; the fifth one is the grid. */
function notesOn({ nodes }: GpTrack, head: string, parts: number): ProblemText[] {
  const all = [...nodes.values()];
  const hasRain = /[0-4][ \t]+\d/.test(head.slice(head.lastIndexOf('.')));
  return [
    { id: 'workshop.import.picture' },
    { id: 'workshop.import.lanes' },
    ...(all.some(({ kind }) => kind === 'pit') ? [{ id: 'workshop.import.pits' }] : []),
    ...(parts > 4 ? [{ id: 'workshop.import.grid' }] : []),
    ...(all.some(({ kind }) => kind === 'blocked') ? [{ id: 'workshop.import.blocked' }] : []),
    ...(hasRain ? [{ id: 'workshop.import.rain' }] : []),
  ];
}
