// What can be chosen about the brush; for tiles without a direction, what can be done with the whole board. Not here: the palette.

import { Button, IconButton } from '@ui/controls/button';
import { Segments } from '@ui/controls/segments';
import { Select } from '@ui/controls/select';
import { KeyCap } from '@ui/panels/panel';
import type { BrushFace, BrushOption, Side } from '@ui/workshop/course-editor';
import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, Eraser, FlipHorizontal, RotateCw } from 'lucide-react';
import { memo, type ReactElement, useMemo } from 'react';
import { useStore } from 'zustand';
import { t } from '../../../text/editor';
import { flipBrush, switchMode, turnBrush } from '../state/board-actions';
import type { CourseEditing } from '../state/course-store';
import styles from './brush-panel.module.css';

/** The panel. */
export const BrushPanel = memo(function BrushPanel({ editing }: { editing: CourseEditing }): ReactElement {
  const brush = useStore(editing.store, (now) => now.brush);
  const mode = useStore(editing.store, (now) => now.mode);
  const face = useMemo(() => editing.editor.face(brush), [editing, brush]);
  const isPaint = mode === 'paint';
  return (
    <section className={styles.courseBrush} aria-label={t('brush.label')}>
      <div className={styles.courseBrushHead}>
        <h2 className="label">{mode === 'paint' ? face.title : t(`brush.${mode}.title`)}</h2>
        {isPaint && <span className="note">{face.note}</span>}
        <IconButton
          look="quiet"
          icon={<Eraser size={17} />}
          label={t('brush.erase')}
          pressed={mode === 'erase'}
          onClick={() => switchMode(editing, 'erase')}
        />
      </div>
      {isPaint && <Options {...{ editing, face }} />}
      {isPaint && !face.turns && <WholeBoard editing={editing} />}
      <p className="note">{mode === 'paint' ? face.hint : t(`brush.${mode}.hint`)}</p>
    </section>
  );
});

function Options({ editing, face }: { editing: CourseEditing; face: BrushFace<object> }): ReactElement {
  const take = (brush: object): void => editing.set({ brush });
  return (
    <>
      {face.options.map((option) => (
        <Option key={option.id} {...{ option, take }} />
      ))}
      {face.turns && face.options.length < 2 && (
        <div className={styles.courseTwo}>
          <Button size="small" icon={<RotateCw size={17} className="icon" />} onClick={() => turnBrush(editing)}>
            {t('brush.turn')} <KeyCap>{t('brush.turn.key')}</KeyCap>
          </Button>
          <Button size="small" icon={<FlipHorizontal size={17} className="icon" />} onClick={() => flipBrush(editing)}>
            {t('brush.flip')} <KeyCap>{t('brush.flip.key')}</KeyCap>
          </Button>
        </div>
      )}
    </>
  );
}

const ARROWS: readonly ReactElement[] = [
  <ArrowUp key="north" size={20} />,
  <ArrowRight key="east" size={20} />,
  <ArrowDown key="south" size={20} />,
  <ArrowLeft key="west" size={20} />,
];
const WAYS = ['north', 'east', 'south', 'west'] as const;

function Option(props: { option: BrushOption<object>; take(brush: object): void }): ReactElement {
  const { option, take } = props;
  const { label } = option;
  if (option.kind === 'one')
    return (
      <Segments
        wide
        {...{ label }}
        value={option.value}
        choices={option.choices}
        onChange={(value) => take(option.change(value))}
      />
    );
  if (option.kind === 'way')
    return (
      <Segments
        wide
        {...{ label }}
        value={option.value}
        choices={([0, 1, 2, 3] as const).map((value: Side) => ({
          value,
          label: ARROWS[value],
          name: t('brush.way', { way: WAYS[value] ?? 'north' }),
        }))}
        onChange={(value) => take(option.change(value))}
      />
    );
  const { values, choices } = option;
  return (
    <fieldset className={styles.courseSeveral}>
      <legend className="visually-hidden">{label}</legend>
      {choices.map(({ value, label: name }) => {
        const isOn = values.includes(value);
        const next = isOn ? values.filter((one) => one !== value) : [...values, value];
        return (
          <button key={value} type="button" aria-pressed={isOn} onClick={() => take(option.change(next))}>
            {name}
          </button>
        );
      })}
    </fieldset>
  );
}

/** What the chosen board can become. */
function WholeBoard({ editing }: { editing: CourseEditing }): ReactElement {
  const { editor } = editing;
  const board = useStore(editing.store, (now) => now.board);
  const colour = useStore(editing.store, ({ history }) => editor.colourOf(history.source, board));
  const isKnown = editor.colours.some(({ value }) => value === colour);
  return (
    <div className={styles.courseTwo}>
      <Select
        label={t('brush.stamp')}
        value={null}
        placeholder={t('brush.stamp')}
        choices={editor.stamps}
        onChange={(id) => editing.command('board.stamp', editor.stamp(board, id))}
      />
      <Select
        label={t('brush.colour')}
        value={isKnown ? colour : null}
        placeholder={t('brush.colour')}
        choices={editor.colours}
        onChange={(id) => editing.command('board.colour', editor.setColour(board, id))}
      />
    </div>
  );
}
