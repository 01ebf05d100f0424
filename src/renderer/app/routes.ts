// The addresses of the screens. Hash addresses, so that app:// and plain files work like a web server.

/** Route patterns by screen. */
export const ROUTES = {
  home: '/',
  setup: '/setup/:game',
  qualifying: '/setup/:game/qualifying',
  race: '/race/:match',
  results: '/results/:match',
  races: '/races/:show?',
  settings: '/settings/:part?',
  rules: '/rules/:game?/:article?',
  join: '/join/:code?',
  hand: '/hand/:hand',
  lobby: '/lobby',
  hall: '/hall',
  hosting: '/setup/:game/party',
  seasons: '/seasons',
  newSeason: '/seasons/new/:from?',
  season: '/seasons/:season',
  editSeason: '/seasons/:season/edit',
  champion: '/seasons/:season/champion',
  newTournament: '/tournaments/new',
  tournament: '/tournaments/:season',
  tournamentChampion: '/tournaments/:season/champion',
  replay: '/replay/:match/:tab?',
  workshop: '/workshop',
  circuit: '/workshop/:kept',
  drive: '/workshop/:kept/drive/:match',
  statistics: '/statistics',
  driver: '/statistics/:driver',
  school: '/school',
  lesson: '/school/:game/:section?',
  report: '/workshop/:kept/report',
  guide: '/guide/:article?',
  tv: '/tv/:code?',
  challenges: '/challenges',
  campaign: '/campaign/:game?/:n?',
  ladder: '/ladder/:game?',
  careers: '/career',
  allCareers: '/career/all',
  newCareer: '/career/new',
  career: '/career/:career',
  careerSeason: '/career/:career/season/:season',
  puzzle: '/puzzles/:id',
  profile: '/profile',
  achievements: '/profile/achievements',
  yearReview: '/profile/year/:year?',
} as const;

/** Addresses of single pages. */
export const to = {
  home: () => '/',
  setup: (game: string) => `/setup/${game}`,
  qualifying: (game: string) => `/setup/${game}/qualifying`,
  race: (match: string) => `/race/${match}`,
  results: (match: string) => `/results/${match}`,
  races: (show: 'all' | 'saved' | 'finished' = 'all') => (show === 'all' ? '/races' : `/races/${show}`),
  /** part: one card, such as 'sound'; left out: all. */
  settings: (part?: string) => (part === undefined ? '/settings' : `/settings/${part}`),
  /** article: of the game's reference. */
  rules: (game?: string, article?: string) => ['/rules', game, article].filter((part) => part !== undefined).join('/'),
  join: (code = '') => (code === '' ? '/join' : `/join/${code}`),
  lobby: () => '/lobby',
  /** All tables of the party. */
  hall: () => '/hall',
  hosting: (game: string) => `/setup/${game}/party`,
  seasons: () => '/seasons',
  /** preset: the championship to start from, 'heat/season-1' or 'tour'. */
  newSeason: (preset?: string) =>
    preset === undefined ? '/seasons/new' : `/seasons/new/${encodeURIComponent(preset)}`,
  season: (season: string) => `/seasons/${season}`,
  editSeason: (season: string) => `/seasons/${season}/edit`,
  champion: (season: string) => `/seasons/${season}/champion`,
  newTournament: () => '/tournaments/new',
  tournament: (season: string) => `/tournaments/${season}`,
  tournamentChampion: (season: string) => `/tournaments/${season}/champion`,
  replay: (match: string) => `/replay/${match}`,
  /** The replay with its review open. */
  review: (match: string) => `/replay/${match}/review`,
  workshop: () => '/workshop',
  /** kept: the circuit's place in the workshop; opens the editor. */
  circuit: (kept: string) => `/workshop/${kept}`,
  /** match: a test drive of this circuit. */
  drive: (kept: string, match: string) => `/workshop/${kept}/drive/${match}`,
  /** The balance report of a circuit. */
  report: (kept: string) => `/workshop/${kept}/report`,
  /** article: of the guide to the workshop. */
  guide: (article?: string) => (article === undefined ? '/guide' : `/guide/${article}`),
  /** The television. code: lets a page from the network in. */
  tv: (code?: string) => (code === undefined ? '/tv' : `/tv/${code}`),
  /** The daily race and the puzzles. */
  challenges: () => '/challenges',
  /** The campaign with one of its races chosen; left out: the next one. */
  campaign: (game?: string, n?: number) => ['/campaign', game, n].filter((part) => part !== undefined).join('/'),
  /** The handicap ladder of a game; left out: the first one's. */
  ladder: (game?: string) => (game === undefined ? '/ladder' : `/ladder/${game}`),
  /** The only career, or the list, or the first one's beginning. */
  careers: () => '/career',
  allCareers: () => '/career/all',
  newCareer: () => '/career/new',
  career: (career: string) => `/career/${career}`,
  /** season: 1-based. */
  careerSeason: (career: string, season: number) => `/career/${career}/season/${season}`,
  /** The person who is here: face, car and what they drove. */
  profile: () => '/profile',
  /** Every achievement of the person who is here. */
  achievements: () => '/profile/achievements',
  /** year: left out: the latest with a race. */
  yearReview: (year?: number) => (year === undefined ? '/profile/year' : `/profile/year/${year}`),
  puzzle: (id: string) => `/puzzles/${encodeURIComponent(id)}`,
  statistics: () => '/statistics',
  school: () => '/school',
  /** section: of the game's lesson; left out: where the person stopped. */
  lesson: (game: string, section?: string) =>
    section === undefined ? `/school/${game}` : `/school/${game}/${section}`,
  /** driver: a key such as 'person/marta'. */
  driver: (driver: string) => `/statistics/${encodeURIComponent(driver)}`,
} as const;
