// The brushes of Heat's editor.

/** In the order in which they are shown. */
export const BRUSHES = ['trees', 'houses', 'water', 'stands', 'boats', 'quay', 'fields', 'landmarks'] as const;
export type BrushId = (typeof BRUSHES)[number];
