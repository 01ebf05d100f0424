// The card of the person here: name and favourite colour.

import { LIMITS } from '@api/constants';
import type { Colour } from '@core/contract';
import { Paints } from '@ui/controls/paints';
import { SeatInitial } from '@ui/panels/seat';
import { SEAT_PAINTS } from '@ui/theme/seats';
import { type ReactElement, useState } from 'react';
import { changeSettings, useApp } from '../../../app/store';
import { t } from '../../../text/settings';
import { Card, Field } from '../card';
import styles from './profile.module.css';

/** The card of the person here. */
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
        <Paints
          className={styles.paints}
          colours={Object.keys(SEAT_PAINTS) as Colour[]}
          chosen={colour}
          onChoose={(paint) => changeSettings({ colour: paint })}
        />
      </Field>
    </Card>
  );
}
