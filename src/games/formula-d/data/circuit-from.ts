// Derives what the rules know of a circuit from its file, for every circuit alike.
// Not here: how it is drawn (geometry/derive-circuit.ts), or flat tables for searching (phases/graph.ts).

import type { Space } from '../types';
import type { Circuit, Corner, Section, SpaceKind } from './circuit';
import type { CircuitFile, FileSpace, LaneName, TrackLane } from './circuit-file';
import { longestAndShortest } from './corner-paths';

const TRACK_LANES = ['A', 'B', 'C'] as const satisfies readonly TrackLane[];
/** In the order in which spaces are numbered. */
const LANES = [...TRACK_LANES, 'P', 'X'] as const satisfies readonly LaneName[];

/** The lane to the right of a lane of the track. */
const RIGHT_OF: Readonly<Partial<Record<LaneName, TrackLane>>> = { A: 'B', B: 'C' };

/** A space with its place. i: its number in its lane. part: which part of its section it lies in. */
interface Placed {
  readonly id: string;
  readonly lane: LaneName;
  readonly i: number;
  readonly section: number;
  readonly part: number;
  readonly pos: number;
  readonly source: FileSpace;
}
type Find = (name: string) => Space;

/**
 * Derives a circuit from its file: the spaces' numbers, kinds, positions, insides, links and neighbours, the line, sections
 * and corners, boxes, and where the pits begin and end. Throws if the file names a space that it does not have, or if
 * sections and lanes differ in length.
 */
export function circuitFrom(id: string, file: CircuitFile): Circuit {
  const lapPos = 2 * file.lanes.B.length;
  const spaces = placed(id, file, lapPos);
  const index = new Map(spaces.map((one, space) => [one.id, space]));
  const find: Find = (name) => {
    const space = index.get(name);
    if (space === undefined) throw new Error(`${id} has no space ${name}`);
    return space;
  };
  const posOf = (name: string): number => (spaces[find(name)] as Placed).pos;
  const sections = sectionsOf(file);
  const kind = spaces.map(({ lane, section }): SpaceKind => {
    if (lane === 'P' || lane === 'X') return lane === 'P' ? 'pit' : 'box';
    return sections[section]?.kind ?? 'straight';
  });
  const corner = spaces.map(({ section }, at) => (kind[at] === 'corner' ? (sections[section]?.corner ?? -1) : -1));
  const beside = besidesOf(spaces, index, lapPos);
  const box = spaces.map(({ lane, i }) => (lane === 'P' ? boxBeside(i, file, find) : -1));
  const links = {
    next: spaces.map((one) => nextOf(one, file, find)),
    left: spaces.map((one, at) => acrossOf(one, 'L', beside[at] ?? [], spaces, lapPos)),
    right: spaces.map((one, at) => acrossOf(one, 'R', beside[at] ?? [], spaces, lapPos)),
    pitIn: linksFrom(spaces, file.pits.entries, find),
    pitOut: linksFrom(spaces, file.pits.exits, find),
    box,
  };
  return {
    id,
    name: file.words.en?.name ?? id,
    lapPos,
    spaces: spaces.map((one) => one.id),
    kind,
    lane: spaces.map(({ lane }) => lane),
    pos: spaces.map(({ pos }) => pos),
    section: spaces.map(({ section }) => section),
    corner,
    inside: spaces.map((one) => insideOf(one, file)),
    ...links,
    line: spaces.map((one, at) => one.lane !== 'X' && isBehindLine(one, spaces[at - 1])),
    beside,
    corners: cornersOf(file, sections, corner, Object.values(links)),
    sections,
    grid: file.grid.map(find),
    boxes: box.filter((space) => space >= 0),
    entryPos: Math.max(...file.pits.entries.map(([from]) => posOf(from))),
    exitPos: Math.min(...file.pits.exits.map(([, to]) => posOf(to))),
  };
}

/** All spaces in the order of their numbers. Lane B has a space every two half spaces from the line on. */
function placed(id: string, file: CircuitFile, lapPos: number): Placed[] {
  const [entry = ''] = file.pits.entries[0] ?? [];
  // The pit lane begins one space after the first way into it; the boxes are level with its spaces.
  const at = Number(entry.slice(1));
  const pits = (file.lanes[entry[0] as LaneName][at]?.pos ?? 2 * at) + 2;
  const first = { A: 0, B: 0, C: 0, P: pits, X: pits + 2 * Number(file.pits.firstBox.slice(1)) };
  return LANES.flatMap((name) => {
    const parts = partsOf(file, name);
    const spaces = file.lanes[name];
    if (parts.length !== spaces.length) {
      throw new Error(`${id} has ${spaces.length} spaces in lane ${name}, but ${parts.length} in its sections`);
    }
    return spaces.map((source, i): Placed => {
      const pos = source.pos ?? (first[name] + 2 * i) % lapPos;
      return { id: `${name}${i}`, lane: name, i, ...(parts[i] as Part), pos, source };
    });
  });
}

type Part = Pick<Placed, 'section' | 'part'>;

