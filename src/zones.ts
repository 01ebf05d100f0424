// Who may import whom (docs/architecture.md): defined only here. For tests alone; zones.test.ts checks every import by it.

/** Everything that is computed without a page. */
const ENGINE = [
  'core',
  'i18n',
  'drivers',
  'games',
  'season',
  'ratings',
  'balance',
  'puzzles',
  'daily',
  'achievements',
  'trials',
  'campaign',
  'career',
  'ai',
  'api',
  'store',
];

/**
 * zones: what may be imported; types: for types only; packages: npm packages and node: modules, as prefixes; files: what
 * single files of the zone, by name, may import besides.
 */
export interface Zone {
  zones: readonly string[];
  types?: readonly string[];
  files?: Readonly<Record<string, readonly string[]>>;
  packages: readonly string[];
}
const REACT = ['react', 'react-dom', '@base-ui/react', 'lucide-react'];
/** Every zone by its name: a folder of src, or game-<folder> for a folder of a game. */
export const ZONES: Readonly<Record<string, Zone>> = {
  core: { zones: ['core'], packages: [] },
  i18n: {
    zones: ['i18n'],
    packages: ['intl-messageformat', '@formatjs/icu-messageformat-parser', '@schummar/icu-type-parser'],
  },
  // Defines messages without formatting them: code that shows no text itself makes messages for other code to show.
  messages: { zones: [], packages: ['@schummar/icu-type-parser'] },
  // The toolkit's text in every language, and the function that formats it.
  'ui-text': { zones: ['ui-text', 'i18n'], packages: [] },
  // Games as sentences: what their logs, narrators and coaches share. It knows no page, so that Node can say the same.
  narration: { zones: ['narration', 'ui-text', 'i18n', 'core'], types: ['api', 'ui'], packages: [] },
  kit: { zones: ['kit', 'core'], packages: ['@noble/hashes', 'zod'] },
  // Lines, boxes and free ground of boards. It knows no game, and draws nothing.
  geometry: { zones: ['geometry', 'core'], packages: ['bezier-js'] },
  // Changing a road by hand: the changes, and what was changed, for undo. It knows no game.
  workshop: { zones: ['workshop', 'geometry', 'core'], packages: ['immer', 'simplify-js', 'zod'] },
  // The characters of AI drivers: data alone.
  drivers: { zones: ['drivers', 'core'], packages: [] },
  season: { zones: ['season', 'core', 'messages'], types: ['api'], packages: [] },
  // The ratings of all drivers, computed from their races.
  ratings: { zones: ['ratings', 'core', 'drivers'], packages: ['openskill'] },
  // Balance reports of circuits: facts of races, their sums, and the verdict.
  balance: { zones: ['balance', 'core', 'messages'], packages: [] },
  // Puzzles: what makes a decision one, verdicts, ratings and what is due when.
  puzzles: { zones: ['puzzles', 'ratings', 'core'], packages: ['openskill', 'zod'] },
  // Achievements and the year in review, counted from races.
  achievements: { zones: ['achievements', 'puzzles', 'core'], packages: [] },
  // The race of the day: which one a date has, codes of results, and what they prove.
  daily: { zones: ['daily', 'puzzles', 'drivers', 'kit', 'core'], packages: [] },
  // The campaign and the handicap ladder: how a race is laid out, which are open, and goals.
  campaign: { zones: ['campaign', 'drivers', 'kit', 'core'], packages: [] },
  // Careers: what a season draws, and everything that follows from its races. Points, ties and grids are the seasons'.
  career: { zones: ['career', 'season', 'drivers', 'kit', 'core', 'messages'], types: ['api'], packages: [] },
  // Time trials: their races, times, medals and recorded runs.
  trials: { zones: ['trials', 'core'], packages: ['zod'] },
  // all.ts, registry.ts and the files beside them.
  games: { zones: ['games', 'game', 'core', 'kit'], packages: ['zod'] },
  // A game's rules. They know nothing of what looks ahead with them, except where a decision's choices show costs.
  game: {
    zones: ['game', 'game-data', 'core', 'kit'],
    files: { 'index.ts': ['game-ai', 'game-workshop', 'game-achievements'], 'choices.ts': ['game-outlook'] },
    packages: ['zod'],
  },
  // A game's achievements: what they count in a race's events.
  'game-achievements': {
    zones: ['game-achievements', 'game-data', 'core', 'kit'],
    types: ['game-types'],
    packages: [],
  },
  // A game's tables: no rules.
  'game-data': { zones: ['game-data', 'core'], types: ['game-types'], packages: ['zod'] },
  // What a board derives from its circuit's data alone, without drawing it: the same in a page, a worker and Node.
  'game-geometry': {
    zones: ['game-geometry', 'game-data', 'geometry', 'kit', 'core'],
    types: ['game-types'],
    packages: [],
  },
  // Circuits that players make: their format, what may be wrong with them, and how a circuit follows from one.
  'game-workshop': {
    zones: ['game-workshop', 'game-data', 'game-geometry', 'workshop', 'geometry', 'kit', 'core'],
    types: ['game-types'],
    packages: ['zod'],
  },
  // What an answer costs and leads to, by the rules' own functions, for AI drivers, hints, coach and screens.
  'game-outlook': { zones: ['game-outlook', 'game', 'game-data', 'core', 'kit'], packages: [] },
  'game-ai': { zones: ['game-ai', 'game-outlook', 'game', 'game-data', 'core', 'kit'], packages: [] },
  // A game's text in every language: messages, and the function that formats them.
  'game-text': { zones: ['game-text', 'i18n'], packages: [] },
  // A game's events, views and choices as text. Of screens it knows types alone.
  'game-narration': {
    zones: ['game-narration', 'game-outlook', 'game-data', 'game-text', 'narration', 'ui-text', 'i18n', 'core'],
    types: ['api', 'ui', 'game-types'],
    packages: [],
  },
  ai: { zones: ['ai', 'core', 'games', 'balance', 'puzzles'], packages: ['node:worker_threads'] },
  api: { zones: ['api', 'drivers', 'core', 'i18n'], packages: ['zod', 'fflate'] },
  store: { zones: ['store', 'core', 'season', 'messages'], types: ['api'], packages: ['node:', 'better-sqlite3'] },
  host: {
    zones: ['host', ...ENGINE],
    packages: ['node:', 'ws', 'pino', 'zod', 'multicast-dns'],
  },
  main: { zones: ['main', 'host', 'store', 'api', 'i18n'], packages: ['node:', 'electron', 'electron-updater', 'zod'] },
  preload: { zones: ['preload', 'api'], packages: ['electron'] },
  gallery: { zones: [], packages: [] }, // Like a test: it may import anything, and nothing that is shipped may import it.
  cli: { zones: ['cli', 'kit', 'host', 'tools', ...ENGINE], packages: ['node:'] },
  ui: {
    zones: ['ui', 'ui-text', 'narration', 'geometry', 'api', 'i18n'],
    types: ['core', 'drivers', 'workshop'],
    packages: [...REACT, 'pixi.js', '@fontsource', 'qr', 'zustand', 'minisearch', 'tone'],
  },
  // A game's ui uses the game's own text, narration, tables, geometry and outlook, and the pure parts of core; its rules only through
  // the outlook.
  'game-ui': {
    zones: [
      ...['game-ui', 'game-narration', 'game-geometry', 'game-outlook', 'game-data', 'game-text'],
      'game-workshop',
      'workshop',
      ...['ui', 'ui-text', 'narration', 'geometry', 'core', 'i18n'],
    ],
    types: ['api', 'game-types'],
    packages: [...REACT, 'pixi.js', 'zustand', '@dnd-kit/core'],
  },
  // Games' ui is loaded by glob alone, so that no screen names a game.
  renderer: {
    zones: [
      ...['renderer', 'ui', 'ui-text', 'narration', 'geometry', 'workshop', 'api', 'core', 'drivers', 'ratings'],
      'balance',
      'i18n',
    ],
    types: ['season'],
    // How many tables a planned tournament has, which is a few sums.
    files: { 'tournament/plan/plan-draft.ts': ['season'] },
    packages: [
      ...REACT,
      'zustand',
      'wouter',
      'canvas-confetti',
      '@formkit/auto-animate',
      '@fontsource',
      '@dnd-kit/core',
      'recharts',
      'qr',
    ],
  },
};

/** The folders of a game that are zones of their own, as `game-<folder>`. */
export const GAME_FOLDERS = [
  'achievements',
  'ai',
  'data',
  'geometry',
  'narration',
  'outlook',
  'text',
  'ui',
  'workshop',
];
/** The zones whose files are pure: what they may not use is in zones.test.ts. */
export const PURE = [
  ...[
    'core',
    'kit',
    'geometry',
    'workshop',
    'narration',
    'drivers',
    'season',
    'ratings',
    'balance',
    'puzzles',
    'daily',
    'achievements',
    'trials',
    'campaign',
    'career',
    'games',
  ],
  ...[
    'game',
    'game-data',
    'game-geometry',
    'game-narration',
    'game-outlook',
    'game-ai',
    'game-workshop',
    'game-achievements',
  ],
];
