// Asks for a circuit's new name.

import { LIMITS } from '@api/constants';
import { Button } from '@ui/controls/button';
import { LabelledInput } from '@ui/controls/labelled-input';
import { Dialog } from '@ui/overlays/dialog';
import { type ReactElement, useState } from 'react';
import { t } from '../../text/workshop';

/** name: the name so far. onName: called with the new one, without blanks around it. */
export function RenameCircuit(props: { name: string; onName(name: string): void; onClose(): void }): ReactElement {
  const { name, onName, onClose } = props;
  const [typed, setTyped] = useState(name);
  const now = typed.trim();
  function rename(): void {
    if (now === '') return;
    if (now !== name) onName(now);
    onClose();
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('rename.title', { name })}
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button onClick={rename}>{t('rename.yes')}</Button>
        </>
      }
    >
      <LabelledInput
        label={t('rename.name')}
        value={typed}
        most={LIMITS.circuitName}
        onChange={setTyped}
        onEnter={rename}
      />
    </Dialog>
  );
}
