// A name that can be edited in place; it takes effect when the field loses focus or on Enter.

import { LIMITS } from '@api/constants';
import { classes } from '@ui/panels/classes';
import { type ReactElement, useEffect, useState } from 'react';
import styles from './seats.module.css';

/** The field. Esc or an empty field keeps the old name. */
export function NameField(props: { label: string; name: string; onRename(name: string): void }): ReactElement {
  const { label, name, onRename } = props;
  const [typed, setTyped] = useState(name);
  useEffect(() => setTyped(name), [name]);
  function settle(): void {
    const next = typed.trim();
    if (next === '' || next === name) setTyped(name);
    else onRename(next);
  }
  return (
    <input
      className={classes('seat-name', styles.lobbyName)}
      aria-label={label}
      value={typed}
      maxLength={LIMITS.name}
      size={Math.max(4, typed.length)}
      spellCheck={false}
      autoComplete="off"
      onChange={(event) => setTyped(event.target.value)}
      onBlur={settle}
      onKeyDown={(event) => {
        if (event.key === 'Enter') event.currentTarget.blur();
        if (event.key === 'Escape') setTyped(name);
      }}
    />
  );
}
