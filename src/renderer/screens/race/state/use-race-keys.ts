// The keys of the race screen. Not for: those of a game's dashboard, which it takes itself.

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
  /** Opens the rules where the race is. */
  rules(): void;
  /** Where things stand, as text; undefined: this game cannot say it. */
  reading: NarratorState | undefined;
  takeBack: (() => void) | undefined;
  /** undefined: there is nothing to be hinted at, or hints are switched off. */
  hint: (() => void) | undefined;
  pace: ToolsProps['pace'];
  follow(): void;
  /** At a party there is someone to talk to. */
  hasTalk: boolean;
  /** A play is running that nobody has to answer: Space and Enter pass it. */
  canSkip: boolean;
  /** false: a curtain is in front of the table. */
  active: boolean;
}

/** Takes the screen's keys for as long as it stands. */
export function useRaceKeys(race: RaceKeys): void {
  const { playback, board, layer, open, rules, reading, takeBack, hint, pace, follow, hasTalk, canSkip, active } = race;
  useKeys(
    {
      z: takeBack,
      h: hint,
      l: open('log'),
      r: rules,
      i: reading?.press,
      ...(hasTalk && { c: open('talk') }),
      p: pace ? () => pace.hold(!pace.held) : open('menu'),
      ...(pace && { s: () => pace.step(false), n: () => pace.step(true) }),
      escape: reading?.isOpen ? reading.close : open(isSheet(layer) ? 'none' : 'menu'),
      f: follow,
      '+': () => board.zoomBy(1.25),
      '-': () => board.zoomBy(0.8),
      '0': board.fit,
      ...(canSkip && { ' ': () => playback.finish(), enter: () => playback.finish() }),
    },
    active,
  );
}
