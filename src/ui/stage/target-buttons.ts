// Board targets as real, transparent buttons over the canvas, so that pointer, Tab, Enter and screen readers work.

import type { BoardParts } from './parts';
import type { Interest } from './stage';

/** Minimum size of a touch target, px. */
const LEAST = 44;
/** On touch screens, the board zooms in on targets smaller than this, px, with this many target lengths around them. */
const ENOUGH = 28;
const NEAR = 36;
const AROUND = 2;

/** A spot that can be chosen. size: its length on the board, world units; label: what a screen reader says. */
export interface ButtonTarget {
  /** Passed to onTarget. */
  key: string;
  x: number;
  y: number;
  size: number;
  label: string;
}

/** The buttons of one board. */
export class TargetButtons {
  private readonly parts: BoardParts;
  private readonly list: HTMLElement;
  private shown: { button: HTMLButtonElement; target: ButtonTarget }[] = [];
  private readonly unfollow: () => void;
  /** Called with the target under the pointer or focus; null for none. */
  onPoint: (key: string | null) => void = () => undefined;

  /** name: the label of the whole group. */
  constructor(parts: BoardParts, name: string) {
    this.parts = parts;
    this.list = document.createElement('div');
    this.list.setAttribute('role', 'group');
    this.list.setAttribute('aria-label', name);
    this.list.hidden = true;
    parts.options.host.append(this.list);
    this.unfollow = parts.stage.onCamera(() => this.arrange());
  }

  /** Shows these targets, in Tab order. */
  show(targets: readonly ButtonTarget[]): void {
    const focused = this.shown.find(({ button }) => button === document.activeElement)?.target.key;
    for (const { button } of this.shown) button.remove();
    this.shown = targets.map((target) => ({ target, button: this.build(target) }));
    this.list.hidden = targets.length === 0;
    this.shown.find(({ target }) => target.key === focused)?.button.focus();
    this.parts.stage.setInterest(isForFingers() ? interestOf(targets, this.parts.stage.fitScale) : null);
    this.arrange();
  }

  end(): void {
    this.unfollow();
    this.list.remove();
  }

  private build(target: ButtonTarget): HTMLButtonElement {
    const button = document.createElement('button');
    button.type = 'button';
    button.setAttribute('aria-label', target.label);
    button.dataset.target = target.key;
    button.style.cssText =
      'position:absolute;left:0;top:0;padding:0;border:0;border-radius:10px;background:transparent;cursor:pointer;touch-action:none';
    for (const type of ['pointerenter', 'focus']) button.addEventListener(type, () => this.onPoint(target.key));
    for (const type of ['pointerleave', 'blur']) button.addEventListener(type, () => this.onPoint(null));
    button.addEventListener('click', () => this.parts.options.onTarget(target.key));
    this.list.append(button);
    return button;
  }

  private arrange(): void {
    const { stage } = this.parts;
    const { scale } = stage.camera;
    for (const { button, target } of this.shown) {
      // Closer neighbours would be covered by each other's buttons.
      const room = Math.min(...this.shown.map((other) => distance(target, other.target))) * scale;
      const size = Math.max(target.size * scale * 0.5, Math.min(Math.max(LEAST, target.size * scale), room));
      const { x, y } = stage.toWindow(target.x, target.y);
      button.style.width = `${size}px`;
      button.style.height = `${size}px`;
      button.style.transform = `translate(${Math.round(x - size / 2)}px, ${Math.round(y - size / 2)}px)`;
    }
  }
}

/** A touch screen, or a window as narrow as one. */
function isForFingers(): boolean {
  return window.matchMedia('(pointer: coarse), (max-width: 1023px)').matches;
}

/** The part of the board to zoom in on if targets are too small for a finger. */
function interestOf(targets: readonly ButtonTarget[], fitScale: number): Interest | null {
  // The distance to the nearest neighbour limits a button's size.
  const rooms = targets.flatMap((target) => targets.map((other) => distance(target, other)));
  const sizes = targets.map((target) => target.size);
  const size = Math.min(...sizes, ...rooms);
  if (targets.length === 0 || size * fitScale >= ENOUGH) return null;
  const around = AROUND * Math.min(...sizes);
  const edge = (pick: 'x' | 'y', side: -1 | 1) =>
    side * Math.max(...targets.map((target) => side * target[pick] + around));
  const part = { left: edge('x', -1), top: edge('y', -1), right: edge('x', 1), bottom: edge('y', 1) };
  return { part, scale: NEAR / size };
}

/** Distance between the middles of two targets; infinite for a target and itself. */
function distance(a: ButtonTarget, b: ButtonTarget): number {
  const apart = Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y));
  return apart > 0 ? apart : Number.POSITIVE_INFINITY;
}
