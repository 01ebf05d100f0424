// Weather and road tokens: a panel under the standings; if there is no room for it, a strip of tokens; on a phone a chip that
// opens the list. Pointing at a corner, or focusing it, lights it on the board, which shows its rule.

import { Button } from '@ui/controls/button';
import { type PartMarks, part, saying } from '@ui/inspector/part';
import { Dialog } from '@ui/overlays/dialog';
import { classes } from '@ui/panels/classes';
import { Camera, CloudSun } from 'lucide-react';
import { type ReactElement, useState, useSyncExternalStore } from 'react';
import { trackOf } from '../../data/tracks';
import { TOKEN } from '../../geometry/roadside';
import {
  cornerRule,
  cornerRuleSpoken,
  effectsAt,
  lastingText,
  pressText,
  setupText,
  weatherName,
} from '../../narration/condition-text';
import { t } from '../../text/t';
import type { HeatView, WeatherId } from '../../types';
import { tokenArt } from '../board/art/conditions';
import { rich } from '../rich';
import eventChipStyles from '../weekend/event/event-chip.module.css';
import { lightCorner, litCorner, onLit } from './lit-corner';
import styles from './road-panel.module.css';

/** Whether there is anything to list. */
export function hasRoad({ weather, road }: HeatView): boolean {
  return weather !== null && road.some((id) => id !== null);
}

/** The panel below the standings. */
export function RoadPanel({ view }: { view: HeatView }): ReactElement {
  return (
    <section className={classes(styles.heatRoad, 'panel panel-glass')} aria-label={t('road.title')}>
      <RoadList view={view} />
    </section>
  );
}

/** Without room for the panel: the weather, which opens the list, and from tablet size up a strip of the tokens. */
export function RoadChip({ view }: { view: HeatView }): ReactElement | null {
  const [open, setOpen] = useState(false);
  if (view.weather === null) return null;
  return (
    <span className={styles.heatRoadStrip}>
      <button type="button" className={eventChipStyles.weekendChip} onClick={() => setOpen(true)}>
        <CloudSun size={18} aria-hidden="true" />
        {weatherName(view.weather)}
      </button>
      <TokenStrip view={view} />
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={t('road.title')}
        actions={<Button onClick={() => setOpen(false)}>{t('road.close')}</Button>}
      >
        <RoadList view={view} />
      </Dialog>
    </span>
  );
}

/** Only the tokens, corner by corner; each shows its rule when pointed at, held or focused. */
function TokenStrip({ view }: { view: HeatView }): ReactElement {
  const lit = useLit();
  return (
    <ul className={styles.heatTokens} aria-label={t('road.tokens')}>
      {trackOf(view.track).corners.map(({ index }) => (
        <li key={index}>
          <button
            type="button"
            className={classes(styles.heatToken, lit === index && styles.heatRoadLit)}
            aria-label={cornerRuleSpoken(view, index)}
            {...tokenPart(view, index)}
            {...lights(index, false)}
          >
            <Token view={view} corner={index} />
            {view.press.includes(index) && <Camera className={styles.heatTokenPress} size={13} aria-hidden="true" />}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** The part at a corner, for the inspector: its token, or else its sign. */
function tokenPart(view: HeatView, corner: number): PartMarks {
  const id = view.road[corner];
  const marks = part(id === null || id === undefined ? 'sign.corner' : `road.${id}`);
  return saying(marks, cornerRule(view, corner));
}

function RoadList({ view }: { view: HeatView }): ReactElement {
  const lit = useLit();
  const { corners } = trackOf(view.track);
  return (
    <>
      {view.weather !== null && (
        <p className={styles.heatRoadWeather}>
          {rich('road.weather.line', weatherLine(view.weather), { b: (inner) => <b>{inner}</b> })}
        </p>
      )}
      <ul>
        {corners.map(({ index, name }) => (
          <li key={index}>
            <button
              type="button"
              className={classes(styles.heatRoadRow, lit === index && styles.heatRoadLit)}
              {...tokenPart(view, index)}
              {...lights(index, true)}
            >
              <Token view={view} corner={index} />
              <span>
                <b>
                  {name}
                  {view.press.includes(index) && <Camera size={15} aria-hidden="true" />}
                </b>
                <span className="visually-hidden">{t('road.limit.said', { limit: view.limits[index] ?? 0 })} </span>
                {rowLines(view, index).map((text) => (
                  <small key={text}>
                    {text}
                    <span className="visually-hidden">. </span>
                  </small>
                ))}
                {view.press.includes(index) && (
                  <span className="visually-hidden">{pressText(view.limits[index] ?? 0)}</span>
                )}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

/** A row shows the press with a camera; other effects at the corner are text. */
function rowLines(view: HeatView, corner: number): string[] {
  const lines = effectsAt({ ...view, press: [] }, corner);
  return lines.length > 0 ? lines : [t('token.none')];
}

function weatherLine(weather: WeatherId) {
  return { weather: weatherName(weather), setup: setupText(weather), lasting: lastingText(weather) };
}

/** Handlers that light a corner on the board: pointer, focus, and a tap if neither stays. showsRule: also shows its rule. */
function lights(corner: number, showsRule: boolean) {
  const on = () => lightCorner(corner, showsRule);
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
