// The card of whoever sits here: name and favourite colour.

import { LIMITS } from '@api/contract';
import type { Colour } from '@core/contract';
import { classes } from '@ui/panels/classes';
import { PatternTile, SeatInitial } from '@ui/panels/seat';
import { play } from '@ui/sound/sound';
import { colourName, SEAT_PAINTS } from '@ui/theme/seats';
import { type ReactElement, useState } from 'react';
import { changeSettings, useApp } from '../../../app/store';
import { t } from '../../../text/settings';
import { Card, Field } from '../card';
import styles from './profile.module.css';

/** The card of whoever sits here. */
export function Profile(): ReactElement {
  const { name, colour } = useApp((s) => s.settings);
  const [typed, setTyped] = useState(name);
  return (
    <Card title={t('you.label')} side={<SeatInitial name={name} colour={colour} />}>
      <label className="field">
        <span className={styles.profileName}>{t('you.name')}</span>
        <input
          className="text-field"
          value={typed}
          maxLength={LIMITS.name}
          spellCheck={false}
          autoComplete="off"
          onChange={(event) => {
            setTyped(event.target.value);
            const next = event.target.value.trim();
            if (next !== '') changeSettings({ name: next });
          }}
          onBlur={() => setTyped(useApp.getState().settings.name)}
        />
      </label>
      <Field label={t('you.colour')}>
        <div className={styles.paints}>
          {(Object.keys(SEAT_PAINTS) as Colour[]).map((paint) => (
            <button
              key={paint}
              type="button"
              className={classes('paint', paint === colour && 'paint-chosen')}
              aria-label={colourName(paint)}
              aria-pressed={paint === colour}
              onClick={() => {
                play('click');
                changeSettings({ colour: paint });
              }}
            >
              <PatternTile colour={paint} />
            </button>
          ))}
        </div>
      </Field>
    </Card>
  );
}
