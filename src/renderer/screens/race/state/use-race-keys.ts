// The keys of the race screen. Not here: the keys of a game's dashboard, which handles them itself.

import { useKeys } from '@ui/keys';
import type { BoardControls } from '../board/use-board';
import { isSheet, type Layer } from '../layers/layers';
import type { NarratorState } from '../narrator/use-narrator';
import type { ToolsProps } from '../panels/tools';
import type { Playback } from './playback';

export interface RaceKeys {
  playback: Playback;
  board: BoardControls;
  layer: Layer;
  open(layer: Layer): () => void;
  /** Opens the rules at the current point of the race. */
  rules(): void;
  /** Describes the table as text; undefined: this game cannot. */
  reading: NarratorState | undefined;
  takeBack: (() => void) | undefined;
  /** undefined: there is nothing to give a hint for, or hints are switched off. */
  hint: (() => void) | undefined;
  /** On a test drive: leads back to the editor, as Escape does there. */
  back: (() => void) | undefined;
  pace: ToolsProps['pace'];
  onFollow(): void;
  /** undefined: there is no one to talk to. */
  talk: ToolsProps['talk'];
  /** An animation is running and no one has to answer: Space and Enter skip it. */
  canSkip: boolean;
  /** false: a curtain covers the table. */
  active: boolean;
}

/** Handles the screen's keys while it is open. */
export function useRaceKeys(race: RaceKeys): void {
  const { playback, board, layer, open, rules, reading, takeBack, hint, back, pace, onFollow, talk, canSkip, active } =
    race;
  useKeys(
    {
      z: takeBack,
      h: hint,
      l: open('log'),
      r: rules,
      i: reading?.press,
      ...(talk && { c: talk.open }),
      p: pace ? () => pace.hold(!pace.held) : open('menu'),
      ...(pace && { s: () => pace.step(false), n: () => pace.step(true) }),
      escape: reading?.isOpen ? reading.close : isSheet(layer) ? open('none') : (back ?? open('menu')),
      f: onFollow,
      '+': () => board.zoomBy(1.25),
      '-': () => board.zoomBy(0.8),
      '0': board.fit,
      ...(canSkip && { ' ': () => playback.finish(), enter: () => playback.finish() }),
    },
    active,
  );
}
