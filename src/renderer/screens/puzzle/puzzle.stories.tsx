// Gallery pages of the screens of challenges and puzzles, with the host of the page.

import { screenAt } from '@gallery/app-at';
import { puzzleAt } from '@gallery/puzzle-at';

export default { title: 'Screens/Challenges' };

export const Challenges = screenAt('/challenges');

/** With columns at both sides of its board. */
export const PuzzleOnAFloor = puzzleAt('roborally');

/** With its standings at the left. */
export const PuzzleOnARoad = puzzleAt('heat');

export const PuzzleGone = { ...screenAt('/puzzles/none'), name: 'A puzzle that is gone' };
