// One whole race on the screen: board, panels round it, dashboard, and the layers over them. Knows no game.

import type { MatchUpdate } from '@api/contract';
import type { GameUi } from '@ui/game-ui';
import { InspectorLayer } from '@ui/inspector/inspector-layer';
import { HoldTip } from '@ui/overlays/hold-tip';
import { inColours } from '@ui/seat-colours';
import { type ReactElement, useCallback, useMemo, useState } from 'react';
import { titleOf } from '../../app/games/boxes';
import { unreadCount } from '../../app/party/at-party';
import { useParty } from '../../app/party/party';
import { useApp } from '../../app/store';
import { t } from '../../text/race';
import { BoardHost } from './board/board-host';
import { MapStrip } from './board/map-strip';
import { useRaceBoard } from './board/use-race-board';
import { CoachLayer } from './coach/coach-layer';
import { HintLayer } from './hint/hint-layer';
import { type HintControls, useHint } from './hint/use-hint';
import { isSheet, type Layer } from './layers/layers';
import { usePartyOf } from './layers/party-layer';
import { TableLayers } from './layers/table-layers';
import { NarratorPanel } from './narrator/narrator-panel';
import { type NarratorState, useNarrator } from './narrator/use-narrator';
import { SkipControl } from './panels/skip-control';
import { TableDash } from './panels/table-dash';
import { TablePanels } from './panels/table-panels';
import { Tools } from './panels/tools';
import raceStyles from './race.module.css';
import { Announcer } from './state/announcer';
import { type ShownRace, takeBackOf, useShown, useTurn } from './state/turn';
import type { Race } from './state/use-race';
import { useRaceKeys } from './state/use-race-keys';
import { useRules } from './state/use-rules';
import { useCall, useFinish, usePause, useTakeOver } from './state/use-table';
import { useTableLook } from './table-look';

export interface RaceTableProps {
  ui: GameUi;
  race: Race;
  /** Used until the playback has its own first update. */
  first: MatchUpdate;
}

/** The race screen of a running race. */
export function RaceTable({ ui, race, first }: RaceTableProps): ReactElement {
  const { playback } = race;
  const now = useShown(race, first);
  const { settled, newest, shown, playing } = now;
  const aids = useApp((s) => s.settings.aids);
  const [layer, setLayer] = useState<Layer>('none');
  const showRules = useCallback(() => setLayer('rules'), []);
  const [prompt, setPrompt] = useState<string | null>(null);
  const { board, target, setTarget, takeTarget, announcement } = useRaceBoard(ui, race, now);
  const frame = useMemo(() => ui.frame(settled, shown.at(-1), shown), [ui, settled, shown]);
  const seats = useMemo(() => inColours(settled.seats, frame.colours), [settled.seats, frame.colours]);
  const isOpen = ui.open === true || frame.open === true;
  const turn = useTurn(race, now, isOpen, frame.open === true);
  const { ask: decision, busy, curtain } = turn;
  const mine = frame.banner.mine && !playing;
  const party = useParties(now, layer, mine);
  useTakeOver(race.sit, isOpen ? turn.next : undefined);

  const open = (next: Layer) => () => setLayer(next);
  const rules = useRules(ui, settled, showRules);
  const reading = useNarrator(ui.narrator);
  const unread = unreadCount(useParty((s) => s.unread));
  const takeBack = takeBackOf(settled, ui, race);
  const hint = useHint({ ui, race, now, turn, board, party });
  const follow = () => board.toggle(typeof settled.viewer === 'number' ? settled.viewer : (frame.order[0]?.seat ?? 0));
  const pace = paceOf(race, now, busy);
  const keyed = { playback, board, layer, open, takeBack, pace, follow, reading };
  useRaceKeys({
    ...keyed,
    rules: rules.open,
    hint: hint.tool?.press,
    hasTalk: party !== undefined,
    canSkip: playing && !mine,
    active: curtain === undefined,
  });
  return (
    <main {...useTableLook(frame, layer)} data-hinted={hint.open ? '' : undefined}>
      <h1 className="visually-hidden">{`${titleOf(ui.id)} ${frame.standingsTitle}`}</h1>
      <BoardHost
        board={board}
        className={raceStyles.raceBoard}
        readyClassName={raceStyles.raceBoardReady}
        onTap={() => playing && playback.skip()}
      />
      <div className={raceStyles.raceVignette} />
      <MapStrip {...{ frame, seats, layer }} viewer={settled.viewer} onLayer={setLayer} />
      <TablePanels
        {...{ ui, playback, frame, seats, settled, mine, prompt }}
        timedOut={now.timedOut}
        countdown={turn.own}
        onLog={open('log')}
      />
      <Tools
        {...{ board, takeBack, pace, reading, hint: hint.tool }}
        talk={party && { unread, open: open('talk') }}
        onLog={open('log')}
        onRules={rules.open}
        onMenu={open('menu')}
        onFollow={follow}
      />
      {reading?.isOpen && curtain === undefined && (
        <NarratorPanel {...{ reading, playback, seats, frame, settled }} about={rules.now} onTarget={setTarget} />
      )}
      <CoachLayer {...{ ui, race, now, turn, board }} covered={hasOther(layer, reading, hint)} />
      <TableDash
        {...{ ui, race, busy, aids, target, takeTarget, shown: now }}
        ask={decision?.id}
        hinted={hint.shown}
        prompt={setPrompt}
        hidden={curtain !== undefined}
      />
      <HintLayer {...{ ui, hint }} circuit={settled.circuit} covered={layer !== 'none' || curtain !== undefined} />
      <SkipControl playback={playback} />
      <TableLayers {...{ ui, race, seats, settled, newest, turn, layer, open }} about={rules.about} />
      <HoldTip />
      <InspectorLayer ui={ui} board={board.seen} />
      <Announcer {...{ ui, playback, announcement }} prompt={mine ? t('banner.said', frame.banner) : ''} />
    </main>
  );
}

/** Something that the player asked for covers the table: the coach waits until it is gone. */
function hasOther(layer: Layer, reading: NarratorState | undefined, { open }: HintControls): boolean {
  return layer !== 'none' || reading?.isOpen === true || open !== undefined;
}

/** The party at the table, if any. The race sounds for the next player, pauses under a layer, and ends at its results. */
function useParties({ settled, newest, playing }: ShownRace, layer: Layer, mine: boolean) {
  const party = usePartyOf(newest.match);
  const guests = party !== undefined && newest.seats.some(({ driver }) => driver.kind === 'lan');
  useCall(mine);
  useFinish(settled, playing);
  usePause(newest.match, layer !== 'none' && !isSheet(layer), guests);
  return party;
}

/** Pausing and stepping, for animations that allow it: not while others only lock their answers and the own decision stays. */
function paceOf({ playback }: Race, { held }: ShownRace, busy: boolean) {
  if (!busy || held === null) return undefined;
  return { held, hold: (on: boolean) => playback.hold(on), step: (far: boolean) => playback.step(far) };
}
