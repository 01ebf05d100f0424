// What a coach bubble must not cover in a race or on a lap of one's own: panels, controls, places of the board.
// Not here: where the bubble goes (ui/school/place-bubble.ts).

import type { MatchUpdate } from '@api/contract';
import type { Board } from '@ui/board';
import type { GameUi } from '@ui/game-ui';
import type { LitSpot } from '@ui/school/chalk';

const LEAST_RADIUS = 26;
/** Space round a framed control, px. */
const AIR = 5;
/** A dashboard that takes more of the window covers the board: only its controls are kept clear. */
const MOST_DASH = 0.6;
const CONTROLS = ':is(button, input, [role="radio"], [role="slider"], [data-teach])';

/** Places of the board that the viewer looks at beside their own car (GameUi.ahead). */
export function placesAhead(ui: GameUi, update: MatchUpdate, preview: unknown): readonly string[] {
  const { view, viewer, asks: decisions, choices } = update;
  const decision = decisions.find(({ seat, committed }) => seat === viewer && !committed);
  if (typeof viewer !== 'number' || decision === undefined) return [];
  return ui.ahead?.({ view, seat: viewer, choices: choices[String(decision.id)], preview }) ?? [];
}

/** What must stay visible or pressable: panels, a dashboard's controls if it covers the board, and single controls. */
export function keptClear(root: HTMLElement, bubble: HTMLElement): LitSpot[] {
  const area = root.getBoundingClientRect();
  const isWhole = (one: Element) => one.getBoundingClientRect().height > area.height * MOST_DASH;
  const dash = root.querySelector('[data-panel="dash"]');
  const panels = [...root.querySelectorAll('[data-panel]')].filter((one) => one !== dash || !isWhole(one));
  const single = [...root.querySelectorAll(CONTROLS)].filter(
    (one) => !bubble.contains(one) && !panels.some((panel) => panel.contains(one)),
  );
  return [...panels, ...single].map((one) => spotOf(area, one.getBoundingClientRect(), 0)).filter(isSeen);
}

/** A control by its name (data-teach), or a place of the board; null if it is not visible. */
export function spotAt(
  root: HTMLElement,
  area: DOMRect,
  where: NonNullable<Board['where']>,
  at: string,
): LitSpot | null {
  const control = root.querySelector(`[data-teach~="${CSS.escape(at)}"]`);
  if (control !== null) {
    const spot = spotOf(area, control.getBoundingClientRect(), AIR);
    return isSeen(spot) ? spot : null;
  }
  return boardSpot(area, where, at);
}

/** A place of the board; null if no place has this name. */
export function boardSpot(area: DOMRect, where: NonNullable<Board['where']>, name: string): LitSpot | null {
  const place = where(name);
  if (place === null) return null;
  const radius = Math.max(LEAST_RADIUS, Math.round(place.radius));
  const [x, y] = [Math.round(place.x - area.left), Math.round(place.y - area.top)];
  return { left: x - radius, top: y - radius, width: 2 * radius, height: 2 * radius, round: true };
}

function spotOf(area: DOMRect, box: DOMRect, air: number): LitSpot {
  return {
    left: Math.round(box.left - area.left) - air,
    top: Math.round(box.top - area.top) - air,
    width: Math.round(box.width) + 2 * air,
    height: Math.round(box.height) + 2 * air,
    round: false,
  };
}

function isSeen({ width, height }: LitSpot): boolean {
  return width > 2 * AIR && height > 2 * AIR;
}
