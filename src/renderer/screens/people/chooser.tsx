// Who is racing? Asked once per window where several people share the computer. Not here: changing them (screens/profile).

import { PortraitCard } from '@ui/panels/portrait';
import { Logo } from '@ui/panels/screen-frame';
import { type KeyboardEvent, type ReactElement, useState } from 'react';
import { choseHere, usePeople } from '../../app/drivers/people';
import { choosePerson } from '../../app/store';
import { t } from '../../text/club/profile';
import styles from './chooser.module.css';

/** The faces; the person who was here last has the focus, so that Enter goes on with them. */
export function PeopleChooser(): ReactElement {
  const people = usePeople((s) => s.people);
  const current = usePeople((s) => s.current);
  const [isBusy, setBusy] = useState(false);
  async function choose(id: string): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    if (await choosePerson(id)) choseHere();
    setBusy(false);
  }
  return (
    <main className={styles.peopleAskChooser}>
      <Logo />
      <h1 className="heading h1">{t('people.title')}</h1>
      <ul className={styles.peopleAskFaces} onKeyDown={move}>
        {people.map((one) => (
          <li key={one.id}>
            <button
              type="button"
              className={styles.peopleAskFace}
              aria-label={t('people.choose', { name: one.name })}
              ref={one.id === current ? focusFirst : undefined}
              onClick={() => void choose(one.id)}
            >
              <PortraitCard look={one.look} />
              <b>{one.name}</b>
            </button>
          </li>
        ))}
      </ul>
    </main>
  );
}

/** This page is one question, and Enter answers it. */
function focusFirst(face: HTMLElement | null): void {
  face?.focus();
}

/** Arrow keys, Home and End among the faces. */
function move(event: KeyboardEvent<HTMLElement>): void {
  const faces = [...event.currentTarget.querySelectorAll<HTMLElement>('button')];
  const at = faces.indexOf(document.activeElement as HTMLElement);
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  const ends = { Home: faces[0], End: faces.at(-1) }[event.key];
  const next = step === undefined ? ends : faces.at((at + step) % faces.length);
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}
