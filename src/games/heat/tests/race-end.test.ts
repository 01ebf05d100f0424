// Rules about Legends, leaving and endings that no worked example covers.

import { describe, expect, test } from 'vitest';
import { heat } from '../index';
import { legendMove } from '../phases/legends';
import { cards, race } from './race';

const idle = { at: 0, colour: 'green' } as const;

describe('Legends', () => {
  test('[R72] after ten cards the used ones are reshuffled; one card applies to all Legends', () => {
    const r = race('usa')
      .car(idle)
      .car({ at: 14, colour: 'red', legend: true })
      .car({ at: 16, colour: 'blue', legend: true });
    r.set({ legendDeck: [], legendUsed: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] });
    r.begin(3, [0, 0, 0, 0, 0, 0, 0, 0, 0]);
    expect(r.eventsOf('legendCardTurned')).toEqual([{ type: 'legendCardTurned', card: 0, reshuffled: true }]);
    expect(r.eventsOf('legendDecided').length).toBe(2);
    expect([r.s.legendDeck.length, r.s.legendUsed]).toEqual([9, [0]]);
  });

  test('[R73] with no line before the final one it moves by its speed', () => {
    const r = race('usa').car({ at: 130, colour: 'red', legend: true });
    expect(legendMove(r.s, 0, 19, 3, 3)).toEqual({ case: 'straight', wanted: 19, to: 149 });
  });

  test('[R74] if full spaces push it to the line or beyond, it stops instead', () => {
    const r = race('usa').car({ at: 20, colour: 'red', legend: true }).parked(32, 32);
    expect(legendMove(r.s, 0, 12, 1, 1)).toEqual({ case: 'stop', wanted: 11, to: 31 });
  });

  test('[R75] it moves at least one space, even if corner value and limit add up to zero', () => {
    const r = race('usa')
      .car({ at: 56, colour: 'red', legend: true })
      .set({ road: [null, null, null, 'slower'] });
    expect(legendMove(r.s, 0, 10, 0, -1)).toEqual({ case: 'corner', wanted: 1, to: 57 });
  });

  test('[R75] with diamond 3 just before the line it is in the zone and takes the corner', () => {
    const r = race('usa').car({ at: 32, colour: 'red', legend: true });
    expect(legendMove(r.s, 0, 10, 3, 3)).toEqual({ case: 'corner', wanted: 6, to: 38 });
  });

  test('[R76] it never ends at or behind its own space: then it stays', () => {
    const r = race('usa').car({ at: 26, colour: 'red', legend: true }).parked(29, 29, 28, 28, 27, 27);
    expect(legendMove(r.s, 0, 18, 3, 3)).toEqual({ case: 'stop', wanted: 3, to: 26 });
  });

  test('[R77] if full spaces push it over a second line, it stops before that line', () => {
    const r = race('great-britain').car({ at: 35, colour: 'red', legend: true }).parked(42, 42);
    expect(legendMove(r.s, 0, 12, 2, 2)).toEqual({ case: 'corner', wanted: 7, to: 41 });
  });

  test('[R70, R79] the bonus adds to the speed; a Legend never decides and is never checked', () => {
    const r = race('usa', { legendBonus: 6 }).car(idle).car({ at: 64, colour: 'red', legend: true });
    r.set({ legendDeck: [0] }).begin(3);
    expect(r.eventsOf('legendDecided')).toMatchObject([{ speed: 19, case: 'stop' }]);
    expect(r.eventsOf('cornerPassed', 'cornerPaid')).toEqual([]);
  });
});

