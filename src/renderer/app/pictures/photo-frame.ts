// The frames of a photo of the board: a white border, or a film strip that says where and when. Pure.

import { type Drawing, fitted, INKS, type Item, type Measure } from './drawing';

/** What lies round a photo. */
export const PHOTO_FRAMES = ['none', 'border', 'film'] as const;
export type PhotoFrame = (typeof PHOTO_FRAMES)[number];

/** What a film strip says, at the left, in the middle and at the right. */
export interface PhotoCaption {
  circuit: string;
  round: string;
  date: string;
}

/** A frame for a photo of this size, px. scale: px of the photo per CSS px. */
export interface FrameWanted {
  frame: PhotoFrame;
  width: number;
  height: number;
  scale: number;
  caption: PhotoCaption;
}

const PAPER = '#fbf8f1';
const FILM = '#14110d';
const HOLE = '#e9e2d2';

/** The frame, to be painted over the photo. */
export function frameOf(wanted: FrameWanted, measure: Measure): Drawing {
  const { frame, width, height } = wanted;
  return { width, height, items: frame === 'none' ? [] : frame === 'border' ? border(wanted) : film(wanted, measure) };
}

/** White paper round the photo, wider below, as of a print. */
function border({ width, height, scale }: FrameWanted): Item[] {
  const side = Math.round(Math.min(width, height) * 0.035);
  const below = Math.round(side * 2.2);
  const line = Math.max(1, Math.round(scale));
  const white = (x: number, y: number, wide: number, high: number): Item => {
    return { kind: 'shape', x, y, width: wide, height: high, fill: PAPER };
  };
  const grey = (x: number, y: number, wide: number, high: number): Item => {
    return { kind: 'shape', x, y, width: wide, height: high, fill: 'rgba(0, 0, 0, 0.35)' };
  };
  return [
    white(0, 0, width, side),
    white(0, height - below, width, below),
    white(0, 0, side, height),
    white(width - side, 0, side, height),
    // The edge of the picture in the paper.
    grey(side, side, width - 2 * side, line),
    grey(side, side, line, height - side - below),
  ];
}

/** Two bands with holes; the lower one has the caption under its holes. */
function film({ width, height, scale, caption }: FrameWanted, measure: Measure): Item[] {
  const hole = Math.round(Math.min(16 * scale, height * 0.03));
  const band = hole * 2;
  const words = Math.round(hole * 1.9);
  const low = height - band - words;
  const step = Math.round(hole * 2.2);
  const count = Math.floor((width - hole) / step);
  const start = (width - (count - 1) * step - hole * 1.3) / 2;
  const holes = (y: number): Item[] =>
    Array.from({ length: count }, (_, at) => ({
      kind: 'shape',
      x: start + at * step,
      y: y + (band - hole) / 2,
      width: hole * 1.3,
      height: hole,
      fill: HOLE,
      radius: hole * 0.25,
    }));
  const edge = Math.round(hole * 1.2);
  const third = (width - 2 * edge) / 3;
  const text = (at: number, share: string, align: 'start' | 'middle' | 'end') =>
    fitted(
      { x: edge + at * third + 4, y: low + band - hole * 0.2, width: third - 8, height: words },
      { text: share, face: 'label', size: Math.round(hole * 1.35), fill: INKS.amberText, align },
      measure,
    );
  return [
    { kind: 'shape', x: 0, y: 0, width, height: band, fill: FILM },
    ...holes(0),
    { kind: 'shape', x: 0, y: low, width, height: band + words, fill: FILM },
    ...holes(low),
    text(0, caption.circuit, 'start'),
    text(1, caption.round, 'middle'),
    text(2, caption.date, 'end'),
  ];
}
