// RoboRally's parts on the table, each of which has an article. Used by src/games/reference.test.ts.

import { CARD_TYPES } from '../data/cards';
import { COURSE_IDS } from '../data/courses';
import { OPTION_CARDS } from '../data/option-cards';
import { ROBOT_COLOURS } from '../data/robots';

export const parts = {
  card: CARD_TYPES,
  extra: OPTION_CARDS,
  robot: ROBOT_COLOURS,
  course: COURSE_IDS,
  gauge: ['damage', 'lives', 'flags'],
  token: ['register'],
  /** Steps of a register (R21). */
  step: ['card', 'express', 'belts', 'pushers', 'gears', 'lasers', 'checkpoints'],
  /** Elements that a cell can have (data/course.ts). */
  floor: ['belt', 'express', 'pit', 'repair', 'gear', 'pusher', 'laser', 'wall', 'checkpoint', 'dock'],
};
