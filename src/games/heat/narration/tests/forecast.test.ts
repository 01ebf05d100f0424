import { describe, expect, it } from 'vitest';
import { trackOf } from '../../data/tracks';
import { forecastCards, forecastReaction, forecastSlipstream, speedsOf } from '../../outlook/forecast';
import { landingOf } from '../../outlook/outcome';
import { card, cards, race } from '../../tests/race';
import { cardsPreview, previewOf } from '../../ui/dashboard/turns/turn';
import { view } from '../../view';
import { costText, forecastLines, tagOf } from '../forecast-text';
import { slipstreamOptions, stayLines } from '../slipstream-options';

// Italy's first corner is before space 10 with limit 5, the second before 19 with limit 2; the picture of the race screen
// is the position with 4 and 2 chosen in 3rd gear.

/** A driver on space 4 of Italy with this hand; draw: the Speed cards that are not seen elsewhere. */
function driver(gear: 1 | 2 | 3 | 4, engine: number, hand: string, more: { discard?: string; at?: number } = {}) {
  const { at = 4, discard = '' } = more;
  const seen = view(race('italy').car({ at, engine, gear, hand, discard }).s, 0);
  const own = seen.own!;
  return {
    seen,
    own,
    tag: (chosen: string, name: string) => tagOf(seen, own, cards(chosen), gear, card(name)),
    forecast: (chosen: string) => forecastCards(seen, own, cards(chosen), gear),
    lines: (chosen: string) => forecastLines(forecastCards(seen, own, cards(chosen), gear)).map((line) => line.text),
    preview: (chosen: string) => cardsPreview(seen, own, cards(chosen), gear),
  };
}

const PICTURE = '4 2 1 3 5 stress heat';

describe('speed of cards', () => {
  const { seen, own } = driver(3, 4, PICTURE);
  it('[R26] counts a plus as 1 to 4', () => {
    expect(speedsOf(seen, own, cards('4 2 stress'))).toEqual([7, 8, 9, 10]);
  });
  it('[R26] counts a plus as any value that can still be turned up', () => {
    const { seen: late, own: mine } = driver(2, 4, '1 1 1 2 2 2 stress', { discard: '3 3 3 4 4' });
    expect(speedsOf(late, mine, cards('stress'))).toEqual([4]);
    expect(speedsOf(late, mine, cards('stress stress'))).toEqual([7, 8]);
  });
  it('[R28] covers all values of a card with several', () => {
    expect(speedsOf(seen, own, cards('brakes-1234'))).toEqual([1, 2, 3, 4]);
  });
});

describe('landing', () => {
  it('[R30] passes full spaces and returns their number', () => {
    const s = race('italy').car({ at: 0 }).car({ at: 5, lane: 0 }).car({ at: 5, lane: 1 }).s;
    expect(landingOf(view(s, 0), 0, 5)).toMatchObject({ to: 6, extra: 1, path: [1, 2, 3, 4, 5, 6] });
  });
  it('[R30] counts cars on other laps too', () => {
    const { length } = trackOf('italy');
    const s = race('italy')
      .car({ at: 0 })
      .car({ at: 5, lane: 0 })
      .car({ at: 5 + length, lane: 1 }).s;
    expect(landingOf(view(s, 0), 0, 5)).toMatchObject({ to: 6, extra: 1 });
  });
  it('[R29] stays where it is at speed 0', () => {
    const s = race('italy').car({ at: 3, lane: 1 }).s;
    expect(landingOf(view(s, 0), 0, 0)).toEqual({ to: 3, lane: 1, path: [], extra: 0 });
  });
  it('[R32] takes the other lane if the race lane is taken', () => {
    const s = race('italy').car({ at: 0 }).car({ at: 4 }).s;
    const taken = s.cars[1]?.lane;
    expect(landingOf(view(s, 0), 0, 4)).toMatchObject({ to: 4, lane: taken === 0 ? 1 : 0 });
  });
});

