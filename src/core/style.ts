// How a character bends what a driver of any level decides. Not for: who the characters are (src/drivers).

/**
 * What a style is told in. risk: chances of losing the car that are taken; patience: later against now; duels: being near
 * other cars and ahead of them; saving: what is kept in reserve; tactics: cards, brakes and other things beside driving.
 */
export const TRAITS = ['risk', 'patience', 'duels', 'saving', 'tactics'] as const;
export type Trait = (typeof TRAITS)[number];

/**
 * A driver's style, each trait from -1 to 1; 0 is the way of the level itself. It bends weights and the choice among answers
 * that are nearly equal, never what is legal and never what a driver may know.
 */
export type Style = Readonly<Record<Trait, number>>;

/** The style of a level without a character. */
export const EVEN: Style = { risk: 0, patience: 0, duels: 0, saving: 0, tactics: 0 };