describe('leaving', () => {
  test('[R106] a driver who retires leaves the track at the end of the phase and ranks behind all others', () => {
    const r = race('usa').car({ at: 20 }).car({ at: 10 }).begin(1);
    r.act(0, { type: 'retire' });
    expect(r.at(0).status).toBe('racing');
    r.act(1, { type: 'gear', gear: 1 });
    expect(r.eventsOf('gearsRevealed', 'retired')).toEqual([
      { type: 'gearsRevealed', shifts: [{ seat: 1, from: 1, to: 1, heat: 0 }] },
      { type: 'retired', seat: 0 },
    ]);
    expect([r.s.order, r.asked(0), r.asked(1)]).toEqual([[1], undefined, 'cards']);
    expect(heat.standings(r.s).map(({ seat, status }) => [seat, status])).toEqual([
      [1, 'racing'],
      [0, 'out'],
    ]);
  });

  test('a car taken off ahead of the leader counts as no spaces behind', () => {
    const r = race('usa').car({ at: 20 }).car({ at: 10 }).begin(1);
    r.act(0, { type: 'retire' }).act(1, { type: 'gear', gear: 1 });
    expect(heat.view(r.s, 1).standings.map(({ seat, gap }) => [seat, gap])).toEqual([
      [1, 0],
      [0, 0],
    ]);
  });

  test('[R106] a sealed retirement can be taken back', () => {
    const r = race('usa').car({ at: 20 }).car({ at: 10 }).begin(1);
    r.act(0, { type: 'retire' }).act(0, { type: 'unlock' }).act(0, { type: 'gear', gear: 2 });
    r.act(1, { type: 'gear', gear: 1 });
    expect([r.at(0).status, r.at(0).gear]).toEqual(['racing', 2]);
  });

  test('[R106] of drivers who retire together the first in turn order ranks ahead; without a driver the race ends', () => {
    const r = race('usa').car({ at: 20 }).car({ at: 30 }).parked(5).begin(1);
    r.act(0, { type: 'retire' }).act(1, { type: 'retire' });
    expect(r.eventsOf('raceFinished')).toEqual([{ type: 'raceFinished', standings: [2, 1, 0] }]);
    expect([r.s.status, r.s.asks]).toEqual(['finished', []]);
  });

  test('[R106] retiring at a value, in React or at a slipstream ends the turn there', () => {
    const value = race('usa').car({ at: 13, hand: 'brakes-15 1' }).car({ at: 5 }).begin(2);
    value.act(0, { type: 'cards', cards: cards('brakes-15') }).act(1, { type: 'cards', cards: cards('1') });
    value.act(0, { type: 'retire' });
    expect([value.at(0).status, value.at(0).progress, value.s.reveal]).toEqual(['retired', 13, null]);
    const react = race('usa').car({ at: 13, gear: 4 }).car({ at: 5 }).begin(5);
    react.act(0, { type: 'retire' });
    expect([react.at(0).status, react.s.order]).toEqual(['retired', [1]]);
    const tow = race('usa').car({ at: 13 }).car({ at: 5 }).parked(14).begin(6);
    tow.act(0, { type: 'retire' });
    expect([tow.at(0).status, tow.asked(1)]).toEqual(['retired', 'discard']);
  });

  test('[R67, R106] if the only car past the final line retires, the mark is removed', () => {
    const r = race('usa').car({ at: 139, gear: 4 }).car({ at: 5 }).set({ status: 'finalRound', finalSeat: 0 }).begin(5);
    r.act(0, { type: 'retire' });
    expect(r.eventsOf('finalRoundCancelled')).toEqual([{ type: 'finalRoundCancelled', seat: 0 }]);
    expect(r.s.status).toBe('racing');
  });
});

describe('the end', () => {
  test('[R69] in the final round a driver past the line may still boost, but not slipstream', () => {
    const r = race('usa').car({ at: 139, gear: 4 }).parked(140).set({ status: 'finalRound', finalSeat: 0 }).begin(5);
    expect(r.offer(0, 'react').boost).toEqual({ heat: 1 });
    r.act(0, { type: 'boost' });
    expect(r.eventsOf('slipstreamOffered')).toEqual([]);
  });

  test('[R68] in the last round played cards are put away and no driver draws or discards', () => {
    const r = race('usa').car({ at: 139, played: '4 3', hand: '1 2' }).set({ status: 'finalRound', finalSeat: 0 });
    r.begin(7);
    expect(r.at(0)).toMatchObject({ played: [], discard: cards('4 3'), hand: cards('1 2') });
    expect(r.eventsOf('roundEnded', 'raceFinished')).toEqual([
      { type: 'roundEnded', standings: [0], gaps: [0] },
      { type: 'raceFinished', standings: [0] },
    ]);
  });

  test('[R104] qualifying ends at once and marks no final round', () => {
    const r = race('usa', { mode: 'qualifying', laps: 1 }).car({ at: 66, hand: '4 1' }).begin(2);
    r.act(0, { type: 'cards', cards: cards('4') });
    expect(r.eventsOf('finalRound', 'lapTimed', 'qualifyingFinished')).toEqual([
      { type: 'lapTimed', seat: 0, lap: 1, rounds: 5, overshoot: 1 },
      { type: 'qualifyingFinished', lapTimes: [5], best: 5, total: 5, overshoot: 1 },
    ]);
  });
});
