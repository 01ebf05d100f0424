// The layers over the table of a race: the curtain, the clock over a dialog, menu, log, rules and the party's notes. Each reads from
// the playback only what it shows now: an action behind a closed layer renders nothing.

import type { MatchUpdate, SeatInfo } from '@api/contract';
import type { LogLine } from '@narration/log';
import type { GameUi } from '@ui/game-ui';
import { memo, type ReactElement, useState } from 'react';
import { useShallow } from 'zustand/react/shallow';
import { useParty } from '../../../app/party/party';
import { RulesDrawer } from '../../rules/rules-drawer';
import { LogDialog, LogEntry } from '../panels/log-panel';
import type { Countdown } from '../state/countdown';
import type { PlaybackState } from '../state/playback';
import type { NumberedLine } from '../state/race-log';
import { type Race, usePlayback } from '../state/use-race';
import { Curtain } from './curtain';
import { isSheet, type Layer, useWhileOpen } from './layers';
import { Menu } from './menu';
import { OverClock } from './over-clock';
import { PartyLayer, usePartyOf } from './party-layer';
import { partyUpdate } from './party-update';

export interface TableLayersProps {
  ui: GameUi;
  race: Race;
  /** Used until the playback has its own first update. */
  first: MatchUpdate;
  /** In the colours of the table. */
  seats: readonly SeatInfo[];
  /** The person to whom the screen goes next, behind a curtain; undefined: there is none. */
  curtain: number | undefined;
  /** The clock of the decision on screen, or of the one behind the curtain. */
  countdown: Countdown | null;
  layer: Layer;
  open(layer: Layer): () => void;
  /** The subject at which the rules are open. */
  about: string | undefined;
}

/** The curtain, and the one layer that is open. */
export const TableLayers = memo(function TableLayers(props: TableLayersProps): ReactElement {
  const { ui, race, first, seats, curtain, countdown, layer, open } = props;
  return (
    <>
      {curtain !== undefined && <NextPerson {...{ ui, race, first, countdown, open }} seat={seats[curtain]} />}
      {layer !== 'none' && !isSheet(layer) && <OverClock countdown={countdown} />}
      <RaceMenu {...{ ui, race, first, open }} isOpen={layer === 'menu'} />
      <LogAndRules {...{ ui, race, seats, open }} about={props.about} layer={layer} />
      <PartyNotes {...{ race, first, open }} talking={layer === 'talk'} />
    </>
  );
});

type OverTable = Pick<TableLayersProps, 'ui' | 'race' | 'first' | 'open'>;

function NextPerson(props: OverTable & { seat: SeatInfo | undefined; countdown: Countdown | null }): ReactElement {
  const { ui, race, first, open, seat, countdown } = props;
  const { playback } = race;
  const newest = usePlayback(playback, (s) => s.newest) ?? first;
  const canTakeBack = usePlayback(playback, (s) => (s.settled ?? first).canTakeBack);
  return (
    <Curtain
      seat={seat}
      ui={ui}
      update={newest}
      onSit={() => {
        playback.setCurtain('up');
        if (seat !== undefined) race.sit(seat.seat);
      }}
      takeBack={canTakeBack ? race.takeBack : undefined}
      onMenu={open('menu')}
      countdown={countdown}
    />
  );
}

function RaceMenu({ ui, race, first, open, isOpen }: OverTable & { isOpen: boolean }): ReactElement {
  const update = useWhileOpen(race.playback, isOpen, first, ({ settled }) => settled ?? first);
  return <Menu open={isOpen} onClose={open('none')} race={race} ui={ui} update={update} />;
}

function PartyNotes({ race, first, open, talking }: Omit<OverTable, 'ui'> & { talking: boolean }): ReactElement {
  const isParty = usePartyOf(first.match) !== undefined;
  const update = usePlayback(
    race.playback,
    useShallow(({ newest }: PlaybackState) => partyUpdate(newest ?? first, isParty)),
  );
  return <PartyLayer update={update} talking={talking} onTalkClose={open('none')} />;
}

const NO_LINES: readonly NumberedLine[] = [];

/** The log and the rules, which link to each other: a line to its article, an article to the lines it explains. */
const LogAndRules = memo(function LogAndRules({ ui, race, seats, layer, open, about }: LogAndRulesProps): ReactElement {
  const { playback } = race;
  const lines = useWhileOpen(playback, layer === 'rules', NO_LINES, (s) => s.lines);
  const [at, setAt] = useState<number>();
  // A race without a party can continue later from this point.
  const isAlone = useParty(({ party }) => party === null);
  const close = () => {
    setAt(undefined);
    open('none')();
  };
  const log = {
    lines,
    show: (line: LogLine) => <LogEntry line={line} seats={seats} />,
    open: (id: number) => {
      setAt(id);
      open('log')();
    },
  };
  return (
    <>
      <LogDialog open={layer === 'log'} at={at} onClose={close} playback={playback} seats={seats} />
      <RulesDrawer open={layer === 'rules'} onClose={close} {...{ ui, about, log }} tries={isAlone} />
    </>
  );
});

type LogAndRulesProps = Pick<TableLayersProps, 'ui' | 'race' | 'seats' | 'layer' | 'open' | 'about'>;
