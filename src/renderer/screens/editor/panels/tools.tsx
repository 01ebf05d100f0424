// The panel at the left: the tools, the land, and whole other circuits.

import { Button } from '@ui/controls/button';
import { classes } from '@ui/panels/classes';
import { Panel } from '@ui/panels/panel';
import { Brush, Diamond, Dices, Eraser, Flag, MousePointer2, RefreshCw, Repeat, Spline } from 'lucide-react';
import { memo, type ReactElement, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { t } from '../../../text/editor';
import { type Editing, TOOLS } from '../state/editor-store';
import { sourceShown } from '../state/source-editing';
import { SceneryPart } from './land/scenery';
import { UnderlayPart } from './land/underlay';
import styles from './tools.module.css';

const ICONS: Readonly<Record<(typeof TOOLS)[number], ReactNode>> = {
  select: <MousePointer2 size={20} />,
  road: <Spline size={20} />,
  corner: <Diamond size={20} />,
  start: <Flag size={20} />,
  scenery: <Brush size={20} />,
  erase: <Eraser size={20} />,
};
/** Numbers that landscapes are drawn from. */
const SEEDS = 1_000_000;

export interface ToolsPanelProps {
  editing: Editing;
  className: string | undefined;
  onSurprise(): void;
}

/** The panel. */
export const ToolsPanel = memo(function ToolsPanel({ editing, className, onSurprise }: ToolsPanelProps): ReactElement {
  const tool = useStore(editing.store, (s) => s.tool);
  const { scenery } = editing.editor;
  return (
    <Panel look="glass" className={classes(styles.editorTools, className)} label={t('tools.label')}>
      <h2 className="label">{t('tools.label')}</h2>
      <div className={styles.editorToolGrid} role="toolbar" aria-label={t('tools.label')}>
        {TOOLS.filter((one) => one !== 'scenery' || scenery !== undefined).map((one) => (
          <button
            key={one}
            type="button"
            className={styles.editorTool}
            aria-pressed={tool === one}
            aria-keyshortcuts={t(`tool.${one}.key`)}
            onClick={() => editing.set({ tool: one })}
          >
            {ICONS[one]}
            <small>{t(`tool.${one}`)}</small>
          </button>
        ))}
      </div>
      <Lands editing={editing} />
      {scenery !== undefined && <SceneryPart editing={editing} scenery={scenery} />}
      <div className={styles.editorWhole}>
        <h2 className="label">{t('whole.label')}</h2>
        <Button size="small" icon={<Dices size={18} className="icon" />} onClick={onSurprise}>
          {t('whole.surprise')}
        </Button>
        <Button
          size="small"
          icon={<Repeat size={18} className="icon" />}
          onClick={() => editing.change('road.reverse', editing.editor.reverse())}
        >
          {t('whole.reverse')}
        </Button>
      </div>
      <UnderlayPart editing={editing} />
    </Panel>
  );
});

function Lands({ editing }: { editing: Editing }): ReactElement {
  const { editor } = editing;
  const now = useStore(editing.store, (state) => editor.landOf(sourceShown(state)));
  return (
    <div className={styles.editorLands}>
      <div className="row between">
        <h2 className="label">{t('land.label')}</h2>
        <b>{editor.lands.find(({ id }) => id === now)?.label}</b>
      </div>
      <div className={styles.editorLandRow}>
        {editor.lands.map(({ id, label, colour }) => (
          <button
            key={id}
            type="button"
            className={styles.editorLand}
            style={{ background: colour }}
            aria-label={label}
            aria-pressed={id === now}
            onClick={() => editing.change('circuit.land', editor.setLand(id))}
          />
        ))}
      </div>
      <Button
        size="small"
        icon={<RefreshCw size={18} className="icon" />}
        onClick={() => editing.change('circuit.land', editor.setSeed(Math.floor(Math.random() * SEEDS)))}
      >
        {t('land.other')}
      </Button>
    </div>
  );
}
