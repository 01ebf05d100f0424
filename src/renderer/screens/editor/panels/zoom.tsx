// Zoom, fit, and what the stage shows.

import { IconButton } from '@ui/controls/button';
import { classes } from '@ui/panels/classes';
import { Panel } from '@ui/panels/panel';
import { Hash, Maximize, Minus, Plus, Spline } from 'lucide-react';
import { memo, type ReactElement } from 'react';
import { useStore } from 'zustand';
import { t } from '../../../text/editor';
import type { Editing } from '../state/editor-store';
import styles from './zoom.module.css';

export interface ZoomProps {
  editing: Editing;
  className: string | undefined;
  /** Compared with the fitted view, in percent. */
  percent: number;
  onZoom(by: number): void;
  onFit(): void;
}

const STEP = 1.25;

/** The strip of buttons. */
export const Zoom = memo(function Zoom({ editing, className, percent, onZoom, onFit }: ZoomProps): ReactElement {
  const numbers = useStore(editing.store, (s) => s.numbers);
  const handles = useStore(editing.store, (s) => s.handles);
  return (
    <Panel look="glass" className={classes(styles.editorZoom, className)} label={t('zoom.label')}>
      <IconButton look="quiet" icon={<Minus size={18} />} label={t('zoom.out')} onClick={() => onZoom(1 / STEP)} />
      <b className="num">{t('zoom.percent', { percent })}</b>
      <IconButton look="quiet" icon={<Plus size={18} />} label={t('zoom.in')} onClick={() => onZoom(STEP)} />
      <IconButton look="quiet" icon={<Maximize size={18} />} label={t('zoom.fit')} onClick={onFit} />
      <IconButton
        look="quiet"
        icon={<Hash size={18} />}
        label={t('zoom.numbers')}
        pressed={numbers}
        onClick={() => editing.set({ numbers: !numbers })}
      />
      <IconButton
        look="quiet"
        icon={<Spline size={18} />}
        label={t('zoom.handles')}
        pressed={handles}
        onClick={() => editing.set({ handles: !handles })}
      />
    </Panel>
  );
});
