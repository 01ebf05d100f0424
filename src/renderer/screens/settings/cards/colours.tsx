// The card of colours: the palette with its ten cars, also as colour-blind people see it, and options that replace colour.

import type { Colour } from '@core/contract';
import { carPicture } from '@ui/art/car-picture';
import { Segments } from '@ui/controls/segments';
import { Toggle } from '@ui/controls/toggle';
import { pictureUrl } from '@ui/panels/seat';
import { colourName, patternName, SEAT_PAINTS } from '@ui/theme/seats';
import { Eye } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { changeSettings, useApp } from '../../../app/store';
import { t } from '../../../text/settings';
import { Card, FlagLine, Line } from '../card';
import styles from './colours.module.css';
import { EYES, EyeFilters, type Eyes, filterOf } from './eyes';

/** The card of colours. */
export function Colours(): ReactElement {
  const { palette, contrast } = useApp((s) => s.settings);
  const [eyes, setEyes] = useState<Eyes>('normal');
  return (
    <Card title={t('colours.title')} side={<PaletteChoice />}>
      <EyeFilters />
      <ul className={styles.cars} data-palette-shown={palette} style={{ filter: filterOf(eyes) }}>
        {(Object.keys(SEAT_PAINTS) as Colour[]).map((colour) => (
          <li key={colour}>
            <img src={pictureUrl(carPicture(colour, SEAT_PAINTS[colour].number))} alt="" width={84} height={50} />
            <b>{colourName(colour)}</b>
            <small>{patternName(colour)}</small>
          </li>
        ))}
      </ul>
      <div className={styles.coloursFlags}>
        <FlagLine flag="patterns" label={t('colours.patterns')} />
        <FlagLine flag="nameTags" label={t('colours.nameTags')} />
        <Line label={t('text.contrast')}>
          <Toggle
            label={t('text.contrast')}
            on={contrast === 'more'}
            onChange={(on) => changeSettings({ contrast: on ? 'more' : 'standard' })}
          />
        </Line>
        <FlagLine flag="symbols" label={t('colours.symbols')} />
      </div>
      <div className={styles.coloursEyes}>
        <span className="label">{t('colours.preview')}</span>
        <Segments<Eyes>
          label={t('colours.preview')}
          value={eyes}
          choices={EYES.map((one) => ({ value: one, label: t(`eyes.${one}`), name: t(`eyes.${one}.name`) }))}
          onChange={(next) => setEyes(next)}
        />
      </div>
    </Card>
  );
}

function PaletteChoice(): ReactElement {
  const palette = useApp((s) => s.settings.palette);
  return (
    <Segments
      label={t('colours.palette')}
      value={palette}
      choices={[
        { value: 'standard', label: t('colours.standard') },
        {
          value: 'safe',
          name: t('colours.safe'),
          label: (
            <>
              <Eye size={15} className="icon" />
              {t('colours.safe')}
            </>
          ),
        },
      ]}
      onChange={(next) => changeSettings({ palette: next })}
    />
  );
}
