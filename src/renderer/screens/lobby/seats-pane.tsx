// The seats of the lobby, join requests above them, and a button to add a seat below.

import type { Party } from '@api/party';
import { Button } from '@ui/controls/button';
import { Toggle } from '@ui/controls/toggle';
import { drawInOrder } from '@ui/draw-in-order';
import type { GameUi } from '@ui/game-ui';
import { classes } from '@ui/panels/classes';
import { PanelHead } from '@ui/panels/panel';
import { Plus } from 'lucide-react';
import type { ReactElement } from 'react';
import { attempt } from '../../app/client';
import { isSession, useGameCard } from '../../app/games/games';
import { t } from '../../text/lobby';
import { JoinRequest } from './join-request';
import { changeSeat } from './seat-actions';
import { SeatLine } from './seat-line';
import styles from './seats.module.css';
import { joinRequestsOf } from './table';

export interface SeatsPaneProps {
  party: Party;
  ui: GameUi;
  /** Called when a private message begins: the chat must be visible. */
  onTalk(): void;
}

/** The middle of the lobby. */
export function SeatsPane({ party, ui, onTalk }: SeatsPaneProps): ReactElement {
  const card = useGameCard(party.race.game);
  const host = party.you === null;
  const { rules, seats, season } = party;
  // In a season the drivers are set there, also who drives for whom; laps against the clock have one driver.
  const alone = isSession(card, party.race.options);
  const free = host && season === null && !alone;
  return (
    <div className={styles.lobbySeats}>
      <PanelHead
        side={
          !alone && (
            <span className={styles.lobbyFill}>
              <span aria-hidden={free}>{t(free ? 'seat.fill' : rules.fillWithAi ? 'seat.filled' : 'seat.empty')}</span>
              {free && (
                <Toggle
                  label={t('seat.fill')}
                  on={rules.fillWithAi}
                  onChange={(fillWithAi) => void attempt('party.change', { rules: { ...rules, fillWithAi } })}
                />
              )}
            </span>
          )
        }
      >
        {t('seats')}
      </PanelHead>
      {host && joinRequestsOf(party).map((guest) => <JoinRequest key={guest.id} guest={guest} />)}
      <ol className={styles.lobbyRows}>
        {drawInOrder(seats, (seat, at) => (
          <SeatLine at={at} seat={seat} party={party} ui={ui} card={card} onTalk={onTalk} />
        ))}
      </ol>
      {free && card && seats.length < card.seats[1] && (
        <Button
          size="small"
          look="quiet"
          className={classes(styles.lobbyAdd)}
          icon={<Plus size={17} className="icon" />}
          onClick={() => changeSeat(party, seats.length, { kind: 'lan' })}
        >
          {t('seat.add')}
        </Button>
      )}
    </div>
  );
}
