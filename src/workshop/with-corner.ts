// A circuit with one corner changed. Not here: moving corners along the road (anchors.ts).

/** The source with this change of the corner at this index; the other corners stay the same objects. */
export function withCorner<C extends object, S extends { readonly corners: readonly C[] }>(
  source: S,
  at: number,
  change: Partial<S['corners'][number]>,
): S {
  return {
    ...source,
    corners: source.corners.map((corner, index) => (index === at ? { ...corner, ...change } : corner)),
  };
}
