// The brushes of the editor of Waddington's Formula 1.

/** In the order in which they are shown. */
export const BRUSHES = ['trees', 'houses', 'water', 'stands', 'boats', 'tents', 'landmarks'] as const;
export type BrushId = (typeof BRUSHES)[number];
