import { describe, expect, it } from 'vitest';
import { TRACK_IDS } from '../../../data/tracks';
import { carPicture, circuitBlurb, circuitFacts, circuitPicture } from '../picture';

describe.each(TRACK_IDS)('the picture of %s', (track) => {
  it('[C258] uses no outside files or fonts', () => {
    for (const size of ['large', 'thumbnail'] as const) {
      expect(circuitPicture(track, size).svg).not.toMatch(/<image|<text|href=|url\((?!#)/);
    }
  });

  it('has four facts and a description', () => {
    const labels = circuitFacts(track).map(([, label]) => label);
    expect(labels).toEqual(['Spaces', 'Corners', 'Heat', 'Stress']);
    expect(circuitBlurb(track)).toMatch(/\.$/);
  });
});

describe('the picture of a car', () => {
  it('[C217] differs by colour and by number', () => {
    const pictures = [carPicture('red', 1), carPicture('blue', 1), carPicture('red', 2)].map(({ svg }) => svg);
    expect(new Set(pictures).size).toBe(3);
    expect(pictures[0]).toContain('#d8352a');
  });
});
