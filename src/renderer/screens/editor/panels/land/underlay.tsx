// The picture under the road: choosing one, how much it shows, how large it is. Not here: dragging it (stage/drags.ts).

import { Button } from '@ui/controls/button';
import { Slider } from '@ui/controls/slider';
import { Stepper } from '@ui/controls/stepper';
import { toast } from '@ui/overlays/toasts';
import { ImagePlus, Move, Trash2 } from 'lucide-react';
import { type ReactElement, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { useDroppedFile } from '../../../../app/files/use-dropped-file';
import { t } from '../../../../text/editor';
import type { Editing, Underlay } from '../../state/editor-store';
import { readPicture } from '../../state/read-picture';
import {
  addUnderlay,
  placeUnderlay,
  removeUnderlay,
  showUnderlay,
  WIDTHS,
  widthOf,
  withWidth,
} from '../../state/underlay';
import styles from './underlay.module.css';

/** The part of the tools' panel; while it is on screen, a picture can be dropped anywhere. */
export function UnderlayPart({ editing }: { editing: Editing }): ReactElement {
  const underlay = useStore(editing.store, (now) => now.underlay);
  const field = useRef<HTMLInputElement>(null);
  const [isReading, setReading] = useState(false);
  const take = async (file: File): Promise<void> => {
    setReading(true);
    const read = await readPicture(file);
    setReading(false);
    if (read.ok) addUnderlay(editing, read.picture);
    else toast('bad', `${t('underlay.refused', { file: file.name })} ${read.why}`);
  };
  useDroppedFile((file) => void take(file));
  return (
    <div className={styles.editorUnderlay}>
      <h2 className="label">{t('underlay.label')}</h2>
      <input
        ref={field}
        className="visually-hidden"
        type="file"
        accept="image/png,image/jpeg,image/webp"
        aria-label={t('underlay.file')}
        tabIndex={-1}
        onChange={(event) => {
          const file = event.target.files?.[0];
          // Lets the person choose the same file again.
          event.target.value = '';
          if (file) void take(file);
        }}
      />
      {underlay !== undefined && <Placing editing={editing} underlay={underlay} />}
      <Button
        size="small"
        icon={<ImagePlus size={18} className="icon" />}
        busy={isReading}
        onClick={() => field.current?.click()}
      >
        {t(underlay === undefined ? 'underlay.choose' : 'underlay.other-one')}
      </Button>
      {underlay === undefined ? (
        <p className="note">{t('underlay.note')}</p>
      ) : (
        <Button size="small" icon={<Trash2 size={17} className="icon" />} onClick={() => removeUnderlay(editing)}>
          {t('underlay.remove')}
        </Button>
      )}
    </div>
  );
}

function Placing({ editing, underlay: { place } }: { editing: Editing; underlay: Underlay }): ReactElement {
  const tool = useStore(editing.store, (now) => now.tool);
  // Where the slider was taken hold of: its whole way is one step.
  const [held, setHeld] = useState<Underlay['place']>();
  const isMoving = tool === 'underlay';
  return (
    <>
      <Button
        size="small"
        icon={<Move size={18} className="icon" />}
        aria-pressed={isMoving}
        onClick={() => editing.set({ tool: isMoving ? 'select' : 'underlay' })}
      >
        {t('underlay.move')}
      </Button>
      <div className={styles.editorUnderlayField}>
        <span>{t('underlay.opacity')}</span>
        <Slider
          label={t('underlay.opacity')}
          value={Math.round(place.opacity * 100)}
          onChange={(percent) => {
            setHeld(held ?? place);
            showUnderlay(editing, { ...place, opacity: percent / 100 });
          }}
          onSettle={(percent) => {
            placeUnderlay(editing, { ...place, opacity: percent / 100 }, held);
            setHeld(undefined);
          }}
        />
      </div>
      <div className={styles.editorUnderlayField}>
        <span>{t('underlay.width')}</span>
        <Stepper
          label={t('underlay.width')}
          value={widthOf(editing, place)}
          min={WIDTHS[0]}
          max={WIDTHS[1]}
          onChange={(spaces) => placeUnderlay(editing, withWidth(editing, place, spaces))}
        />
      </div>
    </>
  );
}
