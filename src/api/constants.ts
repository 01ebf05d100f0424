// Numbers and names of the contract, without its schemas: pages load them without zod.
// Not here: shapes of messages (shapes.ts, contract.ts).

/** Raise when clients with the previous number can no longer talk to this host. */
export const PROTOCOL = 7;

/**
 * frame, guestFrame: bytes of one message; the rest: characters, and seats. A frame from the host's own windows can hold a
 * whole imported file (2 MB) and its escapes.
 */
export const LIMITS = {
  frame: 5 * 1024 * 1024,
  guestFrame: 16 * 1024,
  name: 24,
  presetName: 40,
  seats: 10,
  /** Tables of one party. */
  tables: 8,
  title: 60,
  seed: 80,
  chat: 280,
  /** Characters of a circuit that a player made. */
  circuit: 64 * 1024,
  circuitName: 40,
  /** Characters of an editor's draft, with its undo steps. */
  circuitDraft: 2 * 1024 * 1024,
  /** Characters of a picture under a road. */
  underlay: 1536 * 1024,
} as const;

/** Maximum number of each in one season. */
export const SEASON_LIMITS = {
  name: 40,
  drivers: 10,
  rounds: 40,
  legs: 5,
  teams: 10,
  dropped: 20,
  reason: 120,
} as const;

/** How ties of a season are broken (seasonRules in season.ts). */
export const TIE_RULES = ['countback', 'latest', 'headToHead'] as const;

/** The leagues of a career, from the bottom. */
export const LEAGUES = ['sunday', 'county', 'coast', 'tour', 'world'] as const;

/** Limits of a career. fewest, most: races of a season. objectives: chosen for a season. */
export const CAREER_LIMITS = { name: 40, people: 2, games: 10, fewest: 4, most: 8, objectives: 3 } as const;

/** Maximum length of an imported file, in characters: 2 MB. */
export const IMPORT_LIMIT = 2 * 1024 * 1024;

/** Six characters that are hard to mix up: no 0, O, 1, I or L. */
export const CODE_LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** How loud a television is at first, 0 to 100. */
export const TV_VOLUME = 80;

/** Quick phrases of the chat; their texts are messages 'talk.phrase.…'. */
export const PHRASES = ['ready', 'moment', 'luck', 'driven', 'close', 'race'] as const;

/** The host's id in a private chat, in place of a guest's id. */
export const HOST = 'host';

/** How a table handles absence unless its host changes it. */
export const USUAL_ABSENCE = { patience: 30, standIn: true, keptOpen: 30 } as const;
