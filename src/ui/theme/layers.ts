// The cascade layers of style sheets. The build puts each sheet into the layer of its folder, so a sheet of a later layer wins
// over one of an earlier layer, however specific the selectors are.

/** The layers, weakest first. */
export const LAYERS = ['reset', 'tokens', 'toolkit', 'kit', 'utilities', 'game', 'screen'] as const;

export type Layer = (typeof LAYERS)[number];

/** Where the sheets of each layer are. The first match counts. */
const PLACES: readonly (readonly [place: RegExp, layer: Layer | undefined])[] = [
  [/\/src\/ui\/theme\/focus\.css$/, undefined],
  [/\/src\/ui\/theme\/reset\.css$/, 'reset'],
  [/\/src\/ui\/theme\/(?:tokens|fonts)\.css$/, 'tokens'],
  [/\/src\/ui\/theme\/utilities\.css$/, 'utilities'],
  [/\/src\/games\/[^/]+\/ui\/palette\.css$/, 'tokens'],
  [/\/src\/ui\/game\//, 'kit'],
  [/\/src\/ui\//, 'toolkit'],
  [/\/src\/games\//, 'game'],
  [/\/src\/(?:renderer|gallery)\//, 'screen'],
];

/** Returns the layer of a sheet; undefined for the focus ring and for sheets that are not the app's, which win over all layers. */
export function layerOf(file: string): Layer | undefined {
  const place = file.replaceAll('\\', '/');
  return PLACES.find(([pattern]) => pattern.test(place))?.[1];
}

/** The order as CSS. Each sheet begins with it, because sheets load in any order and the first one decides. */
export const ORDER = LAYERS.join(', ');
