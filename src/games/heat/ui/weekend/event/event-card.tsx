// An event's card, turned over before the race and opened again during it.

import { classes } from '@ui/panels/classes';
import { pictureUrl } from '@ui/panels/seat';
import { Camera, Handshake } from 'lucide-react';
import type { ReactElement } from 'react';
import { EVENTS } from '../../../data/events';
import { eventName, eventText } from '../../../narration/texts';
import { pressText } from '../../../narration/weekend-text';
import { t } from '../../../text/t';
import type { EventId } from '../../../types';
import styles from './event-card.module.css';
import { posterOf } from './posters';

export interface EventCardProps {
  event: EventId;
  /** Corners where sponsorship cards are won; none if sponsorship is off. */
  press: readonly number[];
  sponsorship: boolean;
  /** 'Race 1 of 3', or '' for a single race. */
  race: string;
}

/** The face: head, picture, name, rule, and what the sponsors give. */
export function EventCard({ event, press, sponsorship, race }: EventCardProps): ReactElement {
  const { sponsors } = EVENTS[event];
  const name = eventName(event);
  return (
    <article className={styles.weekendEvent} aria-label={t('card.event.said', { event: name })}>
      <div className={styles.weekendEventIn}>
        <header className={styles.weekendEventHead}>
          <span>{t('card.event.head')}</span>
          <span>{race}</span>
        </header>
        <img className={styles.weekendEventPicture} src={pictureUrl(posterOf(event))} alt="" />
        <div className={styles.weekendEventText}>
          <h2 className="heading">{name}</h2>
          <p>{eventText(event)}</p>
        </div>
        {sponsorship ? (
          <footer className={styles.weekendEventFoot}>
            <Fact
              icon={<Handshake size={22} />}
              value={t('card.event.each', { n: sponsors })}
              label={t('card.event.sponsors')}
            />
            <Fact
              icon={<Camera size={22} />}
              value={pressText(press)}
              label={t('card.event.corners', { n: Math.max(1, press.length) })}
            />
          </footer>
        ) : (
          <footer className={classes(styles.weekendEventFoot, styles.weekendEventPlain)}>
            {t('card.event.plain')}
          </footer>
        )}
      </div>
    </article>
  );
}

function Fact({ icon, value, label }: { icon: ReactElement; value: string; label: string }): ReactElement {
  return (
    <span>
      <span className={styles.weekendEventIcon} aria-hidden="true">
        {icon}
      </span>
      <span>
        <b>{value}</b>
        <small>{label}</small>
      </span>
    </span>
  );
}
