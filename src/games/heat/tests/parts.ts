// The things on Heat's table, each of which has an article. Used by src/games/reference.test.ts.

import { CARDS } from '../data/cards';
import cards from '../data/cards.json';
import { ROAD_IDS, WEATHER_IDS } from '../data/conditions';
import { GEAR_COOLDOWN } from '../data/costs';
import { EVENT_IDS } from '../data/event-ids';

const PHASES = 9;

export const parts = {
  phase: Array.from({ length: PHASES }, (_, at) => String(at + 1)),
  gear: Object.keys(GEAR_COOLDOWN),
  card: [...new Set(CARDS.map(({ kind }) => kind))],
  upgrade: [
    ...new Set([...cards.starterDeck, ...cards.upgrades].flatMap((card) => ('type' in card ? [card.type] : []))),
  ],
  sponsor: cards.sponsors.map(({ id }) => id),
  symbol: Object.keys(cards.symbols),
  weather: WEATHER_IDS,
  road: ROAD_IDS,
  occasion: EVENT_IDS,
  sign: ['corner', 'press'],
  pile: ['engine', 'draw', 'discard'],
  token: ['car'],
};
