// A driver's name: a character's own name with its face; anyone else's name in a text field.
// Not here: seats that wait for a guest.

import { LIMITS } from '@api/constants';
import type { Driver } from '@api/contract';
import { classes } from '@ui/panels/classes';
import { type ReactElement, useId } from 'react';
import { characterAt } from './characters';
import styles from './driver-name.module.css';
import { Face } from './face';
import { usePeople } from './people';

interface DriverNameProps {
  driver: Driver;
  name: string;
  /** Name of the field. */
  label: string;
  isWrong?: boolean;
  onChange(name: string): void;
}

export function DriverName({ driver, name, label, isWrong, onChange }: DriverNameProps): ReactElement {
  const list = useId();
  const people = usePeople((s) => s.people);
  // The people of this computer are offered to those who share its screen.
  const others = driver.kind === 'hotseat' && people.length > 1 ? people : [];
  if (characterAt(driver)) {
    return (
      <span className={classes('seat-name', styles.driverNameCharacter)}>
        <Face driver={driver} size={26} />
        {name}
      </span>
    );
  }
  return (
    <>
      <input
        className="seat-name"
        aria-label={label}
        value={name}
        maxLength={LIMITS.name}
        spellCheck={false}
        autoComplete="off"
        aria-invalid={isWrong}
        onChange={(event) => onChange(event.target.value)}
        {...(others.length > 0 && { list })}
      />
      {others.length > 0 && (
        <datalist id={list}>
          {others.map((one) => (
            <option key={one.id} value={one.name} />
          ))}
        </datalist>
      )}
    </>
  );
}
