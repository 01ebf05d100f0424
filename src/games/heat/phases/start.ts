// From the end of the draft to the start lights: weather, road, decks, sponsorship cards, hands, Legend deck (R1).
// Not here: which configs can be raced, event and grid (setup.ts).

import type { Io, Seat } from '@core/contract';
import { shuffle } from '@kit/deck';
import { carOf, trackOfRace } from '../cars';
import { limitOf, weatherSectors } from '../conditions';
import { HEAT, isSpeedCard, STARTER_DECK, STRESS } from '../data/cards';
import { ROAD_TOKENS, WEATHER, WEATHER_IDS } from '../data/conditions';
import { LEGEND_CARDS } from '../data/legends';
import type { Track } from '../data/tracks';
import type { Car, Card, HeatEvent, HeatState, RoadId } from '../types';
import { eventOf } from './event';
import { fillHand } from './replenish';
import { dealSponsors } from './sponsors';

/** Does everything between the draft and the lights; s.order is the grid. Changes s. */
export function makeReady(s: HeatState, io: Io<HeatEvent>): void {
  const track = trackOfRace(s);
  if (s.hasWeather) revealWeather(s, track, io);
  const drivers = s.order.filter((seat) => isInRace(carOf(s, seat)));
  buildDecks(s, track, drivers, io);
  dealSponsors(s, drivers, io);
  for (const seat of drivers) fillHand(s, seat, 0, io);
  if (s.cars.some((car) => car.kind === 'legend')) {
    for (let card = 0; card < LEGEND_CARDS; card++) s.legendDeck.push(card);
    shuffle(s.legendDeck, io.draw);
  }
  io.emit({ round: 0, phase: 0, type: 'raceStarted' });
}

function isInRace(car: Readonly<Car>): boolean {
  return car.kind === 'driver' && car.status === 'racing';
}

/** R86: one weather token, and one road token per corner in driving order; a chicane's second corner has the first's. */
function revealWeather(s: HeatState, track: Track, io: Io<HeatEvent>): void {
  const weather = WEATHER_IDS[io.draw(WEATHER_IDS.length)] ?? 'overcast';
  s.weather = weather;
  io.emit({ round: 0, phase: 0, type: 'weatherRevealed', weather });
  const bag = ROAD_TOKENS.slice();
  const tokens: RoadId[] = [];
  for (const corner of track.corners) {
    const shared = tokens[corner.token];
    tokens.push(shared ?? drawToken(bag, io));
  }
  s.road = tokens.slice();
  io.emit({
    round: 0,
    phase: 0,
    type: 'roadTokensPlaced',
    tokens,
    limits: track.corners.map((corner) => limitOf(s, corner.index)),
    weatherSectors: weatherSectors(s),
  });
}

/** Draws one token. Changes bag. */
function drawToken(bag: RoadId[], io: Io<HeatEvent>): RoadId {
  const [token] = bag.splice(io.draw(bag.length), 1);
  if (token === undefined) throw new Error('there are more corners than road tokens');
  return token;
}

/** Builds decks and Engines by track, event and weather (R8, R9), and shuffles in grid order. Changes s. */
function buildDecks(s: HeatState, track: Track, drivers: readonly Seat[], io: Io<HeatEvent>): void {
  const event = eventOf(s);
  const weather = s.weather === null ? null : WEATHER[s.weather];
  const stress = Math.max(0, track.stress + (event?.stress ?? 0) + (weather?.stress ?? 0));
  const heat = Math.max(0, track.heat + (event?.engineHeat ?? 0) + (weather?.engineHeat ?? 0));
  const toDeck = Math.min(weather?.heatToDeck ?? 0, heat);
  const toDiscard = Math.min(weather?.heatToDiscard ?? 0, heat - toDeck);
  for (const seat of drivers) {
    const car = carOf(s, seat);
    // The draw pile holds sponsorship cards from earlier races (R97).
    const carried = car.draw;
    const deck: Card[] =
      s.garage === 'off' ? STARTER_DECK.slice() : [...STARTER_DECK.filter(isSpeedCard), ...car.picks];
    add(deck, STRESS, stress);
    add(deck, HEAT, toDeck);
    for (const card of carried) deck.push(card);
    shuffle(deck, io.drawFor(seat));
    car.draw = deck;
    // A handicap has put Heat there before (setup.ts); the Engine lacks it, as far as it goes.
    const lacking = Math.min(car.discard.length, heat - toDeck - toDiscard);
    car.discard.length = lacking;
    add(car.discard, HEAT, toDiscard);
    car.engine = heat - toDeck - toDiscard - lacking;
  }
  const counts = drivers.map((seat) => {
    const { engine, draw, discard } = carOf(s, seat);
    return { seat, engine, drawCount: draw.length, discardCount: discard.length };
  });
  io.emit({ round: 0, phase: 0, type: 'decksBuilt', counts });
}

function add(pile: Card[], card: Card, count: number): void {
  for (let n = 0; n < count; n++) pile.push(card);
}
