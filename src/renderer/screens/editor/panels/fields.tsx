// The fields that a game gives to the inspector.

import { Button } from '@ui/controls/button';
import { Segments } from '@ui/controls/segments';
import { Select } from '@ui/controls/select';
import { Stepper } from '@ui/controls/stepper';
import { Toggle } from '@ui/controls/toggle';
import type { Field, LimitField } from '@ui/workshop/road-editor';
import type { Change, StepName } from '@workshop/history';
import type { RoadSource } from '@workshop/source';
import { type ReactElement, useId } from 'react';
import { t } from '../../../text/editor';
import styles from './fields.module.css';

export interface FieldsProps {
  fields: readonly Field<RoadSource>[];
  what: StepName;
  onChange(what: StepName, change: Change<RoadSource>): void;
}

/** Choices that have room beside each other. */
const SIDE_BY_SIDE = 3;

/** Fields, one below the other. */
export function Fields({ fields, what, onChange }: FieldsProps): ReactElement {
  return (
    <>
      {fields.map((field) => (
        <FieldRow key={field.id} field={field} onChange={(change) => onChange(what, change)} />
      ))}
    </>
  );
}

interface RowProps {
  field: Field<RoadSource>;
  onChange(change: Change<RoadSource>): void;
}

function FieldRow({ field, onChange }: RowProps): ReactElement {
  if (field.kind === 'limit') return <LimitRow field={field} onChange={onChange} />;
  if (field.kind === 'stops')
    return (
      <ul className={styles.editorStopRow} aria-label={field.label}>
        {field.stops.map(([label, space]) => (
          <li key={label}>
            <i>
              <u>{label}</u>
            </i>
            {space}
          </li>
        ))}
      </ul>
    );
  if (field.kind === 'note') return <p className="note">{field.text}</p>;
  if (field.kind === 'action')
    return (
      <Button size="small" onClick={() => onChange(field.change)}>
        {field.label}
      </Button>
    );
  const { label, note } = field;
  return (
    <div className={styles.editorField}>
      <span>
        <b>{label}</b>
        {note !== undefined && <small>{note}</small>}
      </span>
      {field.kind === 'number' && (
        <Stepper
          label={label}
          value={field.value}
          min={field.range[0]}
          max={field.range[1]}
          step={field.step}
          onChange={(value) => onChange(field.change(value))}
        />
      )}
      {field.kind === 'choice' && field.choices.length > SIDE_BY_SIDE && (
        <Select
          label={label}
          value={field.value}
          choices={field.choices}
          onChange={(value) => onChange(field.change(value))}
        />
      )}
      {field.kind === 'choice' && field.choices.length <= SIDE_BY_SIDE && (
        <Segments
          label={label}
          value={field.value}
          choices={field.choices.map((one) => ({ value: one.value, label: one.label }))}
          onChange={(value) => onChange(field.change(value))}
        />
      )}
      {field.kind === 'flag' && <Toggle label={label} on={field.on} onChange={(on) => onChange(field.change(on))} />}
    </div>
  );
}

/** Signs to press, and a stepper for limits above them. */
function LimitRow(props: { field: LimitField<RoadSource>; onChange: RowProps['onChange'] }): ReactElement {
  const { field, onChange } = props;
  const { label, note, side, value, signs, most } = field;
  const noted = useId();
  const set = (limit: number) => onChange(field.change(limit));
  return (
    <div className={styles.editorLimit}>
      <div className="row between">
        <h3 className="label">{label}</h3>
        <b>{side}</b>
      </div>
      <div className={styles.editorSigns} role="toolbar" aria-label={label} aria-describedby={noted}>
        {Array.from({ length: signs }, (_, at) => at + 1).map((limit) => (
          <button
            key={limit}
            type="button"
            className={styles.editorLimitSign}
            aria-label={field.says(limit)}
            aria-pressed={limit === value}
            onClick={() => set(limit)}
          >
            <i />
            <b>{limit}</b>
          </button>
        ))}
        {most > signs && (
          <button
            type="button"
            className={styles.editorLimitSign}
            aria-label={t('field.higher')}
            aria-pressed={value > signs}
            onClick={() => set(Math.max(value, signs + 1))}
          >
            <i />
            <b>+</b>
          </button>
        )}
      </div>
      {value > signs && (
        <div className={styles.editorHigher}>
          <span>{t('field.higher')}</span>
          <Stepper label={label} value={value} min={1} max={most} onChange={set} />
        </div>
      )}
      <p id={noted} className="note">
        {note}
      </p>
    </div>
  );
}
