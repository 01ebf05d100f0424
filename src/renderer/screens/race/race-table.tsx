// One whole race on the screen: board, panels round it, dashboard, and the layers over them. Knows no game.

import type { MatchUpdate } from '@api/contract';
import type { GameUi } from '@ui/game-ui';
import { InspectorLayer } from '@ui/inspector/inspector-layer';
import { HoldTip } from '@ui/overlays/hold-tip';
import { useSteady } from '@ui/render/keep';
import { type ReactElement, useState } from 'react';
import { titleOf } from '../../app/games/boxes';
import { useApp } from '../../app/store';
import { COLUMNS, useWide } from '../../app/use-wide';
import { t } from '../../text/race';
import { CampaignGoal } from '../campaign/challenge-of';
import { BoardHost } from './board/board-host';
import { MapStrip, useHasStrip, useOwnPlace } from './board/map-strip';
import { useRaceBoard } from './board/use-race-board';
import { SpokenLayer, useSpoken } from './board/use-spoken';
import { CoachLayer } from './coach/coach-layer';
import { HintLayer } from './hint/hint-layer';
import { type HintControls, useHint } from './hint/use-hint';
import { isSheet, type Layer, useOpeners } from './layers/layers';
import { usePartyOf } from './layers/party-layer';
import { TableLayers } from './layers/table-layers';
import { NarratorPanel } from './narrator/narrator-panel';
import { type NarratorState, useNarrator } from './narrator/use-narrator';
import { SkipControl } from './panels/skip-control';
import { useTableDash } from './panels/table-dash';
import { useTablePanels } from './panels/table-panels';
import { Tools } from './panels/tools';
import { useTools } from './panels/use-tools';
import raceStyles from './race.module.css';
import { Announcer } from './state/announcer';
import { type ShownRace, useShown, useTurn } from './state/turn';
import { useFrame } from './state/use-frame';
import type { Race } from './state/use-race';
import { useRaceKeys } from './state/use-race-keys';
import { useRules } from './state/use-rules';
import { useCall, useFinish, usePause, useTakeOver, useVeil } from './state/use-table';
import { useTableLook } from './table-look';
import { useTrialLayer } from './trial/trial-gate';
import { useTurnedPage } from './turned/sides';

export interface RaceTableProps {
  ui: GameUi;
  race: Race;
  /** Used until the playback has its own first update. */
  first: MatchUpdate;
}

/** The race screen of a running race. */
export function RaceTable(props: RaceTableProps): ReactElement {
  const { ui, race, first } = props;
  const { playback } = race;
  const aids = useApp((s) => s.settings.aids);
  const isCoached = useApp((s) => s.settings.coach) && ui.coach !== undefined;
  const state = useTableState(props);
  const { now, layer, setLayer, prompt, setPrompt, shownOn, frame, seats, table, turn, open } = state;
  const { board, target, setTarget, takeTarget, announcement } = shownOn;
  const { isDown, mine, own, hasStrip, spoken, rules, reading, hint, tools, tap } = state;
  const { settled, newest, shown, playing, timedOut } = now;
  const inColumn = useWide(COLUMNS);
  const trial = useTrialLayer({ ui, board, settled, newest, inColumn });
  const besides = (
    <>
      {trial}
      <CampaignGoal match={settled.match} inColumn={inColumn} />
    </>
  );
  const { ask: decision, busy, curtain } = turn;
  const panels = useTablePanels({
    ...{ ui, playback, frame, seats, table, mine, prompt },
    ...{ timedOut, countdown: turn.own, onLog: open('log'), below: inColumn ? besides : null },
  });
  const dash = useTableDash({
    ...{ ui, race, busy, aids, target, takeTarget, settled, newest, shown, playing, timedOut },
    ...{ ask: decision?.id, hinted: hint.shown, prompt: setPrompt, hidden: isDown },
  });
  return (
    <main
      {...useTableLook(frame, layer)}
      data-hinted={hint.open ? '' : undefined}
      data-curtain={isDown ? '' : undefined}
    >
      <h1 className="visually-hidden">{`${titleOf(ui.id)} ${frame.standingsTitle}`}</h1>
      <BoardHost
        board={board}
        className={raceStyles.raceBoard}
        readyClassName={raceStyles.raceBoardReady}
        onTap={tap}
        veiled={isDown}
      />
      <div className={raceStyles.raceVignette} />
      {!isDown && (
        <>
          {hasStrip && <MapStrip {...{ own, layer }} title={frame.standingsTitle} onLayer={setLayer} />}
          {panels}
          {!inColumn && besides}
          <Tools
            {...{ ...tools, board, reading, hint: hint.tool }}
            onLog={open('log')}
            onRules={rules.open}
            onMenu={open('menu')}
          />
        </>
      )}
      {reading?.isOpen && !isDown && (
        <NarratorPanel {...{ reading, playback, seats, frame, settled }} about={rules.now} onTarget={setTarget} />
      )}
      {isCoached && !isDown && (
        <CoachLayer
          {...{ ui, race, settled, board, ask: decision, rests: turn.rests }}
          covered={hasOther(layer, reading, hint)}
        />
      )}
      {dash}
      <HintLayer {...{ ui, hint }} circuit={settled.circuit} covered={layer !== 'none' || isDown} />
      <SpokenLayer {...{ board, spoken, seats }} />
      <SkipControl playback={playback} />
      <TableLayers
        {...{ ui, race, first, seats, curtain, layer, open }}
        countdown={curtain === undefined ? turn.own : turn.behind}
        about={rules.about}
      />
      <HoldTip />
      <InspectorLayer ui={ui} board={board.seen} />
      <Announcer {...{ ui, playback, announcement }} prompt={mine && !isDown ? t('banner.said', frame.banner) : ''} />
    </main>
  );
}

