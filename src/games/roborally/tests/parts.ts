// What RoboRally puts on the table, of which each has an article. Read by src/games/reference.test.ts.

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
  /** What a cell can bear (data/course.ts). */
  floor: ['belt', 'express', 'pit', 'repair', 'gear', 'pusher', 'laser', 'wall', 'checkpoint', 'dock'],
};
