// What photo mode shows over the board: the frame, and the bar that chooses it and saves the picture. Not here: entering and leaving
// (use-photo-mode.ts).

import { IconButton } from '@ui/controls/button';
import { Segments } from '@ui/controls/segments';
import { keyNameOf } from '@ui/key-names';
import { toast } from '@ui/overlays/toasts';
import { classes } from '@ui/panels/classes';
import { useFocusFirst } from '@ui/use-focus-first';
import { Expand, X, ZoomIn, ZoomOut } from 'lucide-react';
import { type ReactElement, type RefObject, useEffect, useRef, useState } from 'react';
import type { Measure } from '../../../app/pictures/drawing';
import { paintOver, pngOf } from '../../../app/pictures/paint';
import { frameOf, PHOTO_FRAMES, type PhotoCaption, type PhotoFrame } from '../../../app/pictures/photo-frame';
import { PictureButtons } from '../../../app/pictures/picture-buttons';
import { t } from '../../../text/results';
import styles from './photo.module.css';
import type { PhotoMode } from './use-photo-mode';

export interface PhotoLayerProps {
  mode: PhotoMode;
  caption: PhotoCaption;
}

const SIZE = 20;

/** Frame and bar. */
export function PhotoLayer({ mode, caption }: PhotoLayerProps): ReactElement {
  const [frame, setFrame] = useState<PhotoFrame>('none');
  const preview = useRef<HTMLCanvasElement>(null);
  const focus = useFocusFirst(true);
  useFramePreview(preview, frame, caption);
  async function png(): Promise<Blob | undefined> {
    try {
      const canvas = mode.picture();
      if (canvas === undefined) return undefined;
      await paintOver(canvas, layoutOf(frame, canvas, devicePixelRatio, caption));
      return await pngOf(canvas);
    } catch {
      toast('bad', t('picture.failed'));
      return undefined;
    }
  }
  return (
    <>
      <canvas ref={preview} className={styles.photoFrame} />
      <div
        ref={focus}
        tabIndex={-1}
        className={classes(styles.photoBar, 'panel panel-glass')}
        role="toolbar"
        aria-label={t('picture.photo.title')}
      >
        <span className={classes('label', styles.photoLabel)} aria-hidden="true">
          {t('picture.photo.frame')}
        </span>
        <Segments<PhotoFrame>
          label={t('picture.photo.frame')}
          value={frame}
          choices={PHOTO_FRAMES.map((value) => ({ value, label: t(`picture.photo.frame.${value}`) }))}
          onChange={setFrame}
        />
        <div className={styles.photoCamera}>
          <IconButton
            icon={<ZoomIn size={SIZE} />}
            label={t('picture.photo.in', { key: keyNameOf('zoomIn') })}
            onClick={mode.zoomIn}
          />
          <IconButton
            icon={<ZoomOut size={SIZE} />}
            label={t('picture.photo.out', { key: keyNameOf('zoomOut') })}
            onClick={mode.zoomOut}
          />
          <IconButton
            icon={<Expand size={SIZE} />}
            label={t('picture.photo.whole', { key: keyNameOf('fit') })}
            onClick={mode.fit}
          />
        </div>
        <div className={styles.photoEnd}>
          <PictureButtons fileName={`${caption.circuit} ${caption.round}`} png={png} size="small" />
          <IconButton icon={<X size={SIZE} />} label={t('picture.photo.leave')} onClick={mode.leave} />
        </div>
        <p className={classes('note', styles.photoHelp)}>
          {t('picture.photo.help', { in: keyNameOf('zoomIn'), out: keyNameOf('zoomOut') })}
        </p>
      </div>
      <p className="visually-hidden" role="status">
        {t('picture.photo.on')}
      </p>
    </>
  );
}

/** The frame as it will be round the picture, in the size of the window. */
function useFramePreview(preview: RefObject<HTMLCanvasElement | null>, frame: PhotoFrame, caption: PhotoCaption): void {
  const { circuit, round, date } = caption;
  useEffect(() => {
    const canvas = preview.current;
    if (canvas === null) return;
    const draw = () => {
      const scale = devicePixelRatio;
      canvas.width = Math.round(canvas.clientWidth * scale);
      canvas.height = Math.round(canvas.clientHeight * scale);
      // Without a preview the picture can still be saved.
      paintOver(canvas, layoutOf(frame, canvas, scale, { circuit, round, date })).catch(() => undefined);
    };
    const sizes = new ResizeObserver(draw);
    sizes.observe(canvas);
    draw();
    return () => sizes.disconnect();
  }, [preview, frame, circuit, round, date]);
}

function layoutOf(frame: PhotoFrame, { width, height }: HTMLCanvasElement, scale: number, caption: PhotoCaption) {
  return (measure: Measure) => frameOf({ frame, width, height, scale, caption }, measure);
}
