// Checks the pictures of every game's circuits and cars. No line here names a game.

import type { GameUi } from '@ui/game-ui';
import { describe, expect, test } from 'vitest';
import { games } from './registry';

const uis = import.meta.glob<{ gameUi: GameUi }>('./*/ui/index.tsx', { eager: true });
const SIZES = ['large', 'thumbnail'] as const;

function uiOf(id: string): GameUi {
  const ui = uis[`./${id}/ui/index.tsx`]?.gameUi;
  if (ui === undefined) throw new Error(`${id} has no screens`);
  return ui;
}

const circuits = Object.values(games).flatMap((game) => game.circuits.map(({ id }) => [game.id, id] as const));

describe.each(circuits)('%s: the picture of %s', (game, circuit) => {
  const ui = uiOf(game);
  test('is complete, and the same every time it is drawn', () => {
    for (const size of SIZES) {
      const { svg } = ui.circuitPicture(circuit, size);
      expect(ui.circuitPicture(circuit, size).svg).toBe(svg);
      expect(svg.startsWith('<svg')).toBe(true);
      expect(svg).not.toMatch(/NaN|undefined|Infinity/);
    }
  });
  test('uses nothing external: no files, no fonts', () => {
    for (const size of SIZES) {
      expect(ui.circuitPicture(circuit, size).svg).not.toMatch(/<image|<text|href=|url\((?!#)/);
    }
  });
  test('has the size of its kind, with facts and a sentence below', () => {
    const sizes = SIZES.map((size) => ui.circuitPicture(circuit, size)).map(({ width, height }) => [width, height]);
    expect(sizes).toEqual([
      [576, 440],
      [135, 122],
    ]);
    const facts = ui.circuitFacts(circuit);
    expect(facts).toHaveLength(4);
    for (const [value, label] of facts) expect([value, label].every((text) => /^\S/.test(text))).toBe(true);
    expect(ui.circuitBlurb(circuit)).toMatch(/^[A-Z].*\.$/);
  });
});

describe.each(Object.values(games).map(({ id }) => [id]))('%s: the picture of a car', (id) => {
  test('differs by colour', () => {
    const colours = uiOf(id)
      .quickRace.setup('Ada', 'red')
      .seats.map(({ colour }) => colour);
    const pictures = colours.map((colour) => uiOf(id).carPicture(colour, 1).svg);
    expect(new Set(pictures).size).toBe(colours.length);
  });
});
