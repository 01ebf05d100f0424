// Weather and road tokens: a panel under the standings; where there is no room for it a strip of tokens, on a phone a chip that
// opens the list. Pointing at a corner, or the focus on it, lights it on the board, which says its rule.

import { Button } from '@ui/panels/button';
import { classes } from '@ui/panels/classes';
import { Dialog } from '@ui/panels/dialog';
import { Tip } from '@ui/panels/tooltip';
import { Camera, CloudSun } from 'lucide-react';
import { type ReactElement, useState, useSyncExternalStore } from 'react';
import { WEATHER } from '../../data/conditions';
import { trackOf } from '../../data/tracks';
import type { HeatView } from '../../types';
import { TOKEN, tokenArt } from '../board/art/conditions';
import { cornerRule, effectsAt, lastingWords, pressWords, setupWords } from '../condition-words';
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

/** Where there is no room for the panel: the weather, which opens the list, and from a tablet on a strip of the tokens. */
export function RoadChip({ view }: { view: HeatView }): ReactElement | null {
  const [open, setOpen] = useState(false);
  if (view.weather === null) return null;
  return (
    <span className="heat-road-strip">
      <button type="button" className="hw-chip heat-road-chip" onClick={() => setOpen(true)}>
        <CloudSun size={18} aria-hidden="true" />
        {WEATHER[view.weather].name}
      </button>
      <TokenStrip view={view} />
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Weather and road"
        actions={<Button onClick={() => setOpen(false)}>Close</Button>}
      >
        <RoadList view={view} />
      </Dialog>
    </span>
  );
}

/** Tokens alone, corner by corner; each says its rule when pointed at, held or focused. */
function TokenStrip({ view }: { view: HeatView }): ReactElement {
  const lit = useLit();
  return (
    <ul className="heat-tokens" aria-label="Road tokens">
      {trackOf(view.track).corners.map(({ index }) => (
        <li key={index}>
          <Tip text={cornerRule(view, index).replaceAll('\n', '. ')}>
            <button
              type="button"
              className={classes('heat-token', lit === index && 'heat-road-lit')}
              aria-label={spokenRule(view, index)}
              {...lights(index, false)}
            >
              <Token view={view} corner={index} />
              {view.press.includes(index) && <Camera className="heat-token-press" size={13} aria-hidden="true" />}
            </button>
          </Tip>
        </li>
      ))}
    </ul>
  );
}

function RoadList({ view }: { view: HeatView }): ReactElement {
  const lit = useLit();
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
          <li key={index}>
            <button
              type="button"
              className={classes('heat-road-row', lit === index && 'heat-road-lit')}
              {...lights(index, true)}
            >
              <Token view={view} corner={index} />
              <span>
                <b>
                  {name}
                  {view.press.includes(index) && <Camera size={15} aria-hidden="true" />}
                </b>
                <span className="hidden-text">, limit {view.limits[index]}. </span>
                {rowWords(view, index).map((words) => (
                  <small key={words}>
                    {words}
                    <span className="hidden-text">. </span>
                  </small>
                ))}
                {view.press.includes(index) && (
                  <span className="hidden-text">{pressWords(view.limits[index] ?? 0)}</span>
                )}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

/** A row has the camera for the press; what else holds at the corner stands in words. */
function rowWords(view: HeatView, corner: number): string[] {
  const words = effectsAt({ ...view, press: [] }, corner);
  return words.length > 0 ? words : ['No token'];
}

function spokenRule(view: HeatView, corner: number): string {
  return cornerRule(view, corner).replace(' · ', ', ').replaceAll('\n', '. ');
}

/** What lights a corner on the board: pointer, focus, and a tap where neither stays. isTold: the board says its rule too. */
function lights(corner: number, isTold: boolean) {
  const on = () => lightCorner(corner, isTold);
  const off = () => lightCorner(-1);
  return { onPointerEnter: on, onPointerLeave: off, onFocus: on, onBlur: off, onClick: on };
}

function useLit(): number {
  return useSyncExternalStore(onLit, litCorner);
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
