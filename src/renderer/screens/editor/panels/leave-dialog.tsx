// Leaving with changes that were not saved: Save, Discard or Stay.

import { Button } from '@ui/controls/button';
import { Dialog } from '@ui/overlays/dialog';
import type { ReactElement } from 'react';
import { t } from '../../../text/editor';

export interface LeaveDialogProps {
  open: boolean;
  name: string;
  onStay(): void;
  onDiscard(): void;
  onSave(): void;
}

/** The question. Escape stays. */
export function LeaveDialog({ open, name, onStay, onDiscard, onSave }: LeaveDialogProps): ReactElement {
  return (
    <Dialog
      open={open}
      onClose={onStay}
      title={t('leave.title')}
      text={t('leave.text', { name })}
      actions={
        <>
          <Button look="danger" onClick={onDiscard}>
            {t('leave.discard')}
          </Button>
          <Button onClick={onStay}>{t('leave.stay')}</Button>
          <Button look="main" autoFocus onClick={onSave}>
            {t('bar.save')}
          </Button>
        </>
      }
    />
  );
}
