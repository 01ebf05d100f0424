// The palette: every tile as the race draws it, and the pipette.

import { Tip } from '@ui/overlays/tooltip';
import { pictureUrl } from '@ui/panels/seat';
import { Pipette } from 'lucide-react';
import { memo, type ReactElement } from 'react';
import { useStore } from 'zustand';
import { t } from '../../../text/editor';
import { switchMode, takeTile } from '../state/board-actions';
import type { CourseEditing } from '../state/course-store';
import styles from './palette.module.css';

/** Twelve tiles. */
export const Palette = memo(function Palette({ editing }: { editing: CourseEditing }): ReactElement {
  const { editor } = editing;
  const tile = useStore(editing.store, ({ brush }) => editor.face(brush).tile);
  const mode = useStore(editing.store, (now) => now.mode);
  return (
    <section className={styles.coursePalette} aria-label={t('palette.label')}>
      {editor.tiles.map(({ id, label, key, picture }) => (
        <Tip key={id} text={t('palette.key', { label, key })}>
          <button
            type="button"
            className={styles.courseTile}
            aria-pressed={mode === 'paint' && tile === id}
            aria-keyshortcuts={key}
            onClick={() => takeTile(editing, id)}
          >
            <img src={pictureUrl(picture)} alt="" width={50} height={50} draggable={false} />
            <small>{label}</small>
          </button>
        </Tip>
      ))}
      <Tip text={t('palette.key', { label: t('palette.pick'), key: t('palette.pick.key') })}>
        <button
          type="button"
          className={styles.courseTile}
          aria-pressed={mode === 'pick'}
          aria-keyshortcuts={t('palette.pick.key')}
          onClick={() => switchMode(editing, 'pick')}
        >
          <span className={styles.coursePipette}>
            <Pipette size={26} />
          </span>
          <small>{t('palette.pick')}</small>
        </button>
      </Tip>
    </section>
  );
});
