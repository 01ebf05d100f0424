// Weather and road tokens in a list: a panel under the standings, and on small screens a chip that opens it. Pointing at a
// row lights its corner on the board.

import { Button } from '@ui/panels/button';
import { classes } from '@ui/panels/classes';
import { Dialog } from '@ui/panels/dialog';
import { Camera, CloudSun } from 'lucide-react';
import { type ReactElement, useState, useSyncExternalStore } from 'react';
import { WEATHER } from '../../data/conditions';
import { trackOf } from '../../data/tracks';
import type { HeatView } from '../../types';
import { TOKEN, tokenArt } from '../board/art/conditions';
import { lastingWords, setupWords, tokenWords } from '../condition-words';
import { lightCorner, litCorner, onLit } from '../lit-corner';
import './road-panel.css';

/** Whether there is anything to list. */
export function hasRoad({ weather, road }: HeatView): boolean {
  return weather !== null && road.some((id) => id !== null);
}

/** The panel under the standings. */
export function RoadPanel({ view }: { view: HeatView }): ReactElement {
  return (
    <section className="heat-road panel panel-glass" aria-label="Weather and road">
      <RoadList view={view} />
    </section>
  );
}

/** The chip of small screens. */
export function RoadChip({ view }: { view: HeatView }): ReactElement | null {
  const [open, setOpen] = useState(false);
  if (view.weather === null) return null;
  return (
    <>
      <button type="button" className="hw-chip heat-road-chip" onClick={() => setOpen(true)}>
        <CloudSun size={18} aria-hidden="true" />
        {WEATHER[view.weather].name}
      </button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Weather and road"
        actions={<Button onClick={() => setOpen(false)}>Close</Button>}
      >
        <RoadList view={view} />
      </Dialog>
    </>
  );
}

function RoadList({ view }: { view: HeatView }): ReactElement {
  const lit = useSyncExternalStore(onLit, litCorner);
  const { corners } = trackOf(view.track);
  return (
    <>
      {view.weather !== null && (
        <p className="heat-road-weather">
          <b>{WEATHER[view.weather].name}</b> {setupWords(view.weather)}. {lastingWords(view.weather)} where it lasts.
        </p>
      )}
      <ul>
        {corners.map(({ index, name }) => (
          <li
            key={index}
            className={classes(lit === index && 'heat-road-lit')}
            onPointerEnter={() => lightCorner(index)}
            onPointerLeave={() => lightCorner(-1)}
          >
            <Token view={view} corner={index} />
            <span>
              <b>
                {name}
                {view.press.includes(index) && <Camera size={15} role="img" aria-label="press corner" />}
              </b>
              <small>{tokenWords(view, index)}</small>
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

function Token({ view, corner }: { view: HeatView; corner: number }): ReactElement {
  const reach = TOKEN + 3;
  const art = tokenArt(view.road[corner] ?? null);
  return (
    <svg
      width="34"
      height="34"
      viewBox={`${-reach} ${-reach} ${reach * 2 + 2} ${reach * 2 + 3}`}
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a drawing of our own, without any text from outside
      dangerouslySetInnerHTML={{ __html: art }}
    />
  );
}
