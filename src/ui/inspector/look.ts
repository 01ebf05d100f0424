// Finds the inspected part: the mouse rests on it, the keyboard focus is on it, or a finger is held on it.
// Not here: the card's text (part-card.ts).

import { createStore } from 'zustand/vanilla';
import { type BoardPart, type PartHere, partOf } from './part';

/** An inspected part, and where it is. */
export interface Looked extends PartHere, Pick<BoardPart, 'name' | 'isComplete' | 'picture' | 'round'> {
  /** The page element that it is, or that contains it. */
  on: HTMLElement | SVGElement;
  /** Unique among the parts of that element. */
  key: string;
  /** Its current position, window px. */
  box(): DOMRect;
  /** What opened it. Parts shown by touch or focus stay until dismissed. */
  by: 'mouse' | 'focus' | 'touch';
}

/** A board whose parts can be inspected. */
export interface SeenBoard {
  host: HTMLElement | null;
  /** The part at a point, px within the host. */
  partAt(x: number, y: number): BoardPart | null;
}

/**
 * Times in ms: how long the mouse must rest on a part, how long the card stays after the mouse has left, how long a finger must
 * be held.
 */
const REST = 300;
const LEAVE = 150;
const HOLD = 400;
/** How far a held finger may move, px. */
const TREMBLE = 10;
/** The card itself, which the pointer may enter. */
const CARD = '[data-inspector]';

/** The part shown, if any. */
export const inspector = createStore<{ looked: Looked | null }>(() => ({ looked: null }));

/** Closes the card. */
export function lookAway(): void {
  if (inspector.getState().looked !== null) inspector.setState({ looked: null });
}

/** Watches the page; returns a function that stops it. board: called each time. */
export function watchLooks(board: () => SeenBoard): () => void {
  const watch = new Watch(board);
  return () => watch.end();
}

type By = Looked['by'];

class Watch {
  private readonly board: () => SeenBoard;
  private readonly stop = new AbortController();
  private timer: number = 0;
  private leaving: number = 0;
  /** The part that the timer will show. */
  private meant: Looked | null = null;
  /** Id of a part pressed by the mouse; it stays closed until the mouse has left it. */
  private muted: string = '';
  private held: boolean = false;
  private from = { x: 0, y: 0 };

  constructor(board: () => SeenBoard) {
    this.board = board;
    this.on('pointermove', (event) => this.move(event));
    this.on('pointerdown', (event) => this.down(event));
    this.on('pointerup', ({ pointerType }) => pointerType !== 'mouse' && this.forget());
    this.on('pointercancel', () => this.forget());
    this.on('focusin', ({ target }) => this.focus(target));
    this.on('focusout', () => {
      if (this.meant?.by === 'focus') this.forget();
      if (inspector.getState().looked?.by === 'focus') lookAway();
    });
    this.on('click', (event) => {
      if (!this.held) return;
      // Ignores the tap that ends a hold.
      this.held = false;
      event.preventDefault();
      event.stopPropagation();
    });
    this.on('contextmenu', (event) => {
      if (this.held || this.meant?.by === 'touch') event.preventDefault();
    });
    this.on('keydown', (event) => {
      if (event.key !== 'Escape' || inspector.getState().looked === null) return;
      event.preventDefault();
      event.stopPropagation();
      this.mute();
      this.away();
    });
    document.addEventListener('mouseleave', () => this.leave(), { signal: this.stop.signal });
  }

  end(): void {
    this.stop.abort();
    this.away();
  }

  private on<K extends keyof WindowEventMap>(type: K, listener: (event: WindowEventMap[K]) => void): void {
    window.addEventListener(type, listener, { signal: this.stop.signal, capture: true });
  }

  private move({ target, clientX, clientY, pointerType, buttons }: PointerEvent): void {
    if (pointerType !== 'mouse') {
      if (Math.hypot(clientX - this.from.x, clientY - this.from.y) > TREMBLE) this.forget();
      return;
    }
    if (buttons !== 0) return;
    if (target instanceof Element && target.closest(CARD) !== null) {
      this.stay();
      return;
    }
    const at = this.partAt(target, clientX, clientY, 'mouse');
    this.point(at);
    if (at === null || idOf(at) !== this.muted) this.muted = '';
    if (at === null || this.muted !== '') {
      this.leave();
      return;
    }
    const { looked } = inspector.getState();
    if (looked !== null && idOf(looked) === idOf(at)) this.stay();
    else {
      if (looked !== null) this.leaveSoon();
      this.showIn(REST, at);
    }
  }

