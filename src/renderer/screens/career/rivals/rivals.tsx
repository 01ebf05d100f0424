// The rivals of a season: what they think of the person, on seven steps, and why. Not here: strength, which it never changes.

import type { CareerRival, CareerSeason } from '@api/career/commands';
import { signed } from '@i18n/page';
import { drawInOrder } from '@ui/draw-in-order';
import { classes } from '@ui/panels/classes';
import { Panel, PanelHead } from '@ui/panels/panel';
import { Angry, Flame, Handshake, HeartHandshake, type LucideIcon, Shield, Swords, UserRound } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { t } from '../../../text/club/career';
import { driverIn, saidText } from '../career-text';
import { DriverFace } from '../driver-face';
import styles from './rivals.module.css';

const STEPS = [-3, -2, -1, 0, 1, 2, 3] as const;
/** The steps' names and icons, from foe to friend. */
const MOODS: readonly (readonly [name: string, icon: LucideIcon])[] = [
  ['foe', Angry],
  ['rival', Swords],
  ['grudge', Flame],
  ['stranger', UserRound],
  ['respect', Shield],
  ['ally', Handshake],
  ['friend', HeartHandshake],
];

/** The panel, strongest feelings first. */
export function Rivals({ season }: { season: CareerSeason }): ReactElement {
  const rivals = season.rivals.toSorted((a, b) => Math.abs(b.relation) - Math.abs(a.relation));
  return (
    <Panel className={classes(styles.feelings)} label={t('rivals.title')}>
      <PanelHead side={<span className="note">{t('rivals.scale')}</span>}>{t('rivals.title')}</PanelHead>
      <ul>
        {rivals.map((rival) => (
          <li key={rival.driver} className={styles.feeling}>
            <RivalLine rival={rival} season={season} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** Hover and focus show the last causes; a click lists them. */
function RivalLine({ rival, season }: { rival: CareerRival; season: CareerSeason }): ReactElement {
  const [isOpen, setOpen] = useState(false);
  const driver = driverIn(season, rival.driver);
  const { relation, last } = rival;
  const [mood, Icon] = MOODS[relation + 3] ?? ['stranger', UserRound];
  const causes = rival.causes.map(({ said, by, season: when, race }) =>
    t('rivals.cause', { said: saidText(said), by: signed(by), season: when, race }),
  );
  const content = (
    <>
      {driver && <DriverFace driver={driver} size={42} />}
      <span className={styles.feelingText}>
        <span className={styles.feelingHead}>
          <b>{driver?.name ?? rival.driver}</b>
          <span className={styles.feelingStep}>
            <Icon size={15} aria-hidden="true" />
            {t('rivals.step', { step: mood })}
          </span>
          <span className="visually-hidden">, {t('rivals.meter', { step: relation + 4 })}. </span>
        </span>
        <span className={styles.feelingLine}>{last === null ? t('rivals.stranger') : saidText(last)}</span>
      </span>
      <span className={styles.feelingMeter} aria-hidden="true">
        {drawInOrder(STEPS, (step) => (
          <i data-lit={step === relation || undefined} />
        ))}
      </span>
    </>
  );
  const look = relation < 0 ? 'bad' : relation < 2 ? 'known' : 'good';
  if (causes.length === 0)
    return (
      <div className={styles.feelingRow} data-look={look}>
        {content}
      </div>
    );
  return (
    <>
      <button
        type="button"
        className={styles.feelingRow}
        data-look={look}
        data-tip={isOpen ? undefined : causes.join(' · ')}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {content}
      </button>
      {isOpen && (
        <ul className={styles.feelingCauses}>
          {drawInOrder(causes, (cause) => (
            <li>{cause}</li>
          ))}
        </ul>
      )}
    </>
  );
}
