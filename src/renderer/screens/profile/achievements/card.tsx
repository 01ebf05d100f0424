// The newest achievements and those that are nearest, with the way to all of them. Not here: the wall (wall.tsx).

import type { AchievementCard } from '@api/achievements/commands';
import { classes } from '@ui/panels/classes';
import { Panel } from '@ui/panels/panel';
import { ChevronRight } from 'lucide-react';
import { type CSSProperties, type ReactElement, Suspense } from 'react';
import { Link } from 'wouter';
import { to } from '../../../app/routes';
import { t } from '../../../text/club/achievements';
import styles from './card.module.css';
import { Pin } from './pin';
import { cardPinsOf, shareOf, useAchievements } from './use-achievements';
import { gameNameOf, isUnderWay, nameOf, spokenOf, textOf, useWords } from './words';

const PIN = 68;

/** The card; its words come with it. driver: the person's key. */
export function AchievementsCard({ driver }: { driver: string }): ReactElement {
  return (
    <Suspense fallback={<Panel className={classes(styles.pinsCard)}>{null}</Panel>}>
      <Card driver={driver} />
    </Suspense>
  );
}

function Card({ driver }: { driver: string }): ReactElement {
  useWords();
  const found = useAchievements(driver);
  const won = found?.list.filter(({ at }) => at !== null).length ?? 0;
  const all = found?.list.length ?? 0;
  return (
    <Panel className={classes(styles.pinsCard)} label={t('title')}>
      <div className={styles.pinsCardHead}>
        <h2 className={classes('heading', styles.pinsCardTitle)}>{t('title')}</h2>
        {found && (
          <Link href={to.achievements()} className={styles.pinsCardAll} aria-label={t('won.open', { won, all })}>
            {t('won', { won, all })}
            <ChevronRight size={17} aria-hidden="true" />
          </Link>
        )}
      </div>
      {found && <Pins list={found.list} />}
      {found !== undefined && found.reading > 0 && <p className="note">{t('reading', { races: found.reading })}</p>}
    </Panel>
  );
}

function Pins({ list }: { list: readonly AchievementCard[] }): ReactElement {
  return (
    <ul className={styles.pinsCardPins}>
      {cardPinsOf(list).map((pin) => (
        <li
          key={pin.id}
          className={classes(styles.pinsCardPin, pin.at !== null && pin.metal === 'rare' && styles.pinsCardPinRare)}
          title={textOf(pin)}
          data-open={pin.at === null}
        >
          <span className="visually-hidden">{spokenOf(pin)}</span>
          <Pin pin={pin} isWon={pin.at !== null} size={PIN} />
          <b aria-hidden="true">{nameOf(pin)}</b>
          <small aria-hidden="true">
            <Below pin={pin} />
          </small>
        </li>
      ))}
    </ul>
  );
}

/** How far it is, or what it belongs to. */
function Below({ pin }: { pin: AchievementCard }): ReactElement {
  if (isUnderWay(pin)) {
    return (
      <>
        <ProgressBar pin={pin} />
        {t('progress.of', { value: pin.value, goal: pin.goal })}
      </>
    );
  }
  return <>{pin.at !== null && pin.metal === 'rare' ? t('rare') : gameNameOf(pin)}</>;
}

/** A bar as full as the achievement is done. */
export function ProgressBar({ pin }: { pin: AchievementCard }): ReactElement {
  return <span className={styles.pinsCardBar} style={{ '--share': shareOf(pin) } as CSSProperties} />;
}
