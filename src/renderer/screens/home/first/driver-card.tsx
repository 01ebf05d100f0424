// The newcomer's name and colour; both apply at once.

import { LIMITS } from '@api/constants';
import type { Colour } from '@core/contract';
import { Paints } from '@ui/controls/paints';
import { SEAT_PAINTS } from '@ui/theme/seats';
import { type ReactElement, useState } from 'react';
import { OwnDisc } from '../../../app/drivers/own-face';
import { changeSettings, useApp } from '../../../app/store';
import { t } from '../../../text/club/first';
import styles from './evening.module.css';

/** The card on paper. */
export function DriverCard(): ReactElement {
  const { name, colour } = useApp((s) => s.settings);
  const [typed, setTyped] = useState(name);
  return (
    <section className={styles.driver} aria-label={t('driver.title')}>
      <div className={styles.driverHead}>
        <h2 className="heading">{t('driver.title')}</h2>
        <span>{t('driver.note')}</span>
      </div>
      <div className={styles.driverWho}>
        <OwnDisc name={name} colour={colour} size={72} />
        <label className={styles.driverName}>
          <span className="label">{t('driver.name')}</span>
          <input
            value={typed}
            maxLength={LIMITS.name}
            spellCheck={false}
            autoComplete="off"
            onChange={(event) => {
              setTyped(event.target.value);
              const next = event.target.value.trim();
              if (next !== '') changeSettings({ name: next });
            }}
            // An empty name keeps the last one.
            onBlur={() => setTyped(useApp.getState().settings.name)}
          />
        </label>
      </div>
      <fieldset className={styles.driverColours}>
        <legend className="label">{t('driver.colour')}</legend>
        <Paints
          className={styles.driverPaints}
          colours={Object.keys(SEAT_PAINTS) as Colour[]}
          chosen={colour}
          onChoose={(paint) => changeSettings({ colour: paint })}
        />
      </fieldset>
    </section>
  );
}
