// Whether the long run is requested: every size, every game at a party and by mouse, a hundred cuts. The everyday run keeps
// one of each.

/** PADDOCK_LONG=1. */
export const LONG = process.env.PADDOCK_LONG === '1';
