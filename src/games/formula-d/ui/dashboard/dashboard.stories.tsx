// Gallery pages of the dashboard: every position of the tests, and the first moment of each type of event of a recorded race.

import { Dashboards, Moments, Questions } from '@gallery/dashboard-at';
import { AllCars } from './all-cars';
import { DashFrame } from './dash-frame';
import { Dashboard } from './dashboard';
import { GearTurn } from './gear-turn';
import { GearDice } from './gears/gear-dice';
import { GearGate } from './gears/gear-gate';
import { OddsBar } from './gears/odds-bar';
import { Idle } from './idle';
import { MoveTurn } from './move-turn';
import { OnShow } from './on-show';
import { Outlook } from './outlook';
import { Spaces } from './spaces';
import { WearPoints } from './wear-points';

export default {
  title: 'Formula D/Dashboard',
  component: Dashboard,
  subcomponents: {
    AllCars,
    DashFrame,
    GearTurn,
    GearDice,
    GearGate,
    OddsBar,
    Idle,
    MoveTurn,
    OnShow,
    Outlook,
    Spaces,
    WearPoints,
  },
};

const game = 'formula-d';

export const Turns = { render: () => <Dashboards game={game} /> };

export const RecordedQuestions = { render: () => <Questions game={game} /> };

export const LongNames = { render: () => <Dashboards game={game} names="long" /> };

export const Waiting = { render: () => <Dashboards game={game} viewer="next" /> };

export const Watching = { render: () => <Dashboards game={game} viewer="watcher" /> };

export const Dimmed = { name: 'While events are shown', render: () => <Dashboards game={game} busy /> };

export const WithoutDriverAids = { render: () => <Dashboards game={game} aids="none" /> };

export const Events = { render: () => <Moments game={game} race="monaco" /> };
