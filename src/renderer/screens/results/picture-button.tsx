// The button that makes a picture of the result; the dialog and all that draws load with the first press.

import { Button } from '@ui/controls/button';
import { classes } from '@ui/panels/classes';
import { Image } from 'lucide-react';
import { lazy, type ReactElement, Suspense, useState } from 'react';
import { t } from '../../text/results';
import type { ResultDialogProps } from './result-dialog';
import styles from './results.module.css';

const ResultDialog = lazy(async () => ({ default: (await import('./result-dialog')).ResultDialog }));

/** The button, and the dialog while it is open. */
export function PictureButton(props: Omit<ResultDialogProps, 'onClose'>): ReactElement {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        className={classes(styles.resultsSmall)}
        icon={<Image size={19} className="icon" />}
        onClick={() => setOpen(true)}
      >
        <span className="visually-hidden-phone">{t('go.picture')}</span>
      </Button>
      {isOpen && (
        <Suspense>
          <ResultDialog {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
