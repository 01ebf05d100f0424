// Board targets as real, see-through buttons over the canvas: pointer, Tab, Enter and screen readers come for free.

import { CAR_LENGTH } from '../geometry/road';
import type { HeatTarget } from '../preview';
import type { Parts } from './parts';

/** Least size of a target under a finger, px. */
const LEAST = 44;
const KIND_WORDS = { safe: 'safe', risk: 'at risk', plain: '' } as const;

/** The buttons of one board. */
export class TargetButtons {
  private readonly parts: Parts;
  private readonly list: HTMLElement;
  private shown: { button: HTMLButtonElement; target: HeatTarget }[] = [];
  private readonly unfollow: () => void;
  /** Told which target the pointer or the focus is on. */
  onPoint: (key: string | null) => void = () => undefined;

  constructor(parts: Parts) {
    this.parts = parts;
    this.list = document.createElement('div');
    this.list.setAttribute('role', 'group');
    this.list.setAttribute('aria-label', 'Spaces to choose');
    this.list.hidden = true;
    parts.options.host.append(this.list);
    this.unfollow = parts.stage.onCamera(() => this.arrange());
  }

  /** Offers these targets, in path order. */
  show(targets: readonly HeatTarget[]): void {
    const focused = this.shown.find(({ button }) => button === document.activeElement)?.target.key;
    for (const { button } of this.shown) button.remove();
    const inOrder = [...targets].sort((a, b) => a.progress - b.progress || a.lane - b.lane);
    this.shown = inOrder.map((target) => ({ target, button: this.build(target) }));
    this.list.hidden = inOrder.length === 0;
    this.shown.find(({ target }) => target.key === focused)?.button.focus();
    this.arrange();
  }

  end(): void {
    this.unfollow();
    this.list.remove();
  }

  private build(target: HeatTarget): HTMLButtonElement {
    const button = document.createElement('button');
    button.type = 'button';
    button.setAttribute('aria-label', target.label ?? this.words(target));
    button.dataset.target = target.key;
    button.style.cssText =
      'position:absolute;padding:0;border:0;border-radius:10px;background:transparent;cursor:pointer';
    for (const type of ['pointerenter', 'focus']) button.addEventListener(type, () => this.onPoint(target.key));
    for (const type of ['pointerleave', 'blur']) button.addEventListener(type, () => this.onPoint(null));
    button.addEventListener('click', () => this.parts.options.onTarget(target.key));
    this.list.append(button);
    return button;
  }

  private words({ progress, lane, kind }: HeatTarget): string {
    const { spaces } = this.parts.road;
    const space = (((progress % spaces) + spaces) % spaces) + 1;
    return [`Space ${space}`, lane === 0 ? 'left lane' : 'right lane', KIND_WORDS[kind]].filter(Boolean).join(', ');
  }

  private arrange(): void {
    const { stage, road } = this.parts;
    const size = Math.max(LEAST, CAR_LENGTH * stage.camera.scale);
    for (const { button, target } of this.shown) {
      const cell = road.cell(target.progress, target.lane);
      const { x, y } = stage.toWindow(cell.x, cell.y);
      button.style.width = `${size}px`;
      button.style.height = `${size}px`;
      button.style.transform = `translate(${Math.round(x - size / 2)}px, ${Math.round(y - size / 2)}px)`;
      button.style.left = '0';
      button.style.top = '0';
    }
  }
}
