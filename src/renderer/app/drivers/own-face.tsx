// The face of the person who is here; their initial until it is drawn. The page keeps the picture for its next
// start, and draws after the first press alone, so that a first page loads nothing that draws faces.

import type { Colour } from '@core/contract';
import type { Look } from '@drivers/look';
import { classes } from '@ui/panels/classes';
import { pictureUrl, SeatInitial } from '@ui/panels/seat';
import { useOnChange } from '@ui/use-on-change';
import { type ReactElement, useState } from 'react';
import { type KeptFace, keepFace, keptFace } from '../party/browser-storage';
import styles from '../top-bar.module.css';
import { personHere, usePeople } from './people';

interface OwnDiscProps {
  name: string;
  colour: Colour;
  /** The diameter of the face, px. */
  size: number;
}

/** The face with its name for screen readers, or the initial. */
export function OwnFace({ name, colour }: Omit<OwnDiscProps, 'size'>): ReactElement {
  const url = useOwnFace();
  if (url === undefined) return <SeatInitial name={name} colour={colour} />;
  return (
    <>
      <Disc url={url} size={36} />
      <span className="visually-hidden">{name} </span>
    </>
  );
}

/** The face or the initial, beside something that says the name. */
export function OwnDisc({ name, colour, size }: OwnDiscProps): ReactElement {
  const url = useOwnFace();
  return url === undefined ? <SeatInitial name={name} colour={colour} /> : <Disc url={url} size={size} />;
}

function Disc({ url, size }: { url: string; size: number }): ReactElement {
  return <img className={classes(styles.topFace)} src={url} alt="" width={size} height={size} />;
}

function useOwnFace(): string | undefined {
  return useFace(usePeople((s) => personHere(s)?.look));
}

/** The address of the face's picture; undefined until it is drawn. */
function useFace(look: Look | undefined): string | undefined {
  const [face, setFace] = useState<KeptFace | undefined>(undefined);
  const wanted = look && JSON.stringify(look);
  useOnChange([wanted], () => {
    if (wanted === undefined) return;
    const kept = keptFace();
    if (kept?.look === wanted) return setFace(kept);
    return onPressed(() => void drawn(wanted).then(setFace, () => undefined));
  });
  if (face === undefined || face.look !== wanted) return undefined;
  return face.url;
}

/** Draws a face and keeps it. look: as JSON. Rejects if its code cannot be loaded: the initial stays. */
async function drawn(look: string): Promise<KeptFace> {
  const { discPortrait } = await import('@ui/art/portrait/portrait');
  const face = { look, url: pictureUrl(discPortrait(JSON.parse(look) as Look)) };
  keepFace(face);
  return face;
}

let wasPressed = false;

/** Calls once somebody has pressed anything on this page; at once if they have. Returns the function that stops waiting. */
function onPressed(call: () => void): () => void {
  const stop = new AbortController();
  const press = () => {
    stop.abort();
    wasPressed = true;
    call();
  };
  if (wasPressed) press();
  else
    for (const type of ['pointerdown', 'keydown'] as const)
      window.addEventListener(type, press, { capture: true, signal: stop.signal });
  return () => stop.abort();
}
