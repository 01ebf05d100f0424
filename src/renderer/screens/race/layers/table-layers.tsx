// The layers over the table of a race: the curtain, the clock over a dialog, menu, log, rules and the party's notes.

import type { MatchUpdate, SeatInfo } from '@api/contract';
import type { LogLine } from '@narration/log';
import type { GameUi } from '@ui/game-ui';
import { useKept } from '@ui/render/keep';
import { memo, type ReactElement, useRef, useState } from 'react';
import { useParty } from '../../../app/party/party';
import { RulesDrawer } from '../../rules/rules-drawer';
import { LogDialog, LogEntry } from '../panels/log-panel';
import type { Playback } from '../state/playback';
import type { NumberedLine } from '../state/race-log';
import type { ScreenTurn } from '../state/turn';
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
  /** In the colours of the table. */
  seats: readonly SeatInfo[];
  settled: MatchUpdate;
  newest: MatchUpdate;
  turn: ScreenTurn;
  layer: Layer;
  open(layer: Layer): () => void;
  /** The subject at which the rules are open. */
  about: string | undefined;
}

/** The curtain, and the one layer that is open. */
export const TableLayers = memo(function TableLayers(props: TableLayersProps): ReactElement {
  const { ui, race, seats, settled, newest, turn, layer, open } = props;
  const { playback } = race;
  const { curtain, own, behind } = turn;
  const menuUpdate = useWhileOpen(layer === 'menu', settled);
  const party = useKept(partyUpdate(newest, usePartyOf(newest.match) !== undefined));
  return (
    <>
      {curtain !== undefined && (
        <Curtain
          seat={seats[curtain]}
          ui={ui}
          update={newest}
          onSit={() => {
            playback.setCurtain('up');
            race.sit(curtain);
          }}
          takeBack={settled.canTakeBack ? race.takeBack : undefined}
          onMenu={open('menu')}
          countdown={behind}
        />
      )}
      {layer !== 'none' && !isSheet(layer) && <OverClock countdown={curtain === undefined ? own : behind} />}
      <Menu open={layer === 'menu'} onClose={open('none')} race={race} ui={ui} update={menuUpdate} />
      <LogAndRules {...{ ui, playback, seats, open }} about={props.about} layer={layer} />
      <PartyLayer update={party} talking={layer === 'talk'} onTalkClose={open('none')} />
    </>
  );
});

/** The log and the rules, which link to each other: a line to its article, an article to the lines it explains. */
const LogAndRules = memo(function LogAndRules({
  ui,
  playback,
  seats,
  layer,
  open,
  about,
}: LogAndRulesProps): ReactElement {
  // Behind a closed drawer nothing changes.
  const last = useRef<readonly NumberedLine[]>([]);
  const lines = usePlayback(playback, (s) => (layer === 'rules' ? s.lines : last.current));
  last.current = lines;
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

interface LogAndRulesProps extends Pick<TableLayersProps, 'ui' | 'seats' | 'layer' | 'open' | 'about'> {
  playback: Playback;
}
