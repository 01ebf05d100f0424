// What the look of an oval consists of. Each oval's own is in ui/look. Decoration only: nothing here affects the rules.

/** Cells east and north of the centre of the infield. */
export type Cells = readonly [east: number, north: number];

/** The look of an oval. Distances are in cells from the centre of the infield; colours as #rrggbb. */
export interface OvalLook {
  /** What a fitted view and a picture show of the oval. */
  seen: number;
  pictured: number;
  /** beyond: the grass's colour at dusk, around the painted land. trees: how many are tried. */
  land: { grass: string; beyond: string; blobs: readonly [string, string]; trees: number; seed: number };
  /** The light of dusk, and floodlights: along both axes from the centre, and their reach. */
  dusk: string;
  lights: { away: number; reach: number };
  /** The wall with its cap, and the apron between wall and road. */
  wall: { outer: number; cap: number; apron: number; colour: string };
  kerb: readonly [string, string];
  /** Where tyres leave most rubber, and how dark it is. */
  rubber: readonly (readonly [distance: number, opacity: number])[];
  /** The paved ring under the stands: its edge, and where its corners turn. Trees stand beyond it. */
  ring: { edge: number; corner: number; trees: number };
  /** turn: degrees, the crowd faces the road; length: in cells. */
  stands: readonly { at: Cells; turn: number; length: number; seed: number }[];
  /** Stripes of stands. */
  accents: readonly [string, string, string];
  carParks: readonly Cells[];
  infield: {
    grass: string;
    /** Painted on the grass, large and slanted, with a smaller line below. */
    name: { large: string; small: string; at: Cells; turn: number };
    /** Two closed curves: a start, then the points of three more stretches. */
    pond: { at: Cells; shore: readonly Cells[]; water: readonly Cells[]; waves: readonly Cells[] };
    /** A row of trucks from here to the east. */
    trucks: { at: Cells; colours: readonly string[] };
    scoreboard: Cells;
    /** How many trees are tried, how far from the centre, and whether a spot is taken. */
    trees: { tries: number; least: number; more: number; seed: number; isTaken(east: number, north: number): boolean };
  };
  /** The middle of the pit building. */
  pitBuilding: Cells;
  /** The north-western corner of the pits in the small map. */
  mapPits: Cells;
}
