// Shared by both card tables: the cloth in its wooden rim, the line under the cards, the buttons at the edge.

import { classes } from '@ui/panels/classes';
import { memoEqual } from '@ui/render/keep';
import { t } from '@ui/text/t';
import type { ReactElement, ReactNode } from 'react';
import styles from './card-table.module.css';

export interface CardTableProps {
  className: string | undefined;
  /** Watched tables have a separate name. */
  name?: string;
  /** Id of the open decision. */
  ask?: number | undefined;
  /** Its controls are disabled. */
  isShut?: boolean;
  children: ReactNode;
}

/** A table of cards. Not a component: it is part of whatever lies on it. */
export function cardTable(props: CardTableProps): ReactElement {
  const { className, name = t('dash.name'), ask: decision, isShut = false, children } = props;
  return (
    <section className={classes(styles.cardTable, className)} aria-label={name} data-ask={decision} inert={isShut}>
      <div className={styles.cardTableFelt} aria-hidden="true" />
      {children}
    </section>
  );
}

/** The line under the cards. */
export const TableCaption = memoEqual(function TableCaption({ children }: { children: ReactNode }): ReactElement {
  return <p className={classes(styles.cardTableCaption, 'label')}>{children}</p>;
});

/** The class of the buttons at the table's edge, the main one last. */
export const TABLE_BUTTONS = styles.cardTableButtons;
