// The lobby: how to join, who sits where, the next race, the chat, and the start. The same for the host and guests.

import type { Party } from '@api/party';
import { Button, IconButton } from '@ui/controls/button';
import { Confirm } from '@ui/overlays/dialog';
import { classes } from '@ui/panels/classes';
import { Chip, Panel } from '@ui/panels/panel';
import { Logo, ScreenFrame, TopBar } from '@ui/panels/screen-frame';
import { SeatInitial } from '@ui/panels/seat';
import { ChevronLeft, DoorClosed, LogOut, MessageSquare, RadioTower } from 'lucide-react';
import { lazy, type ReactElement, Suspense, useState } from 'react';
import { Link, Redirect, useLocation } from 'wouter';
import { attempt } from '../../app/client';
import { BoxTitle } from '../../app/games/box-title';
import { useGameCard, useGameUi } from '../../app/games/games';
import { guestHere, selfOf, unreadCount } from '../../app/party/at-party';
import { leaveParty, useParty } from '../../app/party/party';
import { TablesButton } from '../../app/party/tables-button';
import { TournamentButton } from '../../app/party/tournament-button';
import { to } from '../../app/routes';
import topBarStyles from '../../app/top-bar.module.css';
import { useCompact, useHandset } from '../../app/use-wide';
import { t } from '../../text/lobby';
import { colourOf } from '../talk/people';
import { Talk } from '../talk/talk';
import talkStyles from '../talk/talk.module.css';
import { TalkDrawer } from '../talk/talk-drawer';
import { CodeCard } from './code-card';
import { LobbyFoot } from './foot';
import lobbyStyles from './lobby.module.css';
import { RaceCard } from './race-card';
import { SeatsPane } from './seats-pane';
import { Watchers } from './watchers';

// Loaded for the host alone.
const TelevisionButton = lazy(async () => ({ default: (await import('./television/television')).TelevisionButton }));

/** The lobby of the open party; without one it leads home. */
export function LobbyScreen(): ReactElement {
  const party = useParty((s) => s.party);
  const known = useGameCard(party?.race.game) !== undefined;
  if (party === null || !known) return <Redirect to={to.home()} replace />;
  return guestHere(party)?.knocking === true ? <WaitingForHost party={party} /> : <Lobby party={party} />;
}

function Lobby({ party }: { party: Party }): ReactElement {
  const ui = useGameUi(party.race.game);
  const wide = !useCompact();
  const [talking, setTalking] = useState(false);
  return (
    <ScreenFrame
      className={classes(lobbyStyles.lobbyFrame)}
      top={<LobbyTop party={party} wide={wide} onTalk={() => setTalking(true)} />}
      bottom={<LobbyFoot party={party} />}
    >
      <div className={party.you === null ? `${lobbyStyles.lobby} ${lobbyStyles.lobbyHost}` : lobbyStyles.lobby}>
        <CodeCard party={party} />
        <Panel className={classes(lobbyStyles.lobbyTable)} label={t('seats')}>
          <SeatsPane party={party} ui={ui} onTalk={() => setTalking(true)} />
          <RaceCard party={party} ui={ui} />
        </Panel>
        {wide && (
          <Panel className={classes(lobbyStyles.lobbyTalk)} label={t('talk')}>
            <Talk party={party} />
          </Panel>
        )}
      </div>
      {!wide && <TalkDrawer party={party} open={talking} onClose={() => setTalking(false)} />}
    </ScreenFrame>
  );
}

interface LobbyTopProps {
  party: Party;
  wide: boolean;
  onTalk(): void;
}

function LobbyTop({ party, wide, onTalk }: LobbyTopProps): ReactElement {
  const unread = unreadCount(useParty((s) => s.unread));
  // A phone's bar has no room for a plan; a tournament that is on is shown there too.
  const isHandset = useHandset();
  return (
    <TopBar
      side={
        <>
          <TournamentButton isBrief={!wide} isNew={!isHandset} />
          <TablesButton isBrief={!wide} />
          <Suspense>{party.you === null && <TelevisionButton />}</Suspense>
          <Watchers party={party} />
          {!wide && (
            <span className={lobbyStyles.lobbyUnread}>
              <IconButton icon={<MessageSquare size={20} />} label={t('talk')} onClick={onTalk} />
              {unread > 0 && <span className={talkStyles.unread}>{unread}</span>}
            </span>
          )}
          <Person party={party} />
        </>
      }
    >
      {party.you === null ? <CloseButton party={party} /> : <LeaveButton party={party} />}
      <BoxTitle game={party.race.game} title={party.name} className={lobbyStyles.lobbyTitle} />
      <Chip look="good" icon={<RadioTower size={16} className="icon" />}>
        {party.you === null ? t('open') : t('hosts', { host: party.hostName })}
      </Chip>
    </TopBar>
  );
}

function Person({ party }: { party: Party }): ReactElement {
  const name = guestHere(party)?.name ?? party.hostName;
  const colour = colourOf(party, selfOf(party));
  return (
    <Link href={to.settings()} className={classes(topBarStyles.topPerson)}>
      <SeatInitial name={name} colour={colour ?? 'ivory'} />
      <span className={topBarStyles.topName} aria-hidden="true">
        {name}
      </span>
      <span className="visually-hidden">{t('settings')}</span>
    </Link>
  );
}

function CloseButton({ party }: { party: Party }): ReactElement {
  const [asking, setAsking] = useState(false);
  const guests = party.guests.length;
  const close = () => void attempt('party.close', {});
  return (
    <>
      <Button
        size="small"
        icon={<ChevronLeft size={20} className="icon" />}
        onClick={() => (guests === 0 ? close() : setAsking(true))}
      >
        {t('party.close')}
      </Button>
      <Confirm
        open={asking}
        title={t('party.close.title')}
        text={t('party.close.text', { count: guests })}
        yes={t('party.close')}
        onYes={close}
        onClose={() => setAsking(false)}
      />
    </>
  );
}

function LeaveButton({ party }: { party: Party }): ReactElement {
  const [asking, setAsking] = useState(false);
  const [, navigate] = useLocation();
  return (
    <>
      <Button size="small" icon={<LogOut size={18} className="icon" />} onClick={() => setAsking(true)}>
        {t('leave')}
      </Button>
      <Confirm
        open={asking}
        title={t('party.leave')}
        text={t('party.leave.text', { party: party.name })}
        yes={t('leave')}
        onYes={() => void leaveParty().then(() => navigate(to.home(), { replace: true }))}
        onClose={() => setAsking(false)}
      />
    </>
  );
}

/** Shown until the host lets the guest in. */
function WaitingForHost({ party }: { party: Party }): ReactElement {
  return (
    <ScreenFrame
      top={
        <TopBar>
          <LeaveButton party={party} />
          <Logo />
        </TopBar>
      }
    >
      <div className="empty" role="status">
        <span className="empty-icon">
          <DoorClosed />
        </span>
        <h1 className="heading h2">{party.name}</h1>
        <p>{t('knocked', { host: party.hostName })}</p>
      </div>
    </ScreenFrame>
  );
}
