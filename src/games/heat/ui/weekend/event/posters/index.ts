// The picture of each event, as SVG text.

import type { Picture } from '@ui/art/picture';
import type { EventId } from '../../../../types';
import { committee, engines, safety, strike } from './paddock';
import { POSTER } from './parts';
import { record, television } from './speed';
import { crowds, grandstand, title, withdrawal } from './tribune';

const POSTERS: Readonly<Record<EventId, () => string>> = {
  grandstand,
  record,
  strike,
  engines,
  crowds,
  committee,
  title,
  television,
  safety,
  withdrawal,
};
const drawn = new Map<EventId, Picture>();

/** The picture on an event's card, drawn once. */
export function posterOf(event: EventId): Picture {
  const known = drawn.get(event);
  if (known) return known;
  const { width, height } = POSTER;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${POSTERS[event]()}</svg>`;
  const picture = { svg, width, height };
  drawn.set(event, picture);
  return picture;
}
