// Gallery page of the event cards of a weekend, with and without sponsors.

import { Specimen, Specimens } from '@gallery/specimens';
import { EVENT_IDS } from '../../../data/event-ids';
import { EventCard } from './event-card';

export default { title: 'Heat/Event cards', component: EventCard };

export const All = {
  render: () => (
    <Specimens>
      {EVENT_IDS.map((event, at) => (
        <Specimen key={event} name={event} width={340}>
          <EventCard event={event} press={[1]} sponsorship={at % 2 === 0} race={at === 0 ? 'Race 1 of 3' : ''} />
        </Specimen>
      ))}
    </Specimens>
  ),
};