describe('tags', () => {
  it('[R58] show what the last card costs at the corner it reaches', () => {
    const { tag } = driver(3, 4, PICTURE);
    expect(tag('4 2', '1')).toEqual({ text: '2 heat', look: 'cost' });
    expect(tag('4 2', '3')).toEqual({ text: '4 heat', look: 'cost' });
    expect(tag('4 2', 'heat')).toEqual({ text: 'Stuck', look: 'no' });
  });
  it('[R59] show a spin-out if the Engine cannot pay', () => {
    expect(driver(3, 4, PICTURE).tag('4 2', '5')).toEqual({ text: 'Spin-out', look: 'bad' });
  });
  it('[R26] show a range for Stress, in red if its worst case spins out', () => {
    expect(driver(3, 4, PICTURE).tag('4 2', 'stress')).toEqual({ text: '2 to spin-out', look: 'bad' });
    expect(driver(3, 6, PICTURE).tag('4 2', 'stress')).toEqual({ text: '2 to 5 heat', look: 'cost' });
  });
  it('[R18] price all cards of the gear, not one: with an empty Engine no first 4 is free if 4 + 4 spins out', () => {
    const { tag } = driver(2, 0, '4 4 1 1 1 1 1', { at: 5 });
    expect(tag('', '4')).toEqual({ text: '0 to spin-out', look: 'bad' });
    expect(tag('4', '4')).toEqual({ text: 'Spin-out', look: 'bad' });
    expect(tag('4', '1')).toEqual({ text: 'Free', look: 'safe' });
    expect(tag('', '1')).toEqual({ text: 'Free', look: 'safe' });
  });
  it('[R18] show a spin-out for a first card that spins out with every other', () => {
    expect(driver(2, 0, '4 4 5 5 3 3 3').tag('', '4')).toEqual({ text: 'Spin-out', look: 'bad' });
  });
  it('[R18] show nothing if no way to play on reaches a corner', () => {
    expect(driver(2, 0, '1 1 2 2 3 heat heat').tag('', '1')).toBeNull();
  });
  it('[R38] include the Heat that is cooled before the corner is checked', () => {
    expect(driver(2, 1, '4 4 heat 1 1 1 1').tag('4', '3')).toEqual({ text: '2 heat', look: 'cost' });
    expect(driver(2, 1, '4 4 1 1 1 1 1').tag('4', '3')).toEqual({ text: 'Spin-out', look: 'bad' });
  });
});

describe('captions', () => {
  it('[R59] name a certain spin-out, with what it takes, and no best case', () => {
    const { lines, forecast } = driver(2, 0, '5 stress 1 2 2 3 3');
    expect(forecast('5 stress').spin).toBe('surely');
    expect(lines('5 stress')).toEqual([
      'Prima Curva at 6 to 9, limit 5: spin-out.',
      'You go back before Prima Curva in 1st gear and take 1 stress.',
    ]);
  });
  it('[R60] give the best case, the worst case and what a spin-out takes if chance decides', () => {
    expect(driver(3, 4, PICTURE).lines('4 2 stress')).toEqual([
      'Prima Curva at 7 to 10, limit 5: 2 to 4 heat or spin-out.',
      'If you spin out, you go back before Prima Curva in 1st gear, lose all 4 heat and take 2 stress.',
    ]);
  });
  it('[R59] price no corner after the one where the car spins out', () => {
    const { lines, forecast } = driver(4, 3, '4 4 4 3 1 1 1', { at: 5 });
    expect(forecast('4 4 4 3').outcomes[0]?.corners).toHaveLength(1);
    expect(lines('4 4 4 3')).toEqual([
      'Prima Curva at 15, limit 5: spin-out.',
      'You go back before Prima Curva in 1st gear, lose all 3 heat and take 2 stress.',
    ]);
  });
  it('[R58] take the corners one after the other from the same Engine', () => {
    const { lines } = driver(4, 6, '4 4 4 3 1 1 1', { at: 9 });
    expect(lines('1 1 1 4')).toEqual(['Prima Curva at 7, limit 5: 2 heat.']);
  });
  it('[R56] say that only the fast cases reach a corner', () => {
    const { lines } = driver(2, 6, '4 stress 1 1 1 1 1', { at: 3 });
    expect(lines('4 stress')[0]).toBe('Prima Curva at 7 to 8, limit 5: 2 to 3 heat, if you get there.');
  });
});

