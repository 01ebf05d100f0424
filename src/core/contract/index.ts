// The contract between Paddock and a game. Everyone imports it from here.
// Not here: running races (engine.ts) or storing them (record.ts).

export type * from './achievements';
export * from './ai';
export type * from './campaign';
export type * from './clubhouse';
export type * from './config';
export type * from './daily';
export type * from './encounters';
export type * from './game';
export type * from './game-types';
export type * from './hints';
export type * from './lesson';
export type * from './record';
export * from './season';
export * from './state';
export type * from './trial';
export type * from './workshop';
