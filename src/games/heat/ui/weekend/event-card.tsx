// The card of an event, as it is turned over before the race and opened again during it.

import { pictureUrl } from '@ui/panels/seat';
import { Camera, Handshake } from 'lucide-react';
import type { ReactElement } from 'react';
import { EVENTS } from '../../data/events';
import type { EventId } from '../../types';
import { posterOf } from './posters';
import { pressWords } from './weekend-words';

export interface EventCardProps {
  event: EventId;
  /** Corners where sponsorship cards are won; none where sponsorship is off. */
  press: readonly number[];
  sponsorship: boolean;
  /** 'Race 1 of 3', or '' for a single race. */
  race: string;
}

/** The face: head, picture, name, rule, and what the sponsors give. */
export function EventCard({ event, press, sponsorship, race }: EventCardProps): ReactElement {
  const { name, text, sponsors } = EVENTS[event];
  return (
    <article className="hw-event" aria-label={`Event: ${name}`}>
      <div className="hw-event-in">
        <header className="hw-event-head">
          <span>Event</span>
          <span>{race}</span>
        </header>
        <img className="hw-event-picture" src={pictureUrl(posterOf(event))} alt="" />
        <div className="hw-event-words">
          <h2 className="heading">{name}</h2>
          <p>{text}</p>
        </div>
        {sponsorship ? (
          <footer className="hw-event-foot">
            <Fact
              icon={<Handshake size={22} />}
              value={sponsors === 0 ? 'None' : `${sponsors} each`}
              label="Sponsor cards"
            />
            <Fact
              icon={<Camera size={22} />}
              value={pressWords(press)}
              label={press.length > 1 ? 'Press corners' : 'Press corner'}
            />
          </footer>
        ) : (
          <footer className="hw-event-foot hw-event-plain">No sponsor cards this weekend</footer>
        )}
      </div>
    </article>
  );
}

function Fact({ icon, value, label }: { icon: ReactElement; value: string; label: string }): ReactElement {
  return (
    <span>
      <span className="hw-event-icon" aria-hidden="true">
        {icon}
      </span>
      <span>
        <b>{value}</b>
        <small>{label}</small>
      </span>
    </span>
  );
}
