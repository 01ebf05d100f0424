// Articles about cards and programming. Texts: text/*/rules/program.ts.

import { OnTable } from '@ui/reference/pieces';
import type { ArticleEntry, PictureShown } from '@ui/reference/reference';
import {
  ArrowBigDown,
  ArrowBigUp,
  Hand,
  Hash,
  Hourglass,
  ListOrdered,
  Lock,
  PinOff,
  Power,
  RotateCw,
} from 'lucide-react';
import type { ReactElement } from 'react';
import { CARD_FACTS } from '../../../data/cards';
import * as examples from '../examples';
import { CardRanges, Cards, Registers } from '../figures';
import * as floors from '../floors';

const SIZE = 22;
const PLACED = [700, 510] as const;
const TURNS = [90, 100, 30] as const;

/** The deck, a card of each kind. */
function deck(): ReactElement {
  return <CardRanges cards={CARD_FACTS.map(({ min, max, count }) => ({ card: min, last: max, count }))} />;
}

/** Two registers filled, three empty. */
function programmed(_shown: PictureShown): ReactElement {
  return (
    <OnTable>
      <Cards cards={PLACED} width={66} />
      <Registers from={3} to={5} />
    </OnTable>
  );
}

export const program: readonly ArticleEntry[] = [
  {
    id: 'deal',
    group: 'program',
    paragraphs: 2,
    icon: <Hand size={SIZE} />,
    example: examples.deal,
    related: ['damage', 'locked', 'programming'],
    about: ['event.cardsDealt', 'event.lockedFilled'],
  },
  {
    id: 'programming',
    group: 'program',
    paragraphs: 2,
    icon: <ListOrdered size={SIZE} />,
    picture: programmed,
    related: ['timer', 'locked', 'power', 'priority'],
    about: [
      'token.register',
      'ask.program',
      'action.program',
      'action.draft',
      'action.wait',
      'event.draftChanged',
      'event.programSubmitted',
      'breach.register-empty',
      'breach.card-not-in-hand',
      'breach.submitted',
      'breach.not-submitted',
    ],
  },
  {
    id: 'takebacks',
    group: 'program',
    paragraphs: 1,
    icon: <PinOff size={SIZE} />,
    related: ['programming', 'match'],
    about: ['option.noTakebacks', 'event.cardFixed', 'breach.card-fixed'],
  },
  {
    id: 'timer',
    group: 'program',
    paragraphs: 2,
    icon: <Hourglass size={SIZE} />,
    related: ['programming', 'respawn'],
    about: ['action.timeout', 'event.timerExpired'],
  },
  {
    id: 'locked',
    group: 'program',
    paragraphs: 2,
    icon: <Lock size={SIZE} />,
    example: examples.locked,
    related: ['damage', 'repair', 'deal'],
    about: ['event.registersLocked', 'event.registersUnlocked', 'breach.register-locked'],
  },
  {
    id: 'power',
    group: 'program',
    paragraphs: 2,
    icon: <Power size={SIZE} />,
    picture: floors.power,
    example: examples.power,
    related: ['damage', 'cleanup', 'lasers'],
    about: [
      'ask.power',
      'action.power',
      'event.powerDownAnnounced',
      'event.stayDownChosen',
      'event.poweredDown',
      'event.poweredUp',
      'option.downFires',
    ],
  },
  {
    id: 'deck',
    group: 'cards',
    paragraphs: 2,
    icon: <Hash size={SIZE} />,
    picture: deck,
    related: ['priority', 'deal'],
  },
  {
    id: 'forward',
    group: 'cards',
    paragraphs: 1,
    icon: <ArrowBigUp size={SIZE} />,
    picture: floors.forward,
    marks: ['end'],
    related: ['moving', 'pushing', 'marks'],
    about: ['card.move1', 'card.move2', 'card.move3'],
  },
  {
    id: 'backup',
    group: 'cards',
    paragraphs: 1,
    icon: <ArrowBigDown size={SIZE} />,
    picture: floors.backup,
    marks: ['end'],
    related: ['moving', 'pushing'],
    about: ['card.backUp'],
  },
  {
    id: 'turning',
    group: 'cards',
    paragraphs: 1,
    icon: <RotateCw size={SIZE} />,
    picture: () => (
      <OnTable>
        <Cards cards={TURNS} width={88} />
      </OnTable>
    ),
    related: ['deck', 'gears', 'curves'],
    about: ['card.rotateLeft', 'card.rotateRight', 'card.uturn', 'event.robotRotated'],
  },
];
