// Saves or copies a picture. Not here: drawing it.

import { Button, type ButtonLook } from '@ui/controls/button';
import { Copy, ImageDown } from 'lucide-react';
import type { ReactElement } from 'react';
import { t } from '../../text/results';
import { saveBlob } from '../files/export';
import { canCopyPictures, copyPicture } from './copy-picture';

export interface PictureButtonsProps {
  /** Name of the file, without its ending. */
  fileName: string;
  /** The PNG, made when it is needed; undefined: it cannot be made, which has been shown. */
  png(): Promise<Blob | undefined>;
  /** Why there is no picture yet; false: there is one. */
  why?: string | false;
  look?: ButtonLook;
  size?: 'small' | 'normal';
}

/** The two buttons. Copying is offered only where the browser can. */
export function PictureButtons({ fileName, png, why = false, look = 'main', size }: PictureButtonsProps): ReactElement {
  async function use(how: (png: Blob) => unknown): Promise<void> {
    const blob = await png();
    if (blob !== undefined) await how(blob);
  }
  const sized = size === undefined ? {} : { size };
  return (
    <>
      {canCopyPictures() && (
        <Button {...sized} icon={<Copy size={18} className="icon" />} why={why} onClick={() => void use(copyPicture)}>
          {t('picture.copy')}
        </Button>
      )}
      <Button
        {...sized}
        look={look}
        icon={<ImageDown size={18} className="icon" />}
        why={why}
        onClick={() => void use((blob) => saveBlob({ fileName: `${pictureName(fileName)}.png`, blob }))}
      >
        {t('picture.save')}
      </Button>
    </>
  );
}

/** A name that every file system takes. */
function pictureName(name: string): string {
  const plain = name.replaceAll(/[^\p{L}\p{N}]+/gu, '-').replaceAll(/^-|-$/g, '');
  return plain === '' ? 'Paddock' : plain;
}
