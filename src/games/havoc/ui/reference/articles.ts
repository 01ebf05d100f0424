// The articles of Havoc Speedway's rules by group, in the order of the list: icon, links, and the topics that each explains.
// Not here: their text, which says what an article has (text/*/rules), and their drawings (table, scenes, examples).

import type { Articles } from '@ui/reference/articles';
import {
  ArrowLeftRight,
  CloudLightning,
  Club,
  Coins,
  Columns4,
  CornerUpRight,
  Crown,
  Dices,
  Flag,
  FlagTriangleRight,
  Hand,
  Layers,
  ListOrdered,
  MapPin,
  MoveUp,
  Scale,
  SkipForward,
  Skull,
  SlidersHorizontal,
  Sparkles,
  Truck,
  Wrench,
} from 'lucide-react';
import { ranksWith } from '../../data/cards';
import { COINS } from '../../data/coins';
import type { messages } from '../../text/en';

export const articles: Articles<typeof messages> = {
  race: {
    aim: {
      icon: Flag,
      related: ['round', 'finish', 'drive'],
      about: { token: ['car'], event: ['gameStarted'], breach: ['seats-taken'] },
    },
    round: {
      icon: ListOrdered,
      related: ['storm', 'coins', 'drive'],
      about: { token: ['badge'], event: ['stageStarted', 'stageResults'], breach: ['wrong-ask'] },
    },
    dealer: {
      icon: Hand,
      related: ['storm', 'lanes'],
      about: {
        token: ['dealer'],
        ask: ['pick'],
        action: ['pick'],
        event: ['dealerGridDealt', 'dealerTurn', 'dealerCardFlipped', 'dealerTie', 'dealerChosen', 'dealerButtonMoved'],
        breach: ['card-face-up'],
      },
    },
    lanes: {
      icon: Columns4,
      related: ['storm', 'pitlane'],
      about: { ask: ['lane'], action: ['lane'], event: ['laneTurn', 'laneChosen'], breach: ['lane-taken'] },
    },
    finish: {
      icon: FlagTriangleRight,
      related: ['aim', 'tiebreak'],
      about: { gauge: ['lap'], event: ['lineCrossed', 'playerFinished', 'raceEnded'] },
    },
    tiebreak: { icon: Scale, related: ['finish', 'drive'], about: { event: ['tieBreakStarted', 'tieBreakNarrowed'] } },
    settings: {
      icon: SlidersHorizontal,
      related: ['drive', 'coins', 'storm'],
      about: { option: ['laps', 'dice', 'decks', 'handSize', 'coins', 'passes'], breach: ['setting'] },
    },
  },
  storm: {
    storm: {
      icon: CloudLightning,
      related: ['seven', 'queen', 'ace', 'coins'],
      about: {
        ask: ['storm'],
        action: ['play'],
        event: [
          'stormShuffled',
          'stormCardDealt',
          'stormStarterTurned',
          'stormTurn',
          'cardPlayed',
          'badgeAwarded',
          'stormEnded',
        ],
        breach: ['card-not-held', 'card-no-match'],
      },
    },
    stock: {
      icon: Layers,
      related: ['storm', 'seven'],
      about: {
        pile: ['stock'],
        action: ['draw', 'pass'],
        event: ['cardsDrawn', 'stockReshuffled', 'stormPassed'],
        breach: ['nothing-to-draw', 'no-pass'],
      },
    },
    seven: {
      icon: Skull,
      related: ['storm', 'queen'],
      about: { effect: ['toxic'], card: ranksWith('toxic'), event: ['toxicChanged'], breach: ['toxic-seven'] },
    },
    queen: {
      icon: Crown,
      related: ['storm', 'seven'],
      about: {
        ask: ['suit'],
        action: ['suit'],
        effect: ['wild'],
        card: ranksWith('wild'),
        event: ['suitCalled', 'suitCallAwaited'],
      },
    },
    ace: {
      icon: SkipForward,
      related: ['storm'],
      about: { effect: ['skip'], card: ranksWith('skip'), event: ['turnSkipped'] },
    },
    plain: { icon: Club, related: ['storm'], about: { card: ranksWith(null) } },
  },
  coins: {
    coins: {
      icon: Coins,
      related: ['place', 'effects', 'storm'],
      about: {
        token: ['coin'],
        event: ['coinsDrawn', 'purseRefilled', 'coinAwardForfeited'],
        coin: COINS.filter(({ tow }) => !tow).map(({ id }) => id),
      },
    },
    place: {
      icon: MapPin,
      related: ['coins', 'effects'],
      about: {
        ask: ['coin'],
        action: ['coin'],
        event: ['coinTurn', 'coinPlaced'],
        breach: ['coin-not-held', 'not-a-cell', 'cell-taken', 'cell-guarded'],
      },
    },
    effects: { icon: Sparkles, related: ['place', 'tow', 'movement'], about: { event: ['coinRevealed'] } },
    tow: {
      icon: Truck,
      related: ['pit', 'effects'],
      about: { coin: COINS.filter(({ tow }) => tow).map(({ id }) => id), event: ['towed'] },
    },
  },
  driving: {
    drive: {
      icon: Dices,
      related: ['movement', 'lanedie', 'pitlane'],
      about: {
        ask: ['die'],
        action: ['die'],
        event: ['passStarted', 'raceTurn', 'dieChosen', 'dieRolled', 'raceTurnEnded', 'passEnded'],
      },
    },
    movement: {
      icon: MoveUp,
      related: ['drive', 'effects'],
      about: { event: ['pawnMoved', 'pawnBlocked'], die: ['movement'] },
    },
    lanedie: {
      icon: ArrowLeftRight,
      related: ['drive', 'pitlane', 'effects'],
      about: { event: ['laneShifted', 'checkEngine'], die: ['lane'] },
    },
  },
  pits: {
    pit: {
      icon: Wrench,
      related: ['pitlane', 'tow'],
      about: { event: ['pitExited', 'pitStuck'], breach: ['no-lane-die'] },
    },
    pitlane: {
      icon: CornerUpRight,
      related: ['pit', 'lanedie'],
      about: { event: ['pitLaneEntered', 'pitWallHit', 'merged'] },
    },
  },
};
