// Gallery pages of the dashboard: every position of the tests, and the first moment of each type of event of a recorded race.

import { Dashboards, Moments, Questions } from '@gallery/dashboard-at';
import { ChartTable, PenaltyPanel, Reductions } from '../chart/penalty-panel';
import { Chances } from './choice/chances';
import { DangerMark } from './choice/danger-mark';
import { Readings } from './choice/readings';
import { RouteChips } from './choice/route-chips';
import { Say } from './choice/say';
import { RunButton, Speeds } from './choice/speeds';
import { DashFrame } from './dash-frame';
import { Dashboard } from './dashboard';
import { DialDefs, Needle } from './dials/dial';
import { KeptCard } from './dials/kept-card';
import { DrawnCard } from './drawn-card';
import { Discards } from './hand/discards';
import { Tactics } from './hand/tactics';
import { Head, HeadButton } from './head';
import { AiAtWheel, Idle } from './idle';
import { OnTable } from './on-table';
import { CarTurn } from './turns/car-turn';
import { CardTurn } from './turns/card-turn';
import { DriveTurn } from './turns/drive-turn';
import { TyresTurn } from './turns/tyres-turn';

export default {
  title: 'Waddington/Dashboard',
  component: Dashboard,
  subcomponents: {
    PenaltyPanel,
    ChartTable,
    Reductions,
    Chances,
    DangerMark,
    Readings,
    Say,
    Speeds,
    RunButton,
    Ways: RouteChips,
    DashFrame,
    DialDefs,
    Needle,
    KeptCard,
    DrawnCard,
    Discards,
    Tactics,
    Head,
    HeadButton,
    Idle,
    AiAtWheel,
    OnTable,
    CarTurn,
    CardTurn,
    DriveTurn,
    TyresTurn,
  },
};

const game = 'waddington';

export const Turns = { render: () => <Dashboards game={game} /> };

export const RecordedQuestions = { render: () => <Questions game={game} /> };

export const LongNames = { render: () => <Dashboards game={game} names="long" /> };

export const Waiting = { render: () => <Dashboards game={game} viewer="next" /> };

export const Watching = { render: () => <Dashboards game={game} viewer="watcher" /> };

export const HandedToAnAiDriver = { render: () => <Dashboards game={game} viewer="watcher" handedToAi /> };

export const Dimmed = { name: 'While events are shown', render: () => <Dashboards game={game} busy /> };

export const WithoutDriverAids = { render: () => <Dashboards game={game} aids="none" /> };

export const Events = { render: () => <Moments game={game} race="thornbury-park" /> };
