// The cascade layer of each style sheet, by its folder.

import { describe, expect, test } from 'vitest';
import { sourceFiles } from '../../source-files';
import { LAYERS, layerOf } from './layers';

const sheets = sourceFiles(/\.css$/).map(({ file, text }) => ({ file, text, layer: layerOf(`/src/${file}`) }));

describe('style sheets', () => {
  test('each have the layer of their folder', () => {
    expect(sheets.length).toBeGreaterThan(200);
    expect(sheets.filter(({ layer }) => layer === undefined).map(({ file }) => file)).toEqual(['ui/theme/focus.css']);
    expect(new Set(sheets.map(({ layer }) => layer))).toEqual(new Set([...LAYERS, undefined]));
    expect(layerOf('C:\\paddock\\src\\games\\heat\\ui\\palette.css')).toBe('tokens');
    expect(layerOf('/src/games/heat/ui/results.module.css')).toBe('game');
    expect(layerOf('/src/ui/game/dashboard/dashboard.css')).toBe('kit');
    expect(layerOf('/node_modules/any/any.css')).toBeUndefined();
  });
  test('neither name layers nor repeat a class to win', () => {
    const forced = sheets.filter(({ text }) => /@layer|!important|(\.[a-z][\w-]*)\1(?![\w-])/.test(text));
    // The screen's layouts place it with longer selectors, in the same layer.
    expect(forced.map(({ file }) => file)).toEqual(['renderer/screens/race/panels/standings.module.css']);
  });
});
