// Circuit pictures for every game, in two sizes. Pictures without cars are cached per palette.

import type { SeatInfo } from '@api/contract';
import { paletteKey } from '@ui/art/colours';
import type { Picture } from '@ui/art/picture';
import type { CircuitPicture } from '@ui/game-ui';

/** Sizes of a large picture and a thumbnail, px. */
export const LARGE = { width: 576, height: 440 } as const;
export const THUMBNAIL = { width: 135, height: 122 } as const;

/** How a game draws its circuits. */
export interface CircuitPainter<View> {
  /** Two fields that identify this game's views. */
  fields: readonly [string, string];
  large(circuit: string, view: View | undefined, seats: readonly SeatInfo[]): Picture;
  /** A small plan as SVG text of this size, px. */
  plan(circuit: string, width: number, height: number): string;
}

/** Draws a game's circuits and caches pictures without cars. */
export function circuitPictures<View>(painter: CircuitPainter<View>): CircuitPicture<View> {
  const drawn = new Map<string, Picture>();
  const { width, height } = THUMBNAIL;
  return (circuit, size, view, seats = []) => {
    if (size === 'large' && hasFields<View>(view, painter.fields)) return painter.large(circuit, view, seats);
    const key = `${circuit} ${size} ${paletteKey()}`;
    const picture =
      drawn.get(key) ??
      (size === 'large'
        ? painter.large(circuit, undefined, [])
        : { svg: painter.plan(circuit, width, height), ...THUMBNAIL });
    drawn.set(key, picture);
    return picture;
  };
}

function hasFields<View>(view: unknown, fields: readonly string[]): view is View {
  return typeof view === 'object' && view !== null && fields.every((field) => field in view);
}
