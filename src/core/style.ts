// How a character changes the decisions of a driver of any level. Not here: who the characters are (src/drivers).

/**
 * The traits of a style. risk: accepting a chance of losing the car; patience: later against now; duels: staying close to and
 * ahead of other cars; saving: keeping resources in reserve; tactics: cards, brakes and anything besides driving.
 */
export const TRAITS = ['risk', 'patience', 'duels', 'saving', 'tactics'] as const;
export type Trait = (typeof TRAITS)[number];

/**
 * A driver's style, each trait from -1 to 1; 0 is the level's own way. It changes weights and the choice between nearly equal
 * answers, never what is legal or what a driver may know.
 */
export type Style = Readonly<Record<Trait, number>>;

/** The style of a driver without a character. */
export const EVEN: Style = { risk: 0, patience: 0, duels: 0, saving: 0, tactics: 0 };
