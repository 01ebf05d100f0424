// A forecast's sentences, in red if they mention a spin-out; those about weather, road and press start with a mark.

import { classes } from '@ui/panels/classes';
import { Camera, Flame, Snowflake } from 'lucide-react';
import type { ReactElement } from 'react';
import type { ForecastLine } from '../../../narration/forecast-text';
import styles from './lines.module.css';

const MARKS: Readonly<Record<NonNullable<ForecastLine['icon']>, ReactElement>> = {
  flame: <Flame size={15} aria-hidden="true" />,
  press: <Camera size={15} aria-hidden="true" />,
  cold: <Snowflake size={15} aria-hidden="true" />,
};

/** The sentences, one after the other; marked ones each on a line of their own. */
export function Lines({ lines }: { lines: readonly ForecastLine[] }): ReactElement {
  return (
    <>
      {lines.map(({ text, bad, icon }) =>
        icon ? (
          <span key={text} className={classes(styles.heatCondition, styles[`heat-condition-${icon}`])}>
            {MARKS[icon]}
            <span>{text}</span>
          </span>
        ) : (
          <span key={text} className={bad ? styles.heatWarning : undefined}>
            {text}{' '}
          </span>
        ),
      )}
    </>
  );
}
