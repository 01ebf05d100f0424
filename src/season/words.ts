// Words that several parts of a season say. Not for: a person's or a game's own words.

/** '1 car', '4 cars'. */
export function counted(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? '' : 's'}`;
}

/** '1st', '2nd', '13th'. */
export function ordinal(place: number): string {
  const tens = place % 100;
  if (tens >= 11 && tens <= 13) return `${place}th`;
  return `${place}${['th', 'st', 'nd', 'rd'][place % 10] ?? 'th'}`;
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;

/** '22 Nov 2026' of an ISO time, by the clock it was written in; the text itself where it is none. */
export function dayOf(at: string): string {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})/.exec(at) ?? [];
  const name = MONTHS[Number(month) - 1];
  return name === undefined ? at : `${Number(day)} ${name} ${year}`;
}
