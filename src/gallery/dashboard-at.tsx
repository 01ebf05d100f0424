// A game's dashboard on its own, in the same room as in the race screen. Nothing answers here.
// Not here: play (race-at.tsx).

import '../renderer/screens/race/styles';
import type { Seat } from '@core/contract';
import { gameOf } from '@games/registry';
import type { DashboardProps, RaceFrame } from '@ui/game-ui';
import type { DriverAids } from '@ui/ui-types';
import { type ReactElement, use, useState } from 'react';
import { useGameUi } from '../renderer/app/games/games';
import styles from '../renderer/screens/race/race.module.css';
import { useTableLayout } from '../renderer/screens/race/table-layout';
import { momentsOf } from './moments';
import { type NameLength, updateOf } from './position-race';
import { builtPosition, builtTitles, type Position, questionsOf, recordOf } from './positions';
import { Specimen, Specimens } from './specimens';

export interface DashboardLook {
  names?: NameLength;
  /** next: the seat after the one that is asked. Left out: the one that is asked. */
  viewer?: Seat | 'next' | 'watcher';
  aids?: DriverAids;
  /** Animations still run: controls dim. */
  busy?: boolean;
  /** An AI driver has this person's car for a while. */
  handedToAi?: boolean;
}

export interface DashboardAtProps extends DashboardLook {
  position: Position;
  /** Events that the board has begun to show. */
  shown?: readonly unknown[];
}

/** The dashboard of the seat that is asked, with the panels that the game adds to the race screen. */
export function DashboardAt(props: DashboardAtProps): ReactElement {
  const { position, shown = [], names = 'usual', viewer, aids = 'all', busy = false, handedToAi = false } = props;
  const { dashboard: Dashboard, frame: frameOf } = useGameUi(position.game);
  const asked = position.state.asks.find(({ committed }) => !committed)?.seat ?? 0;
  const looks = viewer === 'next' ? (asked + 1) % position.config.cars.length : (viewer ?? asked);
  const update = updateOf(position, { names, viewer: looks });
  const seen = shown.flatMap((event) => gameOf(position.game)?.viewEvent(event, looks) ?? []);
  const frame = frameOf(update, seen.at(-1), seen);
  const { layout = 'road' } = frame;
  const tableLayout = useTableLayout(frame);
  return (
    <>
      <div className={styles.race} {...tableLayout} style={roomOf(layout)}>
        <div className={`${styles.raceDash} panel panel-glass`} style={WHOLE}>
          <Dashboard
            {...STILL}
            {...{ update, shown: seen, aids, busy }}
            takeWheel={handedToAi ? { seat: asked, take: nothing } : null}
          />
        </div>
      </div>
      <Panels frame={frame} />
    </>
  );
}

/** What the game puts beside board and dashboard. */
function Panels({ frame }: { frame: RaceFrame }): ReactElement | null {
  const { chips, aside, top, side, below, scene } = frame;
  const rows = frame.standings.flatMap(({ seat, mark, detail }) =>
    mark || detail ? [<p key={seat}>{mark ?? detail}</p>] : [],
  );
  const standings = rows.length > 0 && rows;
  const panels = Object.entries({ chips, aside, top, side, below, standings }).filter(([, panel]) => panel);
  if (panels.length === 0 && !scene) return null;
  return (
    <Specimens>
      {panels.map(([name, panel]) => (
        <Specimen key={name} name={name} width={name === 'top' ? 900 : 320}>
          {panel}
        </Specimen>
      ))}
      {scene && (
        <Specimen name="scene" width={900}>
          <div style={{ position: 'relative', height: 480 }}>{scene}</div>
        </Specimen>
      )}
    </Specimens>
  );
}

/** Dashboards, one below the other. */
function Each({ positions, ...look }: { positions: readonly Position[] } & DashboardLook): ReactElement {
  return (
    <Specimens wide>
      {positions.map((position) => (
        <Specimen key={position.title} name={position.title}>
          <DashboardAt position={position} {...look} />
        </Specimen>
      ))}
    </Specimens>
  );
}

/** Every position that the game's tests build, one below the other. */
export function Dashboards({ game, ...look }: { game: string } & DashboardLook): ReactElement {
  const [positions] = useState(() => builtTitles(game).map((title) => builtPosition(game, title)));
  return <Each positions={positions} {...look} />;
}

/** The first question of each kind in the recorded races of a game, one below the other. */
export function Questions({ game, ...look }: { game: string } & DashboardLook): ReactElement {
  const positions = use(questionsOf(game));
  return <Each positions={positions} {...look} />;
}

/** The first moment of each type of event of a recorded race, one below the other. */
export function Moments({ game, race, ...look }: { game: string; race: string } & DashboardLook): ReactElement {
  const record = use(recordOf(game, race));
  return (
    <Specimens wide>
      {momentsOf(record).map(({ title, position, shown }) => (
        <Specimen key={title} name={title}>
          <DashboardAt {...{ position, shown, ...look }} busy />
        </Specimen>
      ))}
    </Specimens>
  );
}

/** px: about the height that each layout gives a dashboard in a window of its width. */
const HEIGHTS: Readonly<Record<NonNullable<RaceFrame['layout']>, number>> = {
  ...{ road: 240, floor: 300, oval: 560, table: 640, whole: 760 },
};
const WHOLE = { position: 'absolute', inset: 0, width: 'auto', height: 'auto', maxWidth: 'none' } as const;

function roomOf(layout: NonNullable<RaceFrame['layout']>) {
  return { position: 'relative', inset: 'auto', height: HEIGHTS[layout], minHeight: 0, overflow: 'hidden' } as const;
}

const nothing = () => undefined;
const STILL: Omit<DashboardProps, 'update' | 'shown' | 'aids' | 'busy'> = {
  act: nothing,
  preview: nothing,
  prompt: nothing,
  takeTarget: nothing,
  rush: nothing,
  target: null,
  hint: null,
  goingOn: { isHost: true, after: 0, host: 0, tell: nothing },
};
