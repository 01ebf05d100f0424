// The data that a portrait is drawn from: face, helmet, suit and background landscape. Types only.

/** Shapes of the parts of a face. */
export type Jaw = 'round' | 'square' | 'long' | 'heart';
export type Nose = 'straight' | 'broad' | 'hooked';
export type Mouth = 'smile' | 'grin' | 'smirk' | 'flat' | 'lips' | 'open';
export type Eyes = 'open' | 'narrow' | 'shut';
export type Hair = 'long' | 'curls' | 'bob' | 'braids' | 'pony' | 'locs' | 'hijab' | 'fringe';
export type Beard = 'full' | 'moustache' | 'handlebar' | 'goatee' | 'stubble';
/** open: the face is free; full: chin and visor; leather: an old-fashioned cap. */
export type Shell = 'open' | 'full' | 'leather';
export type Paint =
  | 'stripe'
  | 'twin'
  | 'halves'
  | 'band'
  | 'check'
  | 'chevron'
  | 'sun'
  | 'dots'
  | 'bolt'
  | 'wave'
  | 'star'
  | 'quarter';
/** The landscape in the background: the driver's home from far away. */
export type Land =
  | 'fjord'
  | 'coast'
  | 'savanna'
  | 'volcano'
  | 'mesa'
  | 'moor'
  | 'bazaar'
  | 'docks'
  | 'reef'
  | 'lake'
  | 'monsoon'
  | 'castle'
  | 'lagoon';

/** Colours are #rrggbb. brow: how far it slopes to the nose, and its thickness. */
export interface Look {
  skin: string;
  jaw: Jaw;
  nose: Nose;
  mouth: Mouth;
  eyes: Eyes;
  iris: string;
  lashes: boolean;
  brow: readonly [fall: number, width: number];
  browColour: string;
  hair: Hair | null;
  hairColour: string;
  beard: Beard | null;
  blush: string;
  /** Colour of the lips; null for the skin's own. */
  lips: string | null;
  freckles: boolean;
  old: boolean;
  scar: boolean;
  /** Colour of the frame; null for none. */
  glasses: string | null;
  /** Colour of the rings; null for none. */
  earrings: string | null;
  shell: Shell;
  helmet: string;
  trim: string;
  paint: Paint;
  /** Colour of the peak over an open helmet; null for none. */
  peak: string | null;
  goggles: 'up' | 'down' | null;
  lens: string;
  suit: string;
  /** Colour of the scarf; null for none. */
  scarf: string | null;
  land: Land;
  /** Top and bottom colours of the sky. */
  sky: readonly [string, string];
}
