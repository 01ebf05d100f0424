// What keys and buttons do alike with the brush and the chosen board.

import type { CourseEditing, Mode } from './course-store';

/** Turns the brush; one without a direction leaves the turn to the chosen board. */
export function turnBrush(editing: CourseEditing): void {
  const { brush } = editing.store.getState();
  if (editing.editor.face(brush).turns) editing.set({ brush: editing.editor.turned(brush), mode: 'paint' });
  else turnBoard(editing);
}

/** Flips the brush, or mirrors the chosen board. */
export function flipBrush(editing: CourseEditing): void {
  const { brush } = editing.store.getState();
  if (editing.editor.face(brush).turns) editing.set({ brush: editing.editor.flipped(brush), mode: 'paint' });
  else mirrorBoard(editing);
}

/** Turns a board clockwise. board: its place in the source; left out: the chosen one. */
export function turnBoard(editing: CourseEditing, board = editing.store.getState().board): void {
  editing.command('board.turn', editing.editor.turnBoard(board));
}

/** Mirrors a board. */
export function mirrorBoard(editing: CourseEditing, board = editing.store.getState().board): void {
  editing.command('board.mirror', editing.editor.mirrorBoard(board));
}

/** Takes up a mode, or puts it down. */
export function switchMode(editing: CourseEditing, mode: Mode): void {
  editing.set({ mode: editing.store.getState().mode === mode ? 'paint' : mode });
}

/** Takes a tile of the palette in hand. */
export function takeTile(editing: CourseEditing, tile: string): void {
  editing.set({ brush: editing.editor.withTile(editing.store.getState().brush, tile), mode: 'paint' });
}
