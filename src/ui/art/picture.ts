// A picture as every screen takes it: SVG text with its size.

/** A picture as SVG text with its own size in px; drawn into <img>, a texture or the page. */
export interface Picture {
  svg: string;
  width: number;
  height: number;
  /** The point to centre a crop on, as fractions of width and height; left out: the middle. */
  focus?: readonly [x: number, y: number];
}
