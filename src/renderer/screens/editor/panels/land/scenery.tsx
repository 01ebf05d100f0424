// The brushes for the land, as tiles, with the size of the brush and a switch that makes it take away. Not here: strewing (state/brush.ts).

import { Stepper } from '@ui/controls/stepper';
import { Toggle } from '@ui/controls/toggle';
import { pictureUrl } from '@ui/panels/seat';
import type { SceneryBrushes } from '@ui/workshop/road-editor';
import type { RoadSource } from '@workshop/source';
import { type ReactElement, useMemo } from 'react';
import { useStore } from 'zustand';
import { t } from '../../../../text/editor';
import { brushOf, SIZES } from '../../state/brush';
import type { Editing } from '../../state/editor-store';
import { sourceShown } from '../../state/source-editing';
import styles from './scenery.module.css';

/** The part of the tools' panel. */
export function SceneryPart(props: { editing: Editing; scenery: SceneryBrushes<RoadSource> }): ReactElement {
  const { editing, scenery } = props;
  const tool = useStore(editing.store, (now) => now.tool);
  const brush = useStore(editing.store, (now) => now.brush);
  const land = useStore(editing.store, (now) => editing.editor.landOf(sourceShown(now)));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the pictures follow from the land alone
  const brushes = useMemo(() => scenery.list(sourceShown(editing.store.getState())), [editing, scenery, land]);
  const chosen = brushOf(editing);
  return (
    <div className={styles.editorScenery}>
      <h2 className="label">{t('scenery.label')}</h2>
      <div className={styles.editorBrushes} role="toolbar" aria-label={t('scenery.label')}>
        {brushes.map(({ id, label, picture }) => (
          <button
            key={id}
            type="button"
            className={styles.editorBrush}
            aria-pressed={tool === 'scenery' && id === chosen}
            onClick={() => editing.set({ tool: 'scenery', brush: { ...brush, id, erases: false } })}
          >
            <img src={pictureUrl(picture)} alt="" />
            <small>{label}</small>
          </button>
        ))}
      </div>
      <div className="row between gap-1">
        <span>{t('scenery.size')}</span>
        <Stepper
          label={t('scenery.size')}
          value={brush.size}
          min={SIZES[0]}
          max={SIZES[1]}
          onChange={(size) => editing.set({ brush: { ...brush, size } })}
        />
      </div>
      <div className="row between gap-1">
        <span>{t('scenery.erase')}</span>
        <Toggle
          label={t('scenery.erase')}
          on={brush.erases}
          onChange={(erases) => editing.set({ tool: 'scenery', brush: { ...brush, erases } })}
        />
      </div>
    </div>
  );
}
