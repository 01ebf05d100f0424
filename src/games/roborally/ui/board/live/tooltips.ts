// What lies under the pointer, in words beside it: after a moment's hovering, or at once for a finger.

import type { Words } from '@ui/stage/words';
import type { Cell, RoborallyView } from '../../../types';
import { explainCell } from '../cell-words';
import { cellAt, HALF, middleOf } from '../geometry/floor';
import type { Parts } from './parts';

/** Tooltips wait this long, ms. */
const AFTER = 400;
/** Words stand this far above their cell, px, and below those near the upper edge. */
const AWAY = 16;

/** The tooltip of one board. */
export class Tooltips {
  private readonly parts: Parts;
  private readonly words: Words;
  private readonly view: () => RoborallyView | null;
  private pointed: Cell | -1 = -1;
  private timer: number = 0;

  constructor(parts: Parts, words: Words, view: () => RoborallyView | null) {
    this.parts = parts;
    this.words = words;
    this.view = view;
  }

  /** The pointer is at window px; outside the window: it has left. */
  point(x: number, y: number, isTap: boolean): void {
    const { stage, course } = this.parts;
    const spot = stage.toWorld(x, y);
    const cell = x < 0 ? -1 : cellAt(course, spot.x, spot.y);
    if (cell === this.pointed && !isTap) return;
    this.hide();
    this.pointed = cell;
    if (cell < 0) return;
    if (isTap) this.tell(cell, true);
    else this.timer = window.setTimeout(() => this.tell(cell, false), AFTER);
  }

  /** Takes the words away. */
  hide(): void {
    window.clearTimeout(this.timer);
    this.words.pill('cell', null);
    this.pointed = -1;
  }

  private tell(cell: Cell, isTap: boolean): void {
    const { course, options, stage } = this.parts;
    const lines = explainCell(course, cell, this.view(), options.seats);
    const at = middleOf(course, cell);
    const rise = HALF * stage.camera.scale + AWAY + 10 * (lines.length - 1);
    const isLow = stage.toWindow(at.x, at.y).y - rise > stage.window.insets.top + 20;
    this.words.pill('cell', { text: lines.join('\n'), at, dy: isLow ? -rise : rise });
    if (isTap) options.announce(lines.join('. '));
  }
}
