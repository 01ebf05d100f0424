// A question or a form over everything else. Esc and a click outside close it; focus stays inside and returns to the opener.

import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import type { ReactElement, ReactNode } from 'react';
import './dialog.css';
import { Button } from '../controls/button';
import { classes } from '../panels/classes';
import { t } from '../text/t';

export interface DialogProps {
  open: boolean;
  onClose(): void;
  title: string;
  /** One or two sentences under the title. */
  text?: ReactNode;
  children?: ReactNode;
  /** Buttons, the main one last. */
  actions: ReactNode;
  /** Twice as wide, for content with columns. */
  wide?: boolean;
}

/** A dialogue 480 px wide over a scrim. */
export function Dialog({ open, onClose, title, text, children, actions, wide = false }: DialogProps): ReactElement {
  return (
    <BaseDialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className="dialog-scrim" />
        <BaseDialog.Popup className={classes('dialog', wide && 'dialog-wide')}>
          <BaseDialog.Title className="dialog-title heading h2">{title}</BaseDialog.Title>
          {text !== undefined && <BaseDialog.Description className="dialog-text">{text}</BaseDialog.Description>}
          {children}
          <div className={classes('dialog-actions', wide && 'dialog-actions-wide')}>{actions}</div>
        </BaseDialog.Popup>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}

export interface ConfirmProps {
  open: boolean;
  title: string;
  text: string;
  /** Label of the destructive button. */
  yes: string;
  onYes(): void;
  onClose(): void;
}

/** Asks for confirmation before something is destroyed. The safe answer has the focus. */
export function Confirm({ open, title, text, yes, onYes, onClose }: ConfirmProps): ReactElement {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      text={text}
      actions={
        <>
          <Button autoFocus onClick={onClose}>
            {t('confirm.keep')}
          </Button>
          <Button
            look="danger"
            onClick={() => {
              onYes();
              onClose();
            }}
          >
            {yes}
          </Button>
        </>
      }
    />
  );
}
