// Formula D's plain tables in one place: circuits, their drawing, dice and figures, cars and teams.

export * from './cars';
export * from './circuits';
export * from './dice';
export * from './geometry';
