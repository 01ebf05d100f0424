// Picks one cell out of hundreds: by pointer on the board, or by arrow keys with a single Tab stop.

import { LEFT, NEXT, PREVIOUS, RIGHT } from '../../../data/track';
import { nearestOf, spotOf, UNIT } from '../../../geometry/oval';
import { targetKey } from '../../../narration/preview';
import { placeOf, placeText } from '../../../narration/texts';
import { t } from '../../../text/t';
import type { Space } from '../../../types';
import type { HavocBoardParts } from './parts';

/** Distance within which a finger or pointer selects a cell, px. */
const NEAR = 20;
/** Smaller cells under a finger are first zoomed to this size, px. */
const ENOUGH = 19;
const WANTED = 34;
const LEAST = 24;
/** The direction of each key. */
const DIRECTIONS: Readonly<Record<string, readonly (Space | -1)[]>> = {
  ArrowUp: NEXT,
  ArrowDown: PREVIOUS,
  ArrowLeft: LEFT,
  ArrowRight: RIGHT,
};
/** Steps of the page keys. */
const PAGE = 6;

/** The button on the cell pointed at. */
export class CellPicker {
  private readonly parts: HavocBoardParts;
  private readonly button: HTMLButtonElement;
  private readonly unfollow: () => void;
  private cells: readonly Space[] = [];
  private at: Space | -1 = -1;
  /** Called with the cell that is pointed at or has the focus; -1: none. */
  onPoint: (cell: Space | -1) => void = () => undefined;

  constructor(parts: HavocBoardParts) {
    this.parts = parts;
    this.button = document.createElement('button');
    this.button.type = 'button';
    this.button.hidden = true;
    this.button.style.cssText =
      'position:absolute;left:0;top:0;padding:0;border:0;border-radius:8px;background:transparent;cursor:pointer;touch-action:none';
    this.button.addEventListener('click', () => this.choose(this.at));
    this.button.addEventListener('keydown', (event) => this.press(event));
    this.button.addEventListener('focus', () => this.enter());
    this.button.addEventListener('blur', () => this.onPoint(-1));
    this.button.addEventListener('pointerleave', () => {
      if (document.activeElement !== this.button) this.onPoint(-1);
    });
    parts.options.host.append(this.button);
    this.unfollow = parts.stage.onCamera(() => this.arrange());
  }

  /** Offers these cells; start: where the arrow keys begin. */
  show(cells: readonly Space[], start: Space | -1): void {
    this.cells = cells;
    if (!cells.includes(this.at)) this.at = cells.includes(start) ? start : (cells[0] ?? -1);
    this.button.hidden = cells.length === 0;
    this.stand(this.at);
  }

  /** Handles a pointer at window px; a tap chooses. Returns whether a cell was hit. */
  point(x: number, y: number, isTap: boolean): boolean {
    if (this.cells.length === 0) return false;
    const { stage } = this.parts;
    const spot = stage.toWorld(x, y);
    const { scale } = stage.camera;
    const cell = x < 0 ? -1 : nearestOf(this.cells, spot.x, spot.y, Math.max(UNIT * 0.7, isTap ? NEAR / scale : 0));
    if (cell < 0) {
      if (document.activeElement !== this.button) this.onPoint(-1);
      return false;
    }
    if (isTap && UNIT * scale < ENOUGH && isForFingers()) {
      stage.zoomBy(WANTED / (UNIT * scale), x, y);
      return true;
    }
    this.stand(cell);
    this.onPoint(cell);
    if (isTap) this.choose(cell);
    return true;
  }

  end(): void {
    this.unfollow();
    this.button.remove();
  }

  private choose(cell: Space | -1): void {
    if (cell >= 0) this.parts.options.onTarget(targetKey({ kind: 'cell', at: cell }));
  }

  private enter(): void {
    this.onPoint(this.at);
    this.parts.options.announce(t('board.cell.help', placeOf(this.at)));
  }

  private press(event: KeyboardEvent): void {
    const next = nextCell(this.cells, this.at, event.key);
    if (next === null) return;
    event.preventDefault();
    event.stopPropagation();
    if (next === this.at) return;
    this.stand(next);
    this.onPoint(next);
    this.seek(next);
    this.parts.options.announce(placeText(next));
  }

  /** Brings a cell reached by arrow keys into the free area. */
  private seek(cell: Space): void {
    const { stage } = this.parts;
    const { x, y } = spotOf(cell);
    const at = stage.toWindow(x, y);
    const { insets, width, height } = stage.window;
    const dx = Math.max(0, insets.left + LEAST - at.x) - Math.max(0, at.x - (width - insets.right - LEAST));
    const dy = Math.max(0, insets.top + LEAST - at.y) - Math.max(0, at.y - (height - insets.bottom - LEAST));
    if (dx !== 0 || dy !== 0) stage.moveBy(dx, dy);
  }

  private stand(cell: Space | -1): void {
    this.at = cell;
    if (cell < 0) return;
    this.button.setAttribute('aria-label', t('board.cell', placeOf(cell)));
    this.button.dataset.target = targetKey({ kind: 'cell', at: cell });
    this.arrange();
  }

  private arrange(): void {
    if (this.at < 0) return;
    const { stage } = this.parts;
    const { x, y } = spotOf(this.at);
    const at = stage.toWindow(x, y);
    const size = Math.max(LEAST, UNIT * stage.camera.scale);
    this.button.style.width = `${size}px`;
    this.button.style.height = `${size}px`;
    this.button.style.transform = `translate(${Math.round(at.x - size / 2)}px, ${Math.round(at.y - size / 2)}px)`;
  }
}

/** The target of a key: the next selectable cell in its direction, the same cell at a dead end; null: no direction. */
export function nextCell(cells: readonly Space[], from: Space | -1, key: string): Space | null {
  if (from < 0) return null;
  if (key === 'Home') return cells[0] ?? from;
  if (key === 'End') return cells.at(-1) ?? from;
  const page = { PageUp: NEXT, PageDown: PREVIOUS }[key];
  const direction = page ?? DIRECTIONS[key];
  if (!direction) return null;
  let found = from;
  for (let step = 0; step < (page ? PAGE : 1); step++) found = nextOn(cells, found, direction);
  return found;
}

function nextOn(cells: readonly Space[], from: Space, direction: readonly (Space | -1)[]): Space {
  for (let at = direction[from] ?? -1; at >= 0 && at !== from; at = direction[at] ?? -1)
    if (cells.includes(at)) return at;
  return from;
}

/** A touch screen, or a window as narrow as one. */
function isForFingers(): boolean {
  return window.matchMedia('(pointer: coarse), (max-width: 1023px)').matches;
}
