// Names and pictures of Waddington's parts, for the inspector. Not here: what they do, which their articles explain.

import { carOf, type PartFace, type PartHere, type PartKind } from '@ui/inspector/part';
import { pitCardNamed, tacticNamed } from '../data/cards';
import { pitCardName, pitCardText, tacticName, tacticText } from '../narration/texts';
import { t } from '../text/t';
import { carPicture } from './board/picture';

const KINDS: Readonly<Record<string, PartKind>> = {
  chart: 'chart',
  die: 'die',
  gauge: 'gauge',
  sign: 'sign',
  token: 'car',
};

/** The face of a part (tests/parts.ts). as: a car's colour and number. */
export function partFace({ part, as }: PartHere): PartFace {
  const [sort = '', id = ''] = part.split('.');
  const kind = KINDS[sort] ?? 'card';
  switch (sort) {
    case 'tactic': {
      const card = tacticNamed(id);
      return { kind, name: tacticName(card), text: tacticText(card) };
    }
    case 'pitCard': {
      const card = pitCardNamed(id);
      return { kind, name: pitCardName(card), text: pitCardText(card) };
    }
    case 'gauge':
      return { kind, name: t(`part.gauge.${id as 'speed'}`) };
    case 'token': {
      const { colour, number } = carOf(as);
      return { kind, picture: carPicture(colour, number) };
    }
    default:
      return { kind };
  }
}
