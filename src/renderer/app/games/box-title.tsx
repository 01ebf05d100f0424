// A screen's title with its game's box before it, in the top bar.

import { classes } from '@ui/panels/classes';
import type { ReactElement } from 'react';
import styles from './box-title.module.css';
import { boxOf } from './boxes';

/** The box and the title. className: the screen's own class, for its layouts. */
export function BoxTitle(props: { game: string; title: string; className: string | undefined }): ReactElement {
  const { game, title, className } = props;
  const Cover = boxOf(game)?.cover;
  return (
    <div className={classes(styles.boxTitle, className)}>
      {Cover && (
        <span className={styles.boxTitleBox}>
          <Cover />
        </span>
      )}
      <h1 className="heading">{title}</h1>
    </div>
  );
}
