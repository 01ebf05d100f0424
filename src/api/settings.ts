// The settings of an installation, or of a guest's browser: their shapes, what each is at first, and how earlier ones are
// read. Not for: what they do, which the screens and games say, and keeping them.

import { LOCALES } from '@i18n/locales';
import { colour, id, name, sized } from './shapes';
import { z } from './zod';

/**
 * What choices say before they are made. all: costs, chances and forecasts, and hints on demand; costs: what a choice
 * costs for certain; none: what may be chosen. Before there were three steps it was on or off.
 */
const aids = z.union([
  z.enum(['all', 'costs', 'none']),
  z.boolean().transform((on): 'all' | 'none' => (on ? 'all' : 'none')),
]);

/** What a person had of the coach in one game. given: ids of notes; over: the first race of it is behind them. */
const coached = z.object({ given: z.array(id), over: z.boolean() });

const fader = z.int().min(0).max(100);

/** A key by what it types, in lower case, as `KeyboardEvent.key` says it: 'z', 'enter', ' ', '+'. */
const key = z.string().refine(...sized(1, 20));

/**
 * Settings of this installation. Every one has a default, which also stands in for one that what was kept before does not
 * have or that cannot be read.
 */
export const settings = z.object({
  name,
  colour,
  /** Factor on every animation; 100 is 'off'. */
  speed: z.union([z.literal(0.5), z.literal(1), z.literal(2), z.literal(4), z.literal(100)]),
  motion: z.enum(['system', 'full', 'reduced']),
  /** The board comes close to the car that moves. */
  cameraFollow: z.boolean(),
  /** The board trembles at crashes. */
  shake: z.boolean(),
  /** What AI drivers do is shown for two seconds at most. */
  skipAi: z.boolean(),
  palette: z.enum(['standard', 'safe']),
  contrast: z.enum(['standard', 'more']),
  /** Every car wears the pattern of its colour. */
  patterns: z.boolean(),
  /** Names stand beside the cars on the board. */
  nameTags: z.boolean(),
  /** What colour says, a symbol says too. */
  symbols: z.boolean(),
  /** Dashboard and tools on the other side, for the left hand. */
  leftHanded: z.boolean(),
  textScale: z.union([z.literal(0.9), z.literal(1), z.literal(1.15), z.literal(1.3)]),
  sound: z.boolean(),
  volume: z.int().min(0).max(100),
  /** Faders of the groups beside the volume of all. */
  faders: z.object({ engines: fader, table: fader, crowd: fader, music: fader, chime: fader }),
  /** Whether the chime at one's turn is heard at all; how loud is its fader. */
  turnChime: z.boolean(),
  spaceNumbers: z.boolean(),
  aids,
  /** In the first race of a game the coach says what matters at its moment. */
  coach: z.boolean(),
  /** What those at this screen had of the coach: by their names in lower case, then by game. */
  coached: z.record(z.string(), z.record(id, coached)),
  /** Keys that were changed, by the id of what they do (ui/key-actions.ts); all others have their usual ones. */
  keys: z.record(id, key),
  /** system: the first language of the system's that is spoken here. */
  language: z.enum(['system', ...LOCALES]),
});
export type Settings = z.infer<typeof settings>;
export const DEFAULT_SETTINGS: Settings = {
  name: 'Driver',
  colour: 'red',
  speed: 1,
  motion: 'system',
  cameraFollow: true,
  shake: true,
  skipAi: false,
  palette: 'standard',
  contrast: 'standard',
  patterns: true,
  nameTags: false,
  symbols: true,
  leftHanded: false,
  textScale: 1,
  sound: true,
  volume: 60,
  faders: { engines: 80, table: 90, crowd: 60, music: 60, chime: 90 },
  turnChime: true,
  spaceNumbers: false,
  aids: 'all',
  coach: true,
  coached: {},
  keys: {},
  language: 'system',
};

/**
 * Settings in a value that was kept before, perhaps by another edition: each on its own, so that one that is missing or
 * cannot be read has the value of otherwise and takes no other with it.
 */
export function settingsIn(kept: unknown, otherwise: Settings = DEFAULT_SETTINGS): Settings {
  const found: Record<string, unknown> = { ...otherwise };
  if (typeof kept === 'object' && kept !== null) {
    for (const [name, value] of Object.entries(kept)) {
      const shape = Object.hasOwn(settings.shape, name) ? settings.shape[name as keyof Settings] : undefined;
      if (shape?.safeParse(value).success) found[name] = value;
    }
  }
  return settings.parse(found);
}
