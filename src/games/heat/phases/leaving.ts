// Cars that leave the track (R106) and how a race or a session ends (R68, R104).
// Not here: ranking them (standings.ts).

import type { Io } from '@core/contract';
import { carOf, isDriving, trackOfRace } from '../cars';
import { isSponsor } from '../data/cards';
import { lapsAt } from '../data/tracks';
import { standings } from '../standings';
import type { Car, HeatEvent, HeatState } from '../types';
import { reviewFinalRound } from './move';

/** Takes drivers who gave up in this phase off the track; without a driver the race is over (R106). Changes s. */
export function takeOffRetired(s: HeatState, io: Io<HeatEvent>): void {
  if (!s.cars.some((car) => car.retiring)) return;
  // Backwards, so that of those who leave together the first in turn order is taken off last and ranks ahead.
  for (let i = s.order.length - 1; i >= 0; i--) {
    const seat = s.order[i] ?? 0;
    const car = carOf(s, seat);
    if (!car.retiring) continue;
    car.retiring = false;
    car.status = 'retired';
    car.outOrder = ++s.takenOff;
    spendSponsors(s, car);
    io.emit({ round: s.round, phase: s.phase, type: 'retired', seat });
    reviewFinalRound(s, seat, io);
  }
  s.order = s.order.filter((seat) => carOf(s, seat).status === 'racing');
  if (!s.cars.some(isDriving)) finishRace(s, io);
}

/** Ranks the cars that spun out of the race in this phase (R100); without a driver the race is over (R106). Changes s. */
export function takeOffEliminated(s: HeatState, io: Io<HeatEvent>): void {
  if (!s.order.some((seat) => carOf(s, seat).status === 'eliminated')) return;
  // Backwards, as in takeOffRetired: they leave at the same moment.
  for (const seat of s.order.toReversed()) {
    const car = carOf(s, seat);
    if (car.status !== 'eliminated') continue;
    car.outOrder = ++s.takenOff;
    spendSponsors(s, car);
  }
  s.order = s.order.filter((seat) => carOf(s, seat).status === 'racing');
  if (!s.cars.some(isDriving)) finishRace(s, io);
}

/** When a car leaves the track, its played sponsorship cards are used up, as in phase 9 (R97, R100). Changes s. */
function spendSponsors(s: HeatState, car: Car): void {
  // A cluttered hand's cards are laid down, not played (R23).
  if (car.cluttered) return;
  s.sponsorsUsed.push(...car.played.filter(isSponsor));
  car.played = car.played.filter((card) => !isSponsor(card));
}

/** Ends the race and closes all decisions. Changes s. */
export function finishRace(s: HeatState, io: Io<HeatEvent>): void {
  s.asks.length = 0;
  s.status = 'finished';
  const order = standings(s).map((standing) => standing.seat);
  io.emit({ round: s.round, phase: s.phase, type: 'raceFinished', standings: order });
}

/** Qualifying, after phase 7: times completed laps; the last one ends the session (R103-R105). Changes s. */
export function timeLaps(s: HeatState, io: Io<HeatEvent>): void {
  if (s.mode !== 'qualifying') return;
  const track = trackOfRace(s);
  for (const seat of s.order) {
    const car = carOf(s, seat);
    const done = lapsAt(track, car.progress);
    while (car.lapTimes.length < Math.min(done, s.laps)) {
      const lap = car.lapTimes.length + 1;
      const rounds = s.round - car.lapStart + 1;
      const overshoot = car.progress - lap * track.length;
      car.lapTimes.push({ rounds, overshoot });
      car.lapStart = s.round + 1;
      io.emit({ round: s.round, phase: 7, type: 'lapTimed', seat, lap, rounds, overshoot });
    }
    if (car.lapTimes.length >= s.laps) finishQualifying(s, car.lapTimes, io);
  }
}

/** overshoot: of the best lap; among equal best laps the one that went furthest counts (R105). */
function finishQualifying(s: HeatState, times: Car['lapTimes'], io: Io<HeatEvent>): void {
  s.status = 'finished';
  const lapTimes = times.map((time) => time.rounds);
  const total = lapTimes.reduce((sum, rounds) => sum + rounds, 0);
  const best = Math.min(...lapTimes);
  const overshoot = Math.max(...times.filter((time) => time.rounds === best).map((time) => time.overshoot));
  io.emit({ round: s.round, phase: 7, type: 'qualifyingFinished', lapTimes, best, total, overshoot });
}
