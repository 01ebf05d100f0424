// Gallery pages of the dashboard: every test position, and the first event of each type in a recorded race.

import { Dashboards, Moments, Questions } from '@gallery/dashboard-at';
import { Piece } from '../cards/picture';
import { CoinsPanel } from '../panels/coins-panel';
import { StagesPanel } from '../panels/stages-panel';
import { Trackside } from '../trackside/trackside';
import { World } from '../trackside/world';
import { CoinTurn } from './column/coin-turn';
import { Column } from './column/column';
import { DieTile } from './column/die-tile';
import { DieTurn } from './column/die-turn';
import { Idle } from './column/idle';
import { LaneTurn } from './column/lane-turn';
import { Tile } from './column/tile';
import { Dashboard } from './dashboard';
import { ResultsPopup } from './results-popup';
import { TableCaption } from './table/card-table';
import { DealerTable } from './table/dealer-table';
import { Hand } from './table/hand';
import { StormTable, WatchedStorm } from './table/storm-table';
import { SuitBubble } from './table/suit-bubble';
import { TableScene } from './table/table-scene';

export default {
  title: 'Havoc/Dashboard',
  component: Dashboard,
  subcomponents: {
    Piece,
    CoinTurn,
    Column,
    DieTile,
    DieTurn,
    Idle,
    LaneTurn,
    Tile,
    ResultsPopup,
    TableCaption,
    DealerTable,
    Hand,
    StormTable,
    WatchedStorm,
    SuitBubble,
    TableScene,
    CoinsPanel,
    StagesPanel,
    Trackside,
    World,
  },
};

const game = 'havoc';

export const Turns = { render: () => <Dashboards game={game} /> };

export const RecordedQuestions = { render: () => <Questions game={game} /> };

export const LongNames = { render: () => <Dashboards game={game} names="long" /> };

export const Waiting = { render: () => <Dashboards game={game} viewer="next" /> };

export const Watching = { render: () => <Dashboards game={game} viewer="watcher" /> };

export const Dimmed = { name: 'While events are shown', render: () => <Dashboards game={game} busy /> };

export const WithoutDriverAids = { render: () => <Dashboards game={game} aids="none" /> };

export const Events = { render: () => <Moments game={game} race="havoc-speedway" /> };
