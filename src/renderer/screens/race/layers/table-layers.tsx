// The layers over the table of a race: the curtain, the clock over a dialog, menu, log, rules and the party's notes.

import type { MatchUpdate, SeatInfo } from '@api/contract';
import type { LogLine } from '@narration/log';
import type { GameUi } from '@ui/game-ui';
import { type ReactElement, useState } from 'react';
import { useParty } from '../../../app/party/party';
import { RulesDrawer } from '../../rules/rules-drawer';
import { LogDialog, LogEntry } from '../panels/log-panel';
import type { ScreenTurn } from '../state/turn';
import { type Race, usePlayback } from '../state/use-race';
import { Curtain } from './curtain';
import { isSheet, type Layer } from './layers';
import { Menu } from './menu';
import { OverClock } from './over-clock';
import { PartyLayer } from './party-layer';

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
export function TableLayers(props: TableLayersProps): ReactElement {
  const { ui, race, seats, settled, newest, turn, layer, open } = props;
  const { playback } = race;
  const { curtain, own, behind } = turn;
  return (
    <>
      {curtain !== undefined && (
        <Curtain
          seat={seats[curtain]}
          ui={ui}
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
      <Menu open={layer === 'menu'} onClose={open('none')} race={race} ui={ui} update={settled} />
      <LogAndRules {...props} />
      <PartyLayer update={newest} talking={layer === 'talk'} onTalkClose={open('none')} />
    </>
  );
}

/** The log and the rules, which link to each other: a line to its article, an article to the lines it explains. */
function LogAndRules({ ui, race: { playback }, seats, layer, open, about }: TableLayersProps): ReactElement {
  const lines = usePlayback(playback, (s) => s.lines);
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
}
