// Words that several parts of a season say. Not for: a person's or a game's own words.

/** '1 car', '4 cars'. */
export function counted(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? '' : 's'}`;
}
