// Names for drawn circuits.

import type { Draw } from '@core/contract';

const FIRST = 'Lantern Cedar Heron Marble Copper Saffron Willow Granite Amber Juniper'.split(' ');
const SECOND = 'Bay Ridge Point Valley Park Harbour Hill Fields Bridge Shore'.split(' ');

/** 'Cedar Point'. */
export function drawnName(draw: Draw): string {
  return `${FIRST[draw(FIRST.length)] ?? ''} ${SECOND[draw(SECOND.length)] ?? ''}`;
}