/** What the table shows now, with its layers and tools. Behind a curtain (isDown) it shows nothing of anyone. */
function useTableState({ ui, race, first }: RaceTableProps) {
  const { playback } = race;
  const now = useShown(race, first);
  const { settled, newest, playing } = now;
  const [layer, setLayer] = useState<Layer>('none');
  const [prompt, setPrompt] = useState<string | null>(null);
  const shownOn = useRaceBoard(ui, race, now);
  const { board } = shownOn;
  const { frame, seats, table } = useFrame(ui, now);
  const isOpen = ui.open === true || frame.open === true;
  const turn = useTurn(race, now, isOpen, frame.open === true);
  const { busy, curtain } = turn;
  const isDown = curtain !== undefined;
  useVeil(playback, isDown);
  useTurnedPage(settled, curtain);
  const mine = frame.banner.mine && !playing;
  const own = useOwnPlace(frame, seats, settled.viewer);
  const hasStrip = useHasStrip(layer);
  const party = useParties(now, layer, mine, curtain);
  const spoken = useSpoken(newest.match);
  useTakeOver(race.sit, isOpen ? turn.next : undefined);

  const open = useOpeners(setLayer);
  const rules = useRules(ui, settled, open('rules'));
  const reading = useNarrator(ui.narrator);
  const hint = useHint({ ui, race, now, turn, board, party });
  const tools = useTools({ ui, race, now, frame, board, party, busy, open });
  const tap = useSteady(() => (playing ? playback.skip() : undefined));
  useRaceKeys({
    ...{ ...tools, playback, board, layer, open, reading },
    rules: rules.open,
    hint: hint.tool?.press,
    canSkip: playing && !mine,
    active: !isDown,
  });
  return {
    ...{ now, layer, setLayer, prompt, setPrompt, shownOn, frame, seats, table, turn, open },
    ...{ isDown, mine, own, hasStrip, spoken, rules, reading, hint, tools, tap },
  };
}

/** Something that the player asked for covers the table: the coach waits until it is gone. */
function hasOther(layer: Layer, reading: NarratorState | undefined, { open }: HintControls): boolean {
  return layer !== 'none' || reading?.isOpen === true || open !== undefined;
}

/** The party at the table, if any. The race sounds for the next player, pauses under a layer, and ends at its results. */
function useParties({ settled, newest, playing }: ShownRace, layer: Layer, mine: boolean, curtain: number | undefined) {
  const party = usePartyOf(newest.match);
  const guests = party !== undefined && newest.seats.some(({ driver }) => driver.kind === 'lan');
  useCall(mine, curtain);
  useFinish(settled, playing);
  usePause(newest.match, layer !== 'none' && !isSheet(layer), guests);
  return party;
}