describe('the board', () => {
  it('[R60] shows the ghost of a certain spin-out before the corner, not where the cards would lead', () => {
    expect(driver(2, 0, '4 4 1 1 1 1 1').preview('4 4')).toMatchObject({
      to: { progress: 12 },
      ghosts: [{ progress: 9, spun: true }],
      spin: 'surely',
      label: '4 + 4 = 8',
      hotCorners: [0],
    });
  });
  it('[R26] shows both ends of a range', () => {
    const { preview } = driver(2, 6, '4 stress 1 2 2 3 3');
    expect(preview('4 stress')).toMatchObject({
      ghosts: [{ progress: 9 }, { progress: 12 }],
      label: '4 + 1 to 4 = 5 to 8',
    });
  });
  it('[R18] leaves cards that are not chosen yet open', () => {
    expect(driver(2, 6, '4 4 1 1 1 1 1').preview('4')).toMatchObject({
      ghosts: [{ progress: 9 }, { progress: 12 }],
      label: '5 to 8 spaces with one more card',
    });
  });
});

describe('reactions', () => {
  const react = (engine: number) => {
    const r = race('usa')
      .car({ at: 35, from: 31, speed: 4, gear: 4, engine, played: '0 1 1 2', hand: '2 2 heat' })
      .begin(4, [], [0]);
    const seen = view(r.s, 0);
    const offer = r.offer(0, 'react');
    return (type: 'done' | 'adrenaline' | 'boost') => costText(forecastReaction(seen, seen.own!, offer, { type }));
  };
  it('[R39] adrenaline costs one more at the corner, paid from what is cooled', () => {
    expect(react(1)('done')).toBe('1 heat');
    expect(react(1)('adrenaline')).toBe('2 heat');
  });
  it('[R40] a boost costs its Heat plus every corner at the new speed', () => {
    expect(react(6)('boost')).toBe('3 to 6 heat');
    expect(react(2)('boost')).toBe('3 heat or spin-out');
  });
});

describe('slipstream', () => {
  // USA: corner before 33 with limit 3, and before 49.
  const asked = (engine: number, speed: number, at = 36) => {
    const r = race('usa')
      .car({ at, from: 30, speed, gear: 4, engine })
      .parked(at + 1)
      .begin(6);
    const seen = view(r.s, 0);
    return { options: slipstreamOptions(seen, seen.own!, r.offer(0, 'slipstream')), stay: stayLines(seen, seen.own!) };
  };
  it('[R59] for a car that spins out shows no green target and names the spin-out', () => {
    const { options, stay } = asked(0, 8);
    expect(options.map(({ note, look, target }) => ({ note, look, kind: target.kind }))).toEqual([
      { note: 'Spin-out at Mesa Bend either way', look: 'bad', kind: 'risk' },
    ]);
    expect(stay[0]).toEqual({ text: 'Mesa Bend at 8, limit 3: spin-out.', bad: true });
  });
  it('[R60] for a car that spins out has its ghost before the corner', () => {
    const { options } = asked(0, 8);
    expect(previewOf(0, options[0]!.forecast, '+2')).toMatchObject({
      ghosts: [{ progress: 32, spun: true }],
      spin: 'surely',
    });
  });
  it('[R54] is green if it adds no corner, whatever the earlier ones cost', () => {
    const { options, stay } = asked(6, 8);
    expect(options.map(({ note, target }) => [note, target.kind])).toEqual([['No corner on the way', 'safe']]);
    expect(stay[0]?.text).toBe('Mesa Bend at 8, limit 3: 5 heat.');
  });
  it('[R54] prices the corner it adds with what earlier corners leave in the Engine', () => {
    const r = race('usa').car({ at: 56, from: 47, speed: 5, gear: 4, engine: 4 }).parked(57).begin(6);
    const seen = view(r.s, 0);
    const [option] = slipstreamOptions(seen, seen.own!, r.offer(0, 'slipstream'));
    expect(option).toMatchObject({ look: 'bad', target: { kind: 'risk' } });
    expect(option?.note).toMatch(/at 5, limit 2: spin-out$/);
    expect(forecastSlipstream(seen, seen.own!, 0).heat).toEqual({ low: 2, high: 2 });
  });
});
