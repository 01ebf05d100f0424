// Gallery pages of the dashboard: every position of the tests, and the first event of each type in a recorded race.

import { Dashboards, Moments, Questions } from '@gallery/dashboard-at';
import { CardDetail } from '../draft/card-detail';
import { CircuitPaper } from '../draft/circuit-paper';
import { DeckChart } from '../draft/deck-chart';
import { DraftMat } from '../draft/draft-mat';
import { DraftScene, DraftScreen } from '../draft/draft-screen';
import { Leader } from '../draft/leader';
import { PickOrder } from '../draft/pick-order';
import { Picks } from '../draft/picks';
import { LapTimer } from '../road/lap-timer';
import { RoadChip, RoadPanel } from '../road/road-panel';
import { CircuitDark } from '../weekend/circuit-dark';
import { DriversPanel } from '../weekend/drivers-panel';
import { EventChip } from '../weekend/event/event-chip';
import { PressCloseUp } from '../weekend/event/press-close-up';
import { GoOn } from '../weekend/go-on';
import { HeldMark } from '../weekend/held-mark';
import { OwnCards } from '../weekend/own-cards';
import { SeasonPanel } from '../weekend/season-panel';
import { Stepper } from '../weekend/stepper';
import { WaysToWin } from '../weekend/ways';
import { WeekendScene, WeekendScreen } from '../weekend/weekend-screen';
import { ChosenMain } from './chosen-main';
import { DashFrame } from './dash-frame';
import { Dashboard } from './dashboard';
import { CardFront, LyingCard } from './hand/card-front';
import { Hand } from './hand/hand';
import { HandCard } from './hand/hand-card';
import { Idle, TableRow } from './idle';
import { Gears } from './panels/gears';
import { Lines } from './panels/lines';
import { Piles } from './panels/piles';
import { Strips, SymbolsHead } from './panels/strips';
import { CountPick, Tile, TileRow, Tiles } from './panels/tiles';
import { TakeBack } from './take-back';
import { CardsTurn } from './turns/cards-turn';
import { ClutteredTurn } from './turns/cluttered-turn';
import { DiscardTurn } from './turns/discard-turn';
import { GearTurn } from './turns/gear-turn';
import { ReactTurn } from './turns/react-turn';
import { SlipstreamTurn } from './turns/slipstream-turn';
import { ValueTurn } from './turns/value-turn';

export default {
  title: 'Heat/Dashboard',
  component: Dashboard,
  subcomponents: {
    ChosenMain,
    DashFrame,
    CardFront,
    LyingCard,
    Hand,
    HandCard,
    Idle,
    TableRow,
    Gears,
    Lines,
    Piles,
    Strips,
    SymbolsHead,
    Tiles,
    TileRow,
    Tile,
    CountPick,
    TakeBack,
    CardsTurn,
    ClutteredTurn,
    DiscardTurn,
    GearTurn,
    ReactTurn,
    SlipstreamTurn,
    ValueTurn,
    DraftMat,
    CircuitPaper,
    DeckChart,
    DraftScreen,
    DraftScene,
    Leader,
    PickOrder,
    Picks,
    CardDetail,
    LapTimer,
    RoadPanel,
    RoadChip,
    CircuitDark,
    DriversPanel,
    EventChip,
    PressCloseUp,
    GoOn,
    HeldMark,
    OwnCards,
    SeasonPanel,
    Stepper,
    WaysToWin,
    WeekendScreen,
    WeekendScene,
  },
};

const game = 'heat';

export const Turns = { render: () => <Dashboards game={game} /> };

export const RecordedQuestions = { render: () => <Questions game={game} /> };

export const LongNames = { render: () => <Dashboards game={game} names="long" /> };

export const Waiting = { render: () => <Dashboards game={game} viewer="next" /> };

export const Watching = { render: () => <Dashboards game={game} viewer="watcher" /> };

export const Dimmed = { name: 'While events are shown', render: () => <Dashboards game={game} busy /> };

export const WithoutDriverAids = { render: () => <Dashboards game={game} aids="none" /> };

export const WeekendEvents = { render: () => <Moments game={game} race="great-britain-grandstand" /> };

export const Events = { render: () => <Moments game={game} race="usa" /> };
