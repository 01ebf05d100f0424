// The dialog of a picture to save: a preview, its shapes, and the buttons. Not here: what the picture shows.

import { Button } from '@ui/controls/button';
import { Segments } from '@ui/controls/segments';
import { Dialog } from '@ui/overlays/dialog';
import { type ReactElement, useEffect, useState } from 'react';
import { t } from '../../text/results';
import { type Layout, painted, pngOf } from './paint';
import { PictureButtons } from './picture-buttons';
import styles from './picture-dialog.module.css';
import type { ResultShape } from './result-picture';

export interface PictureDialogProps {
  title: string;
  /** What the picture shows, for a screen reader. */
  alt: string;
  /** Name of the file, without its ending. */
  fileName: string;
  /** The picture in each of its shapes, or in its only one. Must stay the same object. */
  layouts: Readonly<Record<ResultShape, Layout>> | { only: Layout };
  onClose(): void;
}

/** The dialog. */
export function PictureDialog({ title, alt, fileName, layouts, onClose }: PictureDialogProps): ReactElement {
  const [shape, setShape] = useState<ResultShape>('wide');
  const made = usePicture('only' in layouts ? layouts.only : layouts[shape]);
  const why = made.state === 'making' ? t('picture.making') : made.state === 'failed' ? t('picture.failed') : false;
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button onClick={onClose}>{t('picture.close')}</Button>
          <PictureButtons
            fileName={fileName}
            why={why}
            png={async () => (made.state === 'made' ? made.png : undefined)}
          />
        </>
      }
    >
      {!('only' in layouts) && (
        <div className={styles.pictureShapes}>
          <Segments<ResultShape>
            label={t('picture.shape.label')}
            value={shape}
            choices={[
              { value: 'wide', label: t('picture.shape.wide'), name: t('picture.shape.wide.name') },
              { value: 'square', label: t('picture.shape.square'), name: t('picture.shape.square.name') },
            ]}
            onChange={setShape}
          />
        </div>
      )}
      <div className={styles.picturePreview} aria-busy={made.state === 'making'}>
        {made.state === 'made' ? (
          <img src={made.url} alt={alt} />
        ) : (
          <p className="note" role="status">
            {t(`picture.${made.state}`)}
          </p>
        )}
      </div>
    </Dialog>
  );
}

type Made = { state: 'making' } | { state: 'failed' } | { state: 'made'; png: Blob; url: string };

/** Draws the picture again when its layout changes. */
function usePicture(layout: Layout): Made {
  const [made, setMade] = useState<Made>({ state: 'making' });
  useEffect(() => {
    let here = true;
    let url: string | undefined;
    setMade({ state: 'making' });
    painted(layout)
      .then(pngOf)
      .then(
        (png) => {
          if (!here) return;
          url = URL.createObjectURL(png);
          setMade({ state: 'made', png, url });
        },
        () => here && setMade({ state: 'failed' }),
      );
    return () => {
      here = false;
      if (url !== undefined) URL.revokeObjectURL(url);
    };
  }, [layout]);
  return made;
}
