// What a person's own car can wear: what everyone has, and what careers pay. Only for show.
// Not here: how it is won (src/career), or drawing it (ui/art/worn).

/** Patterns that everyone has, in the order of the colours that have them in a race. */
export const FREE_PATTERNS = [
  'stripe',
  'twin',
  'chevron',
  'check',
  'hoop',
  'diagonal',
  'halves',
  'dots',
  'saltire',
  'rings',
] as const;
/** Patterns that objectives of a career pay. */
export const PRIZE_PATTERNS = [
  'bolt',
  'waves',
  'stars',
  'argyle',
  'flames',
  'scales',
  'clover',
  'arrows',
  'tartan',
  'sunray',
] as const;
export type FreePattern = (typeof FREE_PATTERNS)[number];
export type PrizePattern = (typeof PRIZE_PATTERNS)[number];
export type WornPattern = FreePattern | PrizePattern;

/** Liveries that everyone has. They decide the colour of the pattern. */
export const FREE_LIVERIES = ['works', 'pair', 'classic'] as const;
/** Liveries that objectives of a career pay. They have a paint of their own. */
export const PRIZE_LIVERIES = [
  'lake',
  'meadow',
  'ember',
  'dune',
  'harbour',
  'orchard',
  'glacier',
  'copper',
  'midnight',
  'poppy',
  'heather',
  'citrus',
  'slate',
  'coral',
  'pine',
  'thunder',
  'honey',
  'plum',
  'mint',
  'rust',
] as const;
export type FreeLivery = (typeof FREE_LIVERIES)[number];
export type PrizeLivery = (typeof PRIZE_LIVERIES)[number];
export type WornLivery = FreeLivery | PrizeLivery;

/** The known livery of this id; one of another edition counts as the first. */
export function liveryOf(id: string): WornLivery {
  return [...FREE_LIVERIES, ...PRIZE_LIVERIES].find((one) => one === id) ?? 'works';
}
