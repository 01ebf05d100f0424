// A dialog with a form about a season or a tournament: Enter submits it, and so does its second button. Not here: its fields.

import { Button } from '@ui/controls/button';
import { Dialog } from '@ui/overlays/dialog';
import type { ReactElement, ReactNode } from 'react';

export interface FormDialogProps {
  title: string;
  text: string;
  /** Labels of the buttons. */
  cancel: string;
  yes: string;
  look?: 'main' | 'danger' | 'plain';
  /** Why the form cannot be submitted now; false: it can. */
  barred: string | false;
  busy: boolean;
  /** Lays out the fields. */
  className: string | undefined;
  children: ReactNode;
  /** The form is complete. */
  onSubmit(): void;
  onClose(): void;
}

/** The dialog. */
export function FormDialog(props: FormDialogProps): ReactElement {
  const { title, text, cancel, yes, look = 'main', barred, busy, className, children, onSubmit, onClose } = props;
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      text={text}
      actions={
        <>
          <Button onClick={onClose}>{cancel}</Button>
          <Button look={look} why={barred} busy={busy} onClick={onSubmit}>
            {yes}
          </Button>
        </>
      }
    >
      <form
        className={className}
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy && barred === false) onSubmit();
        }}
      >
        {children}
        {/* Enter submits a form of several fields only if it has such a button. */}
        <button type="submit" hidden aria-label={yes} />
      </form>
    </Dialog>
  );
}
