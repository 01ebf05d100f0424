// The own car on its turntable: number, colours, and the landscape behind the face. Not here: pattern and livery (worn-parts.tsx), or
// cars in races.

import type { Colour } from '@core/contract';
import { LANDS, SKIES } from '@drivers/parts';
import { hexOf } from '@ui/art/colours';
import { LANDS as DRAWN } from '@ui/art/portrait/lands';
import { wornCar } from '@ui/art/worn/car';
import { Stepper } from '@ui/controls/stepper';
import { classes } from '@ui/panels/classes';
import { Panel } from '@ui/panels/panel';
import { pictureUrl } from '@ui/panels/seat';
import { colourName, SEAT_PAINTS } from '@ui/theme/seats';
import type { ReactElement } from 'react';
import { t } from '../../text/club/profile';
import styles from './car-card.module.css';
import { Part } from './car-part';
import { OptionGrid } from './option-grid';
import type { Profile } from './use-profile';
import { WornParts } from './worn-parts';

const COLOURS = Object.keys(SEAT_PAINTS) as Colour[];

/** The card. */
export function CarCard({ profile }: { profile: Profile }): ReactElement {
  const { person, change } = profile;
  const car = pictureUrl(wornCar(person));
  const colours = COLOURS.map((id) => ({ id, name: colourName(id), colour: hexOf(id) }));
  const colour = (id: string) => COLOURS.find((one) => one === id);
  return (
    <Panel className={classes(styles.ownCarCard)} label={t('car.title')}>
      <div className={styles.ownCarStage}>
        <h2 className={classes('heading', styles.ownCarTitle)}>{t('car.title')}</h2>
        {/* A new picture is a new element, so that the turntable turns once more. */}
        <span className={styles.ownCarTable} key={car}>
          <img src={car} alt={t('car.picture', { number: String(person.number), colour: colourName(person.colour) })} />
        </span>
      </div>
      <div className={styles.ownCarNumber}>
        <span className="label" aria-hidden="true">
          {t('car.number')}
        </span>
        <Stepper
          label={t('car.number')}
          value={person.number}
          min={1}
          max={99}
          onChange={(number) => change({ number })}
        />
      </div>
      <Part label={t('car.colour')}>
        <OptionGrid
          label={t('car.colour')}
          options={colours}
          chosen={person.colour}
          look="swatch"
          onChoose={(id) => change({ colour: colour(id) ?? person.colour })}
        />
      </Part>
      <Part label={t('car.second')} note={t('car.second.note')}>
        <OptionGrid
          label={t('car.second')}
          options={colours}
          chosen={person.second}
          look="swatch"
          onChoose={(id) => change({ second: colour(id) ?? person.second })}
        />
      </Part>
      <WornParts profile={profile} />
      <Home profile={profile} />
    </Panel>
  );
}

/** The landscape that its driver comes from. */
function Home({ profile: { person, change } }: { profile: Profile }): ReactElement {
  return (
    <Part label={t('car.home')} note={t(`land.${person.look.land}`)}>
      <OptionGrid
        label={t('car.home')}
        options={HOMES}
        chosen={person.look.land}
        look="wide"
        onChoose={(id) => {
          const land = LANDS.find((one) => one === id);
          if (land !== undefined) change({ look: { ...person.look, land, sky: [...SKIES[land]] } });
        }}
      />
    </Part>
  );
}

/** The landscapes without anyone in front of them. */
const HOMES = LANDS.map((land) => {
  const [top, bottom] = SKIES[land];
  const sky = `<linearGradient id="sky" x2="0" y2="1"><stop stop-color="${top}"/><stop offset=".8" stop-color="${bottom}"/></linearGradient>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 20 220 112" width="110" height="56">${sky}<rect width="220" height="132" fill="url(#sky)"/>${DRAWN[land]}</svg>`;
  return { id: land, name: t(`land.${land}`), picture: pictureUrl({ svg, width: 110, height: 56 }) };
});
