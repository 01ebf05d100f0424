// The settings of an installation, or of a guest's browser: their shapes, defaults, and how older ones are read.
// Not here: their effects, which are in the screens and games, and storing them.

import { LOCALES } from '@i18n/locales';
import { colour, id, name, sized } from './shapes';
import { z } from './zod';

/**
 * What choices show before they are made. all: costs, chances and forecasts, and hints on demand; costs: certain costs only;
 * none: only what may be chosen. Older settings have on or off.
 */
const aids = z.union([
  z.enum(['all', 'costs', 'none']),
  z.boolean().transform((on): 'all' | 'none' => (on ? 'all' : 'none')),
]);

/** What a person has had from the coach in one game. given: ids of notes; over: the first race of the game is behind them. */
const coached = z.object({ given: z.array(id), over: z.boolean() });

/** How loud something is, from 0 to 100. */
export const fader = z.int().min(0).max(100);

/** A key by what it types, in lower case, as in `KeyboardEvent.key`: 'z', 'enter', ' ', '+'. */
const key = z.string().refine(...sized(1, 20));

/**
 * Settings of this installation. Every one has a default, which also replaces a stored value that is missing or cannot be
 * read.
 */
export const settings = z.object({
  name,
  colour,
  /** Factor on every animation; 100 is 'off'. */
  speed: z.union([z.literal(0.5), z.literal(1), z.literal(2), z.literal(4), z.literal(100)]),
  motion: z.enum(['system', 'full', 'reduced']),
  /** The camera zooms in on the car that moves. */
  cameraFollow: z.boolean(),
  /** The board shakes at crashes. */
  shake: z.boolean(),
  /** AI drivers' actions are shown for two seconds at most. */
  skipAi: z.boolean(),
  palette: z.enum(['standard', 'safe']),
  contrast: z.enum(['standard', 'more']),
  /** Every car shows the pattern of its colour. */
  patterns: z.boolean(),
  /** Names appear beside the cars on the board. */
  nameTags: z.boolean(),
  /** Symbols repeat what colours show. */
  symbols: z.boolean(),
  /** Dashboard and tools on the other side, for left-handed players. */
  leftHanded: z.boolean(),
  textScale: z.union([z.literal(0.9), z.literal(1), z.literal(1.15), z.literal(1.3)]),
  sound: z.boolean(),
  volume: z.int().min(0).max(100),
  /** Volume of each group, besides the master volume. */
  faders: z.object({ engines: fader, table: fader, crowd: fader, music: fader, chime: fader }),
  /** Whether the chime at the player's turn sounds at all; its fader sets its volume. */
  turnChime: z.boolean(),
  spaceNumbers: z.boolean(),
  aids,
  /** In the first race of a game the coach explains what matters, when it matters. */
  coach: z.boolean(),
  /** After a race nobody has asked a review of, one is made quietly while nobody races, so that puzzles are found in it. */
  findPuzzles: z.boolean(),
  /** Every race of the campaign is open, also those whose race before was not done. */
  allRaces: z.boolean(),
  /** The first evening on the home screen. auto: for someone who has raced nothing else yet. */
  firstEvening: z.enum(['auto', 'shown', 'hidden']),
  /** What each person at this screen has had from the coach: by name in lower case, then by game. */
  coached: z.record(z.string(), z.record(id, coached)),
  /** Circuits that the person marked, by game: lists show them first. */
  favourites: z.record(id, z.array(id)),
  /** Keys that were changed, by the id of their action (ui/key-actions.ts); all others have their defaults. */
  keys: z.record(id, key),
  /** system: the first of the system's languages that Paddock has. */
  language: z.enum(['system', ...LOCALES]),
});
export type Settings = z.infer<typeof settings>;

/**
 * Settings from a stored value, perhaps of another edition. Each is read on its own: one that is missing or cannot be read
 * has its value in otherwise and does not affect the others.
 */
export function settingsIn(kept: unknown, otherwise: Settings): Settings {
  const found: Record<string, unknown> = { ...otherwise };
  if (typeof kept === 'object' && kept !== null) {
    for (const [name, value] of Object.entries(kept)) {
      const shape = Object.hasOwn(settings.shape, name) ? settings.shape[name as keyof Settings] : undefined;
      if (shape?.safeParse(value).success) found[name] = value;
    }
  }
  return settings.parse(found);
}
