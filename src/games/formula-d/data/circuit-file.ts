// The files of the circuits, found by folder: adding one to circuits/ adds a circuit.
// Not here: what follows from a file (circuit-from.ts, geometry/derive-circuit.ts), or its exact shape (circuit-schema.ts).

/** The three lanes of the track, from the left. */
export type TrackLane = 'A' | 'B' | 'C';
/** P: the pit lane. X: the pit boxes. */
export type LaneName = TrackLane | 'P' | 'X';

/** What a circuit is called in one language. sections: in driving order. */
export interface CircuitWords {
  readonly name: string;
  /** One sentence about its character. */
  readonly blurb: string;
  readonly sections: readonly string[];
}

/** A corner or a straight. Straights have neither turns nor stops nor a sign. */
export interface FileSection {
  /** The corner's parts in driving order, such as 'LR'. */
  readonly turns?: string;
  /** Required stops. */
  readonly stops?: number;
  /** Spaces of each lane in each part; a straight has one part. */
  readonly spaces: Readonly<Record<TrackLane, readonly number[]>>;
  /** The preferred centre of the corner's sign. */
  readonly sign?: readonly [x: number, y: number];
}

/** A space. Its lane and number follow from its place in the file. */
export interface FileSpace {
  /** Half spaces after the line; lanes A and C only. */
  readonly pos?: number;
  /** The sides to which a car may change lanes: 'L', 'R', 'LR'. */
  readonly to?: string;
  /** Spaces of the next lane to the right that it touches although their positions are two half spaces apart. */
  readonly touches?: readonly string[];
  /** x, y of six points: rear left, middle left, front left, then back along the right. */
  readonly outline: readonly number[];
  /** Its centre and its heading in degrees, where they differ from the outline's by a tenth or more. */
  readonly spot?: readonly [x: number, y: number, heading: number];
}

/** Something beside the track. angle: degrees. */
export type Decor =
  | { readonly kind: 'water'; readonly points: readonly (readonly [x: number, y: number])[] }
  | {
      readonly kind: 'block';
      readonly x: number;
      readonly y: number;
      readonly w: number;
      readonly h: number;
      readonly angle: number;
    }
  | { readonly kind: 'tree'; readonly x: number; readonly y: number; readonly r: number };

/**
 * Something that a player put on the land; it is always drawn. angle: degrees; r: its room; pick: 0 to 1, which of its kind. A pool is
 * round water, which flows together with other pools. name: of one of the landmarks of the circuit's look.
 */
export type LandThing = { readonly x: number; readonly y: number } & (
  | { readonly kind: 'tree'; readonly r: number; readonly pick: number }
  | { readonly kind: 'house'; readonly w: number; readonly h: number; readonly angle: number; readonly pick: number }
  | { readonly kind: 'stand'; readonly angle: number }
  | { readonly kind: 'pool'; readonly r: number }
  | { readonly kind: 'boat'; readonly angle: number; readonly size: number; readonly sails: boolean }
  | {
      readonly kind: 'field';
      readonly w: number;
      readonly h: number;
      readonly angle: number;
      readonly crop: 'wheat' | 'meadow';
    }
  | { readonly kind: 'landmark'; readonly r: number; readonly name: string }
);

/** A circuit's file. Lengths and points are in board units, y downwards; spaces are named like 'B35'. */
export interface CircuitFile {
  readonly format: 'paddock.formula-d.circuit/2';
  /** Its place in every list of circuits. */
  readonly order: number;
  /** By language, as the folders of text/ are called. */
  readonly words: Readonly<Partial<Record<string, CircuitWords>>>;
  readonly size: readonly [width: number, height: number];
  readonly laneWidth: number;
  readonly spaceLength: number;
  /** In driving order from the first corner after the line. The last one is the start straight. */
  readonly sections: readonly FileSection[];
  /** Spaces of the start straight behind the line, by lane. */
  readonly start: Readonly<Record<TrackLane, number>>;
  /** Pole first. */
  readonly grid: readonly string[];
  /** entries, exits: links from the track and back. firstBox: the space of the pit lane beside the first box. */
  readonly pits: {
    readonly entries: readonly (readonly [from: string, to: string])[];
    readonly exits: readonly (readonly [from: string, to: string])[];
    readonly firstBox: string;
  };
  /** Positions in half spaces between which the track runs in a tunnel. */
  readonly tunnel?: readonly [from: number, to: number];
  /** In the order in which spaces are numbered. */
  readonly lanes: Readonly<Record<LaneName, readonly FileSpace[]>>;
  readonly decor: readonly Decor[];
  /** Left out: nothing. */
  readonly land?: readonly LandThing[];
}

const found = import.meta.glob<CircuitFile>('../circuits/*.json', { eager: true, import: 'default' });

/** All circuits, as files and their ids, in the order of lists. */
export const CIRCUIT_FILES: readonly { readonly id: string; readonly file: CircuitFile }[] = Object.entries(found)
  .map(([path, file]) => ({ id: path.split('/').at(-1)?.replace('.json', '') ?? '', file }))
  .toSorted((a, b) => a.file.order - b.file.order || (a.id < b.id ? -1 : 1));