  private down({ target, clientX, clientY, pointerType, isPrimary }: PointerEvent): void {
    if (target instanceof Element && target.closest(CARD) !== null) return;
    this.held = false;
    this.forget();
    if (pointerType === 'mouse') this.mute();
    lookAway();
    if (pointerType === 'mouse') {
      const at = this.partAt(target, clientX, clientY, 'mouse');
      this.muted = at === null ? '' : idOf(at);
      return;
    }
    if (!isPrimary) return;
    this.from = { x: clientX, y: clientY };
    const at = this.partAt(target, clientX, clientY, 'touch');
    if (at !== null) this.showIn(HOLD, at);
  }

  private focus(target: EventTarget | null): void {
    if (!(target instanceof Element) || !target.matches(':focus-visible')) return;
    if (target.closest(CARD) !== null) return;
    const { left, right, top, bottom } = target.getBoundingClientRect();
    const at = this.partAt(target, (left + right) / 2, (top + bottom) / 2, 'focus');
    if (at !== null) this.showIn(REST, at);
  }

  private partAt(target: EventTarget | null, x: number, y: number, by: By): Looked | null {
    if (!(target instanceof Element)) return null;
    const on = target.closest<HTMLElement | SVGElement>('[data-part]');
    if (on !== null) return { ...partOf(on), on, key: '', by, box: () => on.getBoundingClientRect() };
    const { host, partAt } = this.board();
    if (host === null || !host.contains(target)) return null;
    const edge = host.getBoundingClientRect();
    const found = partAt(x - edge.left, y - edge.top);
    if (found === null) return null;
    const { at, ...rest } = found;
    const box = () => {
      const { left, top } = host.getBoundingClientRect();
      return new DOMRect(left + at.x, top + at.y, at.width, at.height);
    };
    return { ...rest, on: host, by, box };
  }

  /** Changes the cursor over a board if there is something to inspect. */
  private point(at: Looked | null): void {
    const { host } = this.board();
    if (host === null) return;
    if (at === null || at.on !== host) delete host.dataset.pointed;
    else host.dataset.pointed = at.part;
  }

  private showIn(wait: number, at: Looked): void {
    if (this.meant !== null && idOf(this.meant) === idOf(at)) return;
    window.clearTimeout(this.timer);
    this.meant = at;
    this.timer = window.setTimeout(() => {
      this.meant = null;
      if (!at.on.isConnected) return;
      this.held = at.by === 'touch';
      this.stay();
      inspector.setState({ looked: at });
    }, wait);
  }

  /** Called when the mouse is on nothing. Closes a card opened by the mouse, but not by keyboard or touch. */
  private leave(): void {
    if (this.meant?.by === 'mouse') this.forget();
    if (inspector.getState().looked?.by === 'mouse') this.leaveSoon();
  }

  private leaveSoon(): void {
    if (this.leaving === 0) this.leaving = window.setTimeout(() => this.away(), LEAVE);
  }

  private stay(): void {
    this.forget();
    window.clearTimeout(this.leaving);
    this.leaving = 0;
  }

  private away(): void {
    window.clearTimeout(this.leaving);
    this.leaving = 0;
    lookAway();
  }

  private mute(): void {
    const { looked } = inspector.getState();
    this.muted = looked === null ? '' : idOf(looked);
  }

  private forget(): void {
    window.clearTimeout(this.timer);
    this.meant = null;
  }
}

/** Numbers elements in the order in which they were first inspected. */
const numbers = new WeakMap<Element, number>();
const met = { elements: 0 };

/** Identifies a part by its element too: the same part of another element is a different one. */
function idOf({ on, part, as = '', key }: Looked): string {
  let number = numbers.get(on);
  if (number === undefined) {
    met.elements += 1;
    number = met.elements;
    numbers.set(on, number);
  }
  return [number, key, part, as].join(' ');
}
