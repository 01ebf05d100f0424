import type { GameCard, SeatSetup } from '@api/contract';
import { describe, expect, it } from 'vitest';
import { heat } from '../index';
import { setupSummary, setupTrouble } from './setup';
import { setupRows } from './terms';

const driver = (name: string, colour: SeatSetup['colour'], kind: 'you' | 'automaton' = 'you'): SeatSetup => ({
  name,
  colour,
  driver: kind === 'you' ? { kind } : { kind, id: 'legend' },
});
const italy = { circuit: 'italy', options: { mode: 'race', laps: 3 } };
const card = { options: heat.options } as unknown as GameCard;

describe('the setup of a Heat race', () => {
  it('offers only options that the game has', () => {
    const known = new Set(heat.options.map((option) => option.id));
    const rows = setupRows(card, italy).flatMap((row) => (row.kind === 'option' ? [row.id] : []));
    expect(rows.filter((id) => !known.has(id))).toEqual([]);
    expect(rows).toEqual([
      'laps',
      'grid',
      'slipstreamReach',
      'garage',
      'weather',
      'weatherReach',
      'event',
      'sponsorship',
      'legendLevel',
      'legendBonus',
    ]);
  });
  it('has a text for every value of a choice that it names', () => {
    for (const row of setupRows(card, italy)) {
      if (row.kind !== 'option' || !row.values) continue;
      const spec = heat.options.find((option) => option.id === row.id);
      for (const value of Object.keys(row.values)) expect(spec?.range).toContain(value);
    }
  });
  it('[R101] offers only laps in qualifying', () => {
    const rows = setupRows(card, { circuit: 'usa', options: { mode: 'qualifying', laps: 1 } });
    expect(rows.map((row) => (row.kind === 'option' ? row.id : row.kind))).toEqual(['heading', 'laps']);
  });
  it('keeps options for experienced players under the fold', () => {
    const rows = setupRows(card, italy);
    const folded = rows.flatMap((row) => (row.kind === 'option' && row.expert ? [row.id] : []));
    expect(folded).toEqual(['slipstreamReach', 'weatherReach', 'legendLevel', 'legendBonus']);
  });
  it('[R3] says why a setup cannot start', () => {
    expect(setupTrouble(italy, [driver('A', 'red')])).toBe('A race needs at least two cars');
    expect(setupTrouble(italy, [driver('A', 'red', 'automaton'), driver('B', 'blue', 'automaton')])).toBe(
      'At least one car needs a driver',
    );
    expect(setupTrouble(italy, [driver('A', 'red'), driver('B', 'red')])).toBe('Two cars have the same colour');
    expect(setupTrouble(italy, [driver('A', 'red'), driver('B', 'blue', 'automaton')])).toBeNull();
  });
  it('[R4] keeps to the laps of the rules', () => {
    const seats = [driver('A', 'red'), driver('B', 'blue')];
    expect(setupTrouble({ ...italy, options: { laps: 4 } }, seats)).toBe('Choose 1 to 3 laps');
  });
  it('sums up the race as text', () => {
    const seats = [driver('A', 'red'), driver('B', 'blue', 'automaton'), driver('C', 'green', 'automaton')];
    expect(setupSummary(italy, seats)).toEqual({ headline: 'Italy, 3 laps, 1 driver, 2 Legends', minutes: 20 });
  });
  it('names what is switched on besides the base game, and includes the draft in the time', () => {
    const seats = [driver('A', 'red'), driver('B', 'blue')];
    const options = { ...italy.options, garage: 'mixed', event: 'strike', sponsorship: true };
    const summary = setupSummary({ ...italy, options }, seats);
    expect(summary).toMatchObject({
      headline: 'Italy, 2 laps, 2 drivers',
      extras: 'Mixed garage, event Drivers on strike and sponsors',
    });
    const drafted = setupSummary({ ...italy, options: { ...options, event: 'drawn' } }, seats);
    expect(drafted).toMatchObject({
      headline: 'Italy, 3 laps, 2 drivers',
      extras: 'Mixed garage, a random event and sponsors',
    });
    expect(drafted.minutes).toBeGreaterThan(setupSummary(italy, seats).minutes ?? 0);
    const off = { ...italy.options, garage: 'off', event: 'none', sponsorship: false };
    expect(setupSummary({ ...italy, options: off }, seats)).toEqual(setupSummary(italy, seats));
  });
});
