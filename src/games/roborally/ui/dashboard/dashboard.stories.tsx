// Gallery pages of the dashboard: every test position, and the first event of each type in a recorded race.

import { Dashboards, Moments, Questions } from '@gallery/dashboard-at';
import { ForecastPanel } from '../panels/forecast-panel';
import { RobotDetail } from '../panels/robot-detail';
import { StepsPanel } from '../panels/steps-panel';
import { AllRobots } from './all-robots';
import { DashFrame, WatchFrame } from './dash-frame';
import { Dashboard } from './dashboard';
import { Idle } from './idle';
import { Mark } from './mark';
import { Played } from './played';
import { CardButton } from './program/card-button';
import { Hand } from './program/hand';
import { ProgramTable } from './program/program-table';
import { ProgramTurn } from './program/program-turn';
import { Registers } from './program/registers';
import { SpendRow } from './program/spend-row';
import { EmptyRegister, RegisterPlace, RegisterRow } from './register-row';
import { Sheet } from './sheet';
import { PowerTurn, RespawnTurn } from './small-turns';
import { SwitchRow } from './switch-row';

export default {
  title: 'RoboRally/Dashboard',
  component: Dashboard,
  subcomponents: {
    AllRobots,
    DashFrame,
    WatchFrame,
    Idle,
    Mark,
    Played,
    CardButton,
    Hand,
    ProgramTable,
    ProgramTurn,
    Registers,
    SpendRow,
    RegisterRow,
    RegisterPlace,
    EmptyRegister,
    Sheet,
    PowerTurn,
    RespawnTurn,
    SwitchRow,
    ForecastPanel,
    RobotDetail,
    StepsPanel,
  },
};

const game = 'roborally';

export const Turns = { render: () => <Dashboards game={game} /> };

export const RecordedQuestions = { render: () => <Questions game={game} /> };

export const LongNames = { render: () => <Dashboards game={game} names="long" /> };

export const Waiting = { render: () => <Dashboards game={game} viewer="next" /> };

export const Watching = { render: () => <Dashboards game={game} viewer="watcher" /> };

export const Dimmed = { name: 'While events are shown', render: () => <Dashboards game={game} busy /> };

export const WithoutDriverAids = { render: () => <Dashboards game={game} aids="none" /> };

export const Events = { render: () => <Moments game={game} race="first-shift" /> };
