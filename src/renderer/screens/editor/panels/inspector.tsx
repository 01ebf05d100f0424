// The panel at the right: the selected corner, points or start; with nothing selected, the circuit.

import { Button, IconButton } from '@ui/controls/button';
import { classes } from '@ui/panels/classes';
import { Panel } from '@ui/panels/panel';
import { pictureUrl } from '@ui/panels/seat';
import type { Field } from '@ui/workshop/road-editor';
import type { RoadSource } from '@workshop/source';
import { ChevronLeft, ChevronRight, Circle, Diamond, Slash, Trash2 } from 'lucide-react';
import { memo, type ReactElement } from 'react';
import { useStore } from 'zustand';
import { t } from '../../../text/editor';
import { bendSelected, removeCorner, removePoints, selectCorner } from '../state/actions';
import type { Editing } from '../state/editor-store';
import { Fields } from './fields';
import styles from './inspector.module.css';
import { TextField } from './text-field';

export interface InspectorProps {
  editing: Editing;
  className: string | undefined;
  /** false: a phone, which changes names and limits only. */
  edits: boolean;
}

const NAME = 40;

/** The panel. */
export const InspectorPanel = memo(function InspectorPanel({
  editing,
  className,
  edits,
}: InspectorProps): ReactElement {
  const selected = useStore(editing.store, (s) => s.selected);
  return (
    <Panel look="glass" className={classes(styles.editorInspector, className)} label={t('inspector.label')}>
      {selected.kind === 'corner' ? (
        <CornerPart editing={editing} corner={selected.corner} edits={edits} />
      ) : selected.kind === 'points' ? (
        <PointsPart editing={editing} points={selected.points} />
      ) : (
        <CircuitPart editing={editing} edits={edits} />
      )}
    </Panel>
  );
});

function CornerPart({ editing, corner, edits }: { editing: Editing; corner: number; edits: boolean }): ReactElement {
  const source = useStore(editing.store, ({ history }) => history.source);
  const { editor } = editing;
  const corners = editor.corners(source);
  const at = corners.findIndex((one) => one.corner === corner);
  const mark = corners[at];
  const isCorner = mark?.isOther !== true;
  const fields = editor.cornerFields(source, corner).filter((field) => edits || isLimit(field));
  return (
    <>
      <div className={styles.editorHead}>
        {mark?.picture === undefined ? (
          <span className={styles.editorBigSign} aria-hidden="true">
            <b>{mark?.sign}</b>
          </span>
        ) : (
          <img className={styles.editorDrawnSign} src={pictureUrl(mark.picture)} alt="" />
        )}
        <div className={styles.editorHeadText}>
          <div className="row between">
            <h2 className="label">
              {isCorner ? t('inspector.corner', { n: at + 1, count: source.corners.length }) : mark?.name}
            </h2>
            <span className={styles.editorTurn}>
              <IconButton
                look="quiet"
                icon={<ChevronLeft size={19} />}
                label={t('inspector.before')}
                onClick={() => selectCorner(editing, -1)}
              />
              <IconButton
                look="quiet"
                icon={<ChevronRight size={19} />}
                label={t('inspector.next')}
                onClick={() => selectCorner(editing, 1)}
              />
            </span>
          </div>
          {isCorner && (
            <TextField
              className={styles.editorInput}
              label={t('inspector.cornerName')}
              value={source.corners[corner]?.name ?? ''}
              most={NAME}
              onChange={(name) => editing.change('corner.change', editor.nameCorner(corner, name))}
            />
          )}
        </div>
      </div>
      <Fields fields={fields} what="corner.change" onChange={editing.change} />
      {edits && (
        <Button
          look="danger"
          size="small"
          className={styles.editorRemove}
          icon={<Trash2 size={17} className="icon" />}
          onClick={() => removeCorner(editing, corner)}
        >
          {isCorner ? t('inspector.remove') : t('inspector.removeOther', { name: mark?.name ?? '' })}
        </Button>
      )}
    </>
  );
}

/** What a phone can change. */
function isLimit(field: Field<RoadSource>): boolean {
  return field.kind === 'limit' || (field.kind === 'number' && field.isLimit === true);
}

function PointsPart({ editing, points }: { editing: Editing; points: readonly number[] }): ReactElement {
  return (
    <>
      <h2 className="label">{t('inspector.points', { n: points.length })}</h2>
      <p className="note">{t('inspector.points.note')}</p>
      <div className={styles.editorButtons}>
        <Button icon={<Circle size={18} className="icon" />} onClick={() => bendSelected(editing, 'smooth')}>
          {t('inspector.smooth')}
        </Button>
        <Button icon={<Slash size={18} className="icon" />} onClick={() => bendSelected(editing, 'straight')}>
          {t('inspector.straight')}
        </Button>
      </div>
      <Button
        look="danger"
        size="small"
        className={styles.editorRemove}
        icon={<Trash2 size={17} className="icon" />}
        onClick={() => removePoints(editing, points)}
      >
        {t('inspector.removePoints', { n: points.length })}
      </Button>
    </>
  );
}

function CircuitPart({ editing, edits }: { editing: Editing; edits: boolean }): ReactElement {
  const source = useStore(editing.store, ({ history }) => history.source);
  const corners = editing.editor.corners(source);
  return (
    <>
      <h2 className="label">{t('inspector.circuit')}</h2>
      {edits && (
        <Fields fields={editing.editor.circuitFields(source)} what="circuit.change" onChange={editing.change} />
      )}
      <h3 className="label">{t('inspector.corners')}</h3>
      <ul className={styles.editorCornerList}>
        {corners.map(({ corner, name, says }) => (
          <li key={corner}>
            <Button
              size="small"
              icon={<Diamond size={16} className="icon" />}
              onClick={() => editing.select({ kind: 'corner', corner })}
            >
              {t('mark.other', { name, says })}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}
