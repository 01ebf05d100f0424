// The setup: rows, presets, and errors.

import type { GameCard, SeatSetup } from '@api/contract';
import { describe, expect, it } from 'vitest';
import { PRESETS } from '../../data/settings';
import { havoc } from '../../index';
import { presetNote, setupSummary, setupTrouble, usualRace } from '../setup';
import { presetOf, setupRows } from '../terms';

describe('the setup', () => {
  const game = { options: havoc.options } as unknown as GameCard;
  const at = (id: string) => ({
    circuit: 'havoc-speedway',
    options: { ...PRESETS.find((preset) => preset.id === id)?.settings },
  });
  const driver = (name: string, colour: SeatSetup['colour']): SeatSetup => ({ name, colour, driver: { kind: 'you' } });
  const [a, b] = [driver('A', 'red'), driver('B', 'blue')];

  it('has a row for every option', () => {
    const rows = setupRows(game, at('classic')).flatMap((row) => (row.kind === 'option' ? [row.id] : []));
    expect(rows.sort()).toEqual(havoc.options.map((option) => option.id).sort());
  });
  it('names the preset that matches the settings', () => {
    for (const { id, label } of PRESETS) expect(presetOf(at(id))?.label).toBe(label);
    expect(presetOf({ ...at('classic'), options: { ...at('classic').options, laps: 4 } })).toBeUndefined();
  });
  it('[R1] says why a setup cannot start', () => {
    expect(setupTrouble(at('classic'), [a])).toMatch(/at least two/);
    expect(setupTrouble(at('classic'), [a, driver('B', 'red')])).toMatch(/same colour/);
    expect(setupTrouble(at('classic'), [a, driver('B', 'ivory')])).toMatch(/no car/);
    expect(setupTrouble(at('classic'), [a, b])).toBeNull();
    expect(setupSummary(at('mayhem'), [a, b])).toEqual({
      headline: 'Havoc Speedway, 1 lap, 2 drivers, 1 die',
      minutes: 20,
      length: '135 decisions each',
    });
  });
  it('states the length of each preset, by kind of driver', () => {
    const seat = (kind: 'you' | 'ai'): SeatSetup =>
      ({ name: kind, colour: 'red', driver: kind === 'ai' ? { kind, level: 'easy' } : { kind } }) as SeatSetup;
    const alone = [seat('you'), seat('ai'), seat('ai'), seat('ai')];
    expect(PRESETS.map(({ id }) => presetNote(id, alone))).toEqual([
      'About 205 decisions each, 30 minutes',
      'About 80 decisions each, 10 minutes',
      'About 350 decisions each, 50 minutes',
      'About 140 decisions each, 20 minutes',
    ]);
    // Four people take longer than one with three AI drivers; two cars need fewer answers than four.
    expect(
      presetNote(
        'sprint',
        alone.map(() => seat('you')),
      ),
    ).toBe('About 80 decisions each, 20 minutes');
    expect(presetNote('sprint', alone.slice(0, 2))).toBe('About 55 decisions each, 5 minutes');
    expect(presetNote('sprint', [])).toBe(presetNote('sprint', alone));
  });
  it('gives a new setup its default opponents', () => {
    expect(usualRace.opponents).toHaveLength(3);
  });
});
