// The plates over the boards: what each is, which one is chosen, and turning, mirroring, swapping and copying it.

import { IconButton } from '@ui/controls/button';
import type { BoardPlate } from '@ui/workshop/course-editor';
import { ArrowLeftRight, Copy, FlipHorizontal, RotateCw } from 'lucide-react';
import { memo, type ReactElement } from 'react';
import { useStore } from 'zustand';
import { t } from '../../../text/editor';
import { onStage } from '../../editor/state/view';
import { mirrorBoard, turnBoard } from '../state/board-actions';
import type { CourseEditing } from '../state/course-store';
import { useFloorView } from '../state/use-floor-view';
import styles from './plates.module.css';

export interface PlatesProps {
  editing: CourseEditing;
  /** The chosen board fills the stage, and the plates are a row of tabs. */
  closeUp: boolean;
}

/** One plate over each board. */
export const Plates = memo(function Plates({ editing, closeUp }: PlatesProps): ReactElement {
  const plan = useStore(editing.store, () => editing.shown().plan);
  const board = useStore(editing.store, (now) => now.board);
  const free = useStore(editing.store, (now) => now.free);
  const { view } = useFloorView(editing, closeUp);
  const isAlone = plan.plates.filter(({ kind }) => kind === 'board').length < 2;
  return (
    <section className={styles.coursePlates} aria-label={t('plates.label')}>
      {plan.plates.map((plate) => {
        // Both the plates and the free part begin at the window's edge.
        const left = onStage(view, free, [plate.x, 0])[0] - free.left;
        const place = closeUp ? {} : { insetInlineStart: left, inlineSize: plate.width * view.scale };
        return (
          <div
            key={plate.board}
            className={styles.coursePlate}
            data-chosen={plate.board === board || undefined}
            style={place}
          >
            <Name {...{ editing, plate }} isChosen={plate.board === board} />
            {plate.kind === 'board' && <Buttons {...{ editing, plate, isAlone }} />}
          </div>
        );
      })}
    </section>
  );
});

interface PlateProps {
  editing: CourseEditing;
  plate: BoardPlate;
}

function Name({ editing, plate, isChosen }: PlateProps & { isChosen: boolean }): ReactElement {
  const { board, kind, label, name } = plate;
  const text = isChosen ? t('plate.drawn', { name }) : name;
  if (kind === 'dock')
    return (
      <span className={styles.coursePlateName}>
        <b>{label}</b>
        <span className="ellipsis">{text}</span>
      </span>
    );
  return (
    <button
      type="button"
      className={styles.coursePlateName}
      aria-pressed={isChosen}
      onClick={() => editing.set({ board, view: undefined })}
    >
      <b>{label}</b>
      <span className="ellipsis">{text}</span>
    </button>
  );
}

function Buttons({ editing, plate, isAlone }: PlateProps & { isAlone: boolean }): ReactElement {
  const { board, label } = plate;
  const { editor } = editing;
  return (
    <span className={styles.coursePlateButtons}>
      <IconButton
        look="quiet"
        icon={<RotateCw size={16} />}
        label={t('plate.turn', { label })}
        onClick={() => turnBoard(editing, board)}
      />
      <IconButton
        look="quiet"
        icon={<FlipHorizontal size={16} />}
        label={t('plate.mirror', { label })}
        onClick={() => mirrorBoard(editing, board)}
      />
      <IconButton
        look="quiet"
        icon={<ArrowLeftRight size={16} />}
        label={t('plate.swap', { label })}
        why={isAlone ? t('plate.alone') : undefined}
        onClick={() => editing.command('board.swap', editor.swapBoard(board))}
      />
      <IconButton
        look="quiet"
        icon={<Copy size={16} />}
        label={t('plate.copy', { label })}
        onClick={() => editing.command('board.copy', editor.copyBoard(board))}
      />
    </span>
  );
}
