// The coach's bubble in a race: small, beside its subject, covering nothing that is needed; on a phone a strip.
// Not here: choosing the note (use-coach.ts).

import type { GameUi } from '@ui/game-ui';
import { useArticleAbout } from '@ui/reference/about';
import { Bubble } from '@ui/school/bubble';
import { CoachMark } from '@ui/school/coach-mark';
import { noteText } from '@ui/school/notes';
import { type ReactElement, useRef } from 'react';
import { t } from '../../../text/race';
import type { BoardControls } from '../board/use-board';
import { KeptMarks } from './kept-marks';
import styles from './race-coach.module.css';
import type { CoachRun } from './use-coach';
import { useNotePlace } from './use-note-place';

export interface CoachNoteProps {
  ui: GameUi;
  coach: CoachRun;
  board: BoardControls;
  /** Where the viewer's car is (Board.where). */
  own: string;
  /** Places that its driver looks at (GameUi.ahead). */
  ahead: readonly string[];
}

/** The note, with a mark at its subject. */
export function CoachNote({ ui, coach, board, own, ahead }: CoachNoteProps): ReactElement {
  const { note, close, stop } = coach;
  const bubble = useRef<HTMLElement>(null);
  const { style, spot, kept } = useNotePlace(
    bubble,
    board.where,
    note.at,
    [own, ...ahead, ...(note.clear ?? [])].join(' '),
  );
  const article = useArticleAbout(note.about);
  const leave = (go: () => void) => () => {
    giveFocusBack(bubble.current);
    go();
  };
  return (
    <>
      {spot && <CoachMark spot={spot} />}
      <KeptMarks spots={kept} />
      <Bubble
        isQuiet
        ref={bubble}
        style={style}
        className={styles.raceCoach}
        onWhy={article?.open}
        foot={
          <>
            <button type="button" className={styles.raceCoachStop} onClick={leave(stop)}>
              {t('coach.stop')}
            </button>
            <button type="button" className={styles.raceCoachClose} onClick={leave(close)}>
              {t('coach.close')}
            </button>
          </>
        }
      >
        {noteText(ui.id, note)}
      </Bubble>
    </>
  );
}

/** After closing it by keyboard, the focus goes to the dashboard, not to the top of the page. */
function giveFocusBack(bubble: HTMLElement | null): void {
  if (bubble?.contains(document.activeElement) !== true) return;
  const dash = bubble.closest('main')?.querySelector('[data-panel="dash"]');
  dash?.querySelector<HTMLElement>('button:not([data-disabled]):not([disabled])')?.focus({ preventScroll: true });
}
