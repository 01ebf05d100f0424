// Name and town of the person who is here, with what a new name means for the statistics.

import { LIMITS } from '@api/constants';
import type { Person } from '@api/people/commands';
import { Button } from '@ui/controls/button';
import { LabelledInput } from '@ui/controls/labelled-input';
import { Dialog } from '@ui/overlays/dialog';
import { type ReactElement, useState } from 'react';
import { t } from '../../text/club/profile';
import type { PersonChange } from './use-profile';

/** Characters of a town. */
const TOWN = 30;

interface NameDialogProps {
  person: Person;
  onSave(change: PersonChange): void;
  onClose(): void;
}

/** The dialogue. */
export function NameDialog({ person, onSave, onClose }: NameDialogProps): ReactElement {
  const [name, setName] = useState(person.name);
  const [town, setTown] = useState(person.town);
  function save(): void {
    const change: PersonChange = {
      ...(name.trim() !== '' && name.trim() !== person.name && { name: name.trim() }),
      ...(town.trim() !== person.town && { town: town.trim() }),
    };
    if (Object.keys(change).length > 0) onSave(change);
    onClose();
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('name.title')}
      text={t('name.text')}
      actions={
        <>
          <Button onClick={onClose}>{t('name.cancel')}</Button>
          <Button look="main" onClick={save}>
            {t('name.save')}
          </Button>
        </>
      }
    >
      <LabelledInput label={t('name.name')} value={name} most={LIMITS.name} onChange={setName} onEnter={save} />
      <LabelledInput label={t('name.town')} value={town} most={TOWN} onChange={setTown} onEnter={save} />
    </Dialog>
  );
}
