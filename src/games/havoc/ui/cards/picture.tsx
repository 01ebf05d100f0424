// A drawn piece on the page. Not here: its drawing (art/).

import type { Picture } from '@ui/art/picture';
import { pictureUrl } from '@ui/panels/seat';
import { memoEqual } from '@ui/render/keep';
import type { ReactElement } from 'react';

/** A picture without an accessible name; css sets its size. */
export const Piece = memoEqual(function Piece({
  picture,
  className,
}: {
  picture: Picture;
  className?: string | undefined;
}): ReactElement {
  return (
    <img
      className={className}
      src={pictureUrl(picture)}
      alt=""
      width={picture.width}
      height={picture.height}
      draggable={false}
    />
  );
});
