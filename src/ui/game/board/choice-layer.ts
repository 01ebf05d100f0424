// What a board draws of a choice under way: things that go with the next choice, and targets that fill up when pointed at.

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

  /** rest: how full a target is while it is not pointed at, against one that is. */
  constructor(parts: OwnParts, buttons: TargetButtons, rest: number) {
    this.parts = parts;
    this.buttons = buttons;
    this.rest = rest;
    buttons.onPoint = (key) => this.point(key);
  }

  /** Takes away all that was drawn of the last choice. */
  protected clear(): void {
    for (const thing of this.drawn) thing.destroy({ children: true });
    this.drawn = [];
    this.fills.clear();
  }

  /** The pointed target fills up. */
  private point(key: string | null): void {
    for (const [other, fill] of this.fills) fill.alpha = other === key ? 1 : this.rest;
    this.parts.stage.request();
  }
}