/** Section and part of each space of a lane. Lanes begin within the last section, the start straight, where the pits are. */
function partsOf(file: CircuitFile, lane: LaneName): Part[] {
  const last = { section: file.sections.length - 1, part: 0 };
  if (lane === 'P' || lane === 'X') return file.lanes[lane].map(() => last);
  const driven = file.sections.flatMap(({ spaces }, section) =>
    spaces[lane].flatMap((count, part) => Array.from({ length: count }, (): Part => ({ section, part }))),
  );
  const behindLine = Array.from({ length: file.start[lane] }, () => last);
  return [...behindLine, ...driven.slice(0, driven.length - behindLine.length)];
}

/** On a straight, the next corner's inside. */
function insideOf({ lane, section, part }: Placed, { sections }: CircuitFile): 'L' | 'R' | '' {
  if (lane === 'P' || lane === 'X') return '';
  const own = sections[section]?.turns?.[part];
  return (own ?? sections[(section + 1) % sections.length]?.turns?.[0] ?? '') as 'L' | 'R' | '';
}

/** Lanes are rings, the pit lane ends, and a box leads to the space after the one beside it. */
function nextOf({ lane, i }: Placed, { lanes, pits }: CircuitFile, find: Find): Space | -1 {
  if (lane === 'X') return find(`P${Number(pits.firstBox.slice(1)) + i + 1}`);
  if (lane === 'P') return i + 1 < lanes.P.length ? find(`P${i + 1}`) : -1;
  return find(`${lane}${(i + 1) % lanes[lane].length}`);
}

/** The box beside a space of the pit lane. */
function boxBeside(i: number, { lanes, pits }: CircuitFile, find: Find): Space | -1 {
  const box = i - Number(pits.firstBox.slice(1));
  return box >= 0 && box < lanes.X.length ? find(`X${box}`) : -1;
}

/** How many half spaces `to` is ahead of `from`, at most half a lap either way. */
function ahead(from: number, to: number, lapPos: number): number {
  return ((to - from + lapPos * 1.5) % lapPos) - lapPos / 2;
}

/**
 * For each space, the spaces of neighbouring lanes that it touches, in order: at most one half space apart, or because the file says so
 * (R36). An editor derives a circuit after every change, so spaces are looked up by position, not compared with all others.
 */
function besidesOf(spaces: readonly Placed[], index: ReadonlyMap<string, Space>, lapPos: number): Space[][] {
  const beside = spaces.map(() => new Set<Space>());
  const byPlace = Map.groupBy(spaces.keys(), (space) => {
    const { lane, pos } = spaces[space] as Placed;
    return `${lane}${pos % lapPos}`;
  });
  spaces.forEach(({ lane, pos, source }, left) => {
    const rightLane = RIGHT_OF[lane];
    if (rightLane === undefined) return;
    const level = [-1, 0, 1].flatMap((by) => byPlace.get(`${rightLane}${(pos + by + lapPos) % lapPos}`) ?? []);
    const named = (source.touches ?? []).flatMap((name) => index.get(name) ?? []);
    for (const right of [...level, ...named]) {
      if (spaces[right]?.lane !== rightLane) continue;
      beside[left]?.add(right);
      beside[right]?.add(left);
    }
  });
  return beside.map((found) => [...found].sort((a, b) => a - b));
}

/** A change of lanes leads to the foremost space that is touched on that side. */
function acrossOf(
  { lane, pos, source: { to = '' } }: Placed,
  side: 'L' | 'R',
  beside: readonly Space[],
  spaces: readonly Placed[],
  lapPos: number,
): Space | -1 {
  if (!to.includes(side)) return -1;
  const on = (space: Space): Placed => spaces[space] as Placed;
  const touched = beside.filter((space) => on(space).lane < lane === (side === 'L'));
  const foremost = Math.max(...touched.map((space) => ahead(pos, on(space).pos, lapPos)));
  return touched.find((space) => ahead(pos, on(space).pos, lapPos) === foremost) ?? -1;
}

function linksFrom(spaces: readonly Placed[], links: CircuitFile['pits']['entries'], find: Find): (Space | -1)[] {
  const by = new Map(links.map(([from, to]) => [find(from), find(to)]));
  return spaces.map((_, space) => by.get(space) ?? -1);
}

/** Whether it is the first space of its lane after the line. Lanes of the track are numbered from there. */
function isBehindLine({ lane, i, pos }: Placed, before: Placed | undefined): boolean {
  return lane === 'P' ? i > 0 && before !== undefined && before.pos > pos : i === 0;
}

function sectionsOf({ sections, words }: CircuitFile): Section[] {
  let corners = 0;
  return sections.map(({ turns }, index) => ({
    index,
    kind: turns === undefined ? 'straight' : 'corner',
    name: words.en?.sections[index] ?? '',
    corner: turns === undefined ? -1 : corners++,
  }));
}

function cornersOf(
  file: CircuitFile,
  sections: readonly Section[],
  cornerAt: Circuit['corner'],
  links: readonly (readonly (Space | -1)[])[],
): Corner[] {
  return sections
    .filter(({ kind }) => kind === 'corner')
    .map(({ index: section, name, corner }): Corner => {
      const { stops = 0, turns = '' } = file.sections[section] ?? {};
      return { index: corner, section, name, stops, ...longestAndShortest(corner, cornerAt, links), turns };
    });
}
