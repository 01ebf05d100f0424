// The names and pictures of RoboRally's parts, for the inspector. Not here: what they do (their articles).

import { carOf, type PartFace, type PartHere, type PartKind } from '@ui/inspector/part';
import type { CardType } from '../data/cards';
import { OPTION_CARDS } from '../data/option-cards';
import { courseName, optionEffect, optionName, robotName } from '../narration/texts';
import { t } from '../text/t';
import type { RobotColour } from '../types';
import { carPicture } from './board';

const KINDS: Readonly<Record<string, PartKind>> = {
  course: 'circuit',
  floor: 'floor',
  gauge: 'gauge',
  robot: 'robot',
  step: 'phase',
  token: 'token',
};

/** The name and picture of a part (tests/parts.ts). as: colour and number of a robot. */
export function partFace({ part, as }: PartHere): PartFace {
  const [sort = '', id = ''] = part.split('.');
  const kind = KINDS[sort] ?? 'card';
  switch (sort) {
    case 'card':
      return { kind, name: t(`card.${id as CardType}`) };
    case 'extra': {
      const card = OPTION_CARDS.indexOf(id as (typeof OPTION_CARDS)[number]);
      return { kind, name: optionName(card), text: optionEffect(card) };
    }
    case 'robot': {
      const { number } = carOf(as);
      const colour = id as RobotColour;
      return { kind, name: robotName(colour), picture: carPicture(colour, number) };
    }
    case 'course':
      return { kind, name: courseName(id) };
    case 'step':
      return { kind, name: t(`step.${id as 'belts'}`) };
    case 'floor':
    case 'gauge':
      return { kind, name: t(`part.${id as 'belt'}`) };
    default:
      return { kind };
  }
}
