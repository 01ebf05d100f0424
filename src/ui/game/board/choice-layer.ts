// What a board draws for the current choice: graphics that the next choice removes, and targets that fill when pointed at.

import type { BoardParts } from '@ui/stage/parts';
import type { TargetButtons } from '@ui/stage/target-buttons';
import type { Container, Graphics } from 'pixi.js';

/** Draws one choice at a time. */
export abstract class ChoiceLayer<OwnParts extends BoardParts> {
  protected readonly parts: OwnParts;
  protected readonly buttons: TargetButtons;
  protected drawn: Container[] = [];
  /** Fills of targets by their keys. */
  protected readonly fills = new Map<string, Graphics>();
  private readonly rest: number;

  /** rest: opacity of a target that is not pointed at, relative to one that is. */
  constructor(parts: OwnParts, buttons: TargetButtons, rest: number) {
    this.parts = parts;
    this.buttons = buttons;
    this.rest = rest;
    buttons.onPoint = (key) => this.point(key);
  }

  /** Removes everything drawn for the last choice. */
  protected clear(): void {
    for (const thing of this.drawn) thing.destroy({ children: true });
    this.drawn = [];
    this.fills.clear();
  }

  /** Fills the target under the pointer. */
  private point(key: string | null): void {
    for (const [other, fill] of this.fills) fill.alpha = other === key ? 1 : this.rest;
    this.parts.stage.request();
  }
}
