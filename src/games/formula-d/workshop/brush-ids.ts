// The brushes of Formula D's editor.

/** In the order in which they are shown. */
export const BRUSHES = ['trees', 'houses', 'water', 'stands', 'boats', 'fields', 'landmarks'] as const;
export type BrushId = (typeof BRUSHES)[number];
