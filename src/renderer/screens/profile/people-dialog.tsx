// The people of this computer: who is here, who could be, a new one, one from a file, and one fewer.

import { LIMITS } from '@api/constants';
import type { Person } from '@api/people/commands';
import { Button, IconButton } from '@ui/controls/button';
import { LabelledInput } from '@ui/controls/labelled-input';
import { Toggle } from '@ui/controls/toggle';
import { Dialog } from '@ui/overlays/dialog';
import { toast } from '@ui/overlays/toasts';
import { Chip } from '@ui/panels/panel';
import { FaceDisc } from '@ui/panels/portrait';
import { FileUp, Trash2, UserPlus } from 'lucide-react';
import { type ReactElement, useRef, useState } from 'react';
import { attempt } from '../../app/client';
import { choseHere, refreshPeople, usePeople } from '../../app/drivers/people';
import { choosePerson } from '../../app/store';
import { t } from '../../text/club/profile';
import styles from './people-dialog.module.css';

/** The dialogue. */
export function PeopleDialog({ onClose }: { onClose(): void }): ReactElement {
  const { people, current, ask } = usePeople();
  const [going, setGoing] = useState<Person | undefined>();
  if (going !== undefined) return <DeleteDialog person={going} onClose={() => setGoing(undefined)} />;
  async function choose(id: string): Promise<void> {
    if (await choosePerson(id)) choseHere();
    onClose();
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('people.title')}
      text={t('people.text')}
      actions={
        <>
          <ImportPerson />
          <Button onClick={onClose}>{t('people.close')}</Button>
        </>
      }
    >
      <ul className={styles.peopleListPeople}>
        {people.map((one) => (
          <li key={one.id}>
            <button
              type="button"
              className={styles.peopleListPerson}
              aria-label={t('people.choose', { name: one.name })}
              aria-current={one.id === current ? 'true' : undefined}
              onClick={() => void choose(one.id)}
            >
              <FaceDisc look={one.look} size={52} />
              <b>{one.name}</b>
              {one.id === current && <Chip look="amber">{t('people.here')}</Chip>}
            </button>
            <IconButton
              look="quiet"
              icon={<Trash2 size={18} />}
              label={t('people.delete', { name: one.name })}
              why={people.length === 1 && t('people.delete.last')}
              onClick={() => setGoing(one)}
            />
          </li>
        ))}
      </ul>
      <NewPerson onChosen={(id) => void choose(id)} />
      {people.length > 1 && (
        <p className={styles.peopleListAsk}>
          <span>
            {t('people.ask')}
            <small className="note">{t('people.ask.note')}</small>
          </span>
          <Toggle
            label={t('people.ask')}
            on={ask}
            onChange={(on) => {
              usePeople.setState({ ask: on });
              void attempt('people.ask', { ask: on });
            }}
          />
        </p>
      )}
    </Dialog>
  );
}

function NewPerson({ onChosen }: { onChosen(id: string): void }): ReactElement {
  const [name, setName] = useState('');
  async function add(): Promise<void> {
    if (name.trim() === '') return;
    const made = await attempt('people.create', { name: name.trim() });
    if (made === undefined) return;
    await refreshPeople();
    onChosen(made.id);
  }
  return (
    <form
      className={styles.peopleListAdd}
      onSubmit={(event) => {
        event.preventDefault();
        void add();
      }}
    >
      <LabelledInput label={t('people.newName')} value={name} most={LIMITS.name} onChange={setName} />
      <Button type="submit" icon={<UserPlus size={18} className="icon" />}>
        {t('people.add')}
      </Button>
    </form>
  );
}

function ImportPerson(): ReactElement {
  const field = useRef<HTMLInputElement>(null);
  async function take(file: File): Promise<void> {
    const came = await attempt('people.import', { text: await file.text() });
    if (came === undefined) return;
    toast(came.done === 'older' ? 'info' : 'good', t(`people.import.${came.done}`, { name: came.name }));
    await refreshPeople();
  }
  return (
    <>
      <input
        ref={field}
        className="visually-hidden"
        type="file"
        accept=".json,application/json"
        aria-label={t('people.import.field')}
        tabIndex={-1}
        onChange={(event) => {
          const file = event.target.files?.[0];
          // Lets the person choose the same file again.
          event.target.value = '';
          if (file) void take(file);
        }}
      />
      <Button icon={<FileUp size={18} className="icon" />} onClick={() => field.current?.click()}>
        {t('people.import')}
      </Button>
    </>
  );
}

function DeleteDialog({ person, onClose }: { person: Person; onClose(): void }): ReactElement {
  const [name, setName] = useState('');
  async function remove(): Promise<void> {
    if (name.trim() === '') return;
    const done = await attempt('people.delete', { id: person.id, name: name.trim() });
    if (done === undefined) return;
    await refreshPeople();
    onClose();
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('people.delete.title', { name: person.name })}
      text={t('people.delete.text')}
      actions={
        <>
          <Button onClick={onClose}>{t('people.delete.keep')}</Button>
          <Button look="danger" onClick={() => void remove()}>
            {t('people.delete.yes')}
          </Button>
        </>
      }
    >
      <LabelledInput
        label={t('name.name')}
        value={name}
        most={LIMITS.name}
        onChange={setName}
        onEnter={() => void remove()}
      />
    </Dialog>
  );
}
