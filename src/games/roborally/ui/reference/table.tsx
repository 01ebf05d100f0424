// The articles' pictures of things on the table: cards, registers, lives, robots, courses and option cards.

import type { Tables } from '@ui/reference/articles';
import { CARD_FACTS } from '../../data/cards';
import { COURSE_IDS } from '../../data/courses';
import {
  BLACK_BOX,
  DISC_BRAKES,
  FOURTH_GEAR,
  GYRO_MOUNT,
  OPTION_CARDS,
  SLAB_ARMOUR,
  SPARE_MEMORY,
  TAIL_GUN,
  THROUGH_SHOT,
  TWIN_CANNON,
} from '../../data/option-cards';
import { ROBOT_COLOURS } from '../../data/robots';
import type { messages } from '../../text/en';
import type { OptionCard } from '../../types';
import { LATER } from './articles';
import { CardRanges, Cards, CourseNames, Hearts, OptionChip, OptionFaces, Registers, RobotNames } from './figures';

const options =
  (...cards: readonly OptionCard[]) =>
  () => <OptionFaces cards={cards} />;

export const tables: Tables<typeof messages> = {
  robots: () => <RobotNames colours={ROBOT_COLOURS} />,
  courses: () => <CourseNames courses={COURSE_IDS} />,
  // Two registers filled, three empty.
  programming: () => (
    <>
      <Cards cards={[700, 510]} width={66} />
      <Registers from={3} to={5} />
    </>
  ),
  deck: () => <CardRanges cards={CARD_FACTS.map(({ min, max, count }) => ({ card: min, last: max, count }))} />,
  turning: () => <Cards cards={[90, 100, 30]} width={88} />,
  lives: () => <Hearts n={3} />,
  extras: () => (
    <>
      {OPTION_CARDS.map((id, card) => (
        <OptionChip key={id} card={card} />
      ))}
      <OptionFaces cards={LATER.map((id) => OPTION_CARDS.indexOf(id))} />
    </>
  ),
  armour: options(SLAB_ARMOUR),
  guns: options(TAIL_GUN, TWIN_CANNON, THROUGH_SHOT),
  marks: options(DISC_BRAKES, FOURTH_GEAR),
  gyro: options(GYRO_MOUNT),
  memory: options(SPARE_MEMORY),
  blackbox: options(BLACK_BOX),
};
