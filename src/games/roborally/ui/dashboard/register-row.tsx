// The five registers as slots in a row. Not here: their contents, or filling them.

import { classes } from '@ui/panels/classes';
import type { ReactElement, ReactNode, Ref } from 'react';
import { t } from '../../text/t';
import styles from './register-row.module.css';

/** Registers 1 to 5. */
export function RegisterRow({ children }: { children: ReactNode }): ReactElement {
  return (
    <ol className={styles.registers} aria-label={t('registers.name')}>
      {children}
    </ol>
  );
}

export interface RegisterPlaceProps {
  ref?: Ref<HTMLLIElement>;
  /** 1 to 5. */
  register: number;
  /** Its number, or a lock. */
  number: ReactNode;
  isFull: boolean;
  isLocked: boolean;
  /** Filled or executed next. */
  isNext: boolean;
  /** A card is dragged over it. */
  isOver?: boolean;
  isHinted?: boolean;
  children: ReactNode;
}

/** One register. */
export function RegisterPlace(props: RegisterPlaceProps): ReactElement {
  const { ref, register, number, isFull, isLocked, isNext, isOver = false, isHinted = false, children } = props;
  return (
    <li
      ref={ref}
      data-teach={`register.${register}`}
      className={classes(
        styles.register,
        isFull && styles.registerFull,
        isLocked && styles.registerLocked,
        isNext && styles.registerNext,
        isOver && styles.registerOver,
        isHinted && 'hinted',
      )}
    >
      <span className={styles.registerNumber}>{number}</span>
      {children}
    </li>
  );
}

/** Text in an empty register. */
export function EmptyRegister({ children }: { children: ReactNode }): ReactElement {
  return <em className={styles.registerEmpty}>{children}</em>;
}

/** The class of a mark on a card's plate. */
export const OVER_PLATE = styles.registerMark;
