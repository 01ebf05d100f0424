// Names and pictures of Formula D's parts, for the inspector. Not here: what they do, which their articles explain.

import { carOf, type PartFace, type PartHere, type PartKind } from '@ui/inspector/part';
import { circuitName } from '../narration/places';
import { sidesOf } from '../narration/texts';
import { t } from '../text/t';
import { blackDiePicture, gearDiePicture } from './board/gear-dice';
import { carPicture } from './board/picture';

const KINDS: Readonly<Record<string, PartKind>> = {
  circuit: 'circuit',
  die: 'die',
  out: 'state',
  phase: 'phase',
  sign: 'sign',
  space: 'space',
  status: 'state',
  team: 'team',
  token: 'token',
  wear: 'effect',
};
/** The highest face of the black die. */
const TOP = 20;

/** The face of a part (tests/parts.ts). as: the number on a die, or a car's colour and number. */
export function partFace({ part, as }: PartHere): PartFace {
  const [sort = '', id = ''] = part.split('.');
  const kind = KINDS[sort] ?? 'card';
  const shown = as === undefined ? undefined : Number(as);
  if (part === 'die.black') return { kind, picture: blackDiePicture(shown ?? TOP) };
  if (part === 'token.car') {
    const { colour, number } = carOf(as);
    return { kind: 'car', picture: carPicture(colour, number) };
  }
  if (part === 'token.stick') return { kind: 'gauge', name: t('part.stick') };
  if (part === 'token.wear') return { kind: 'gauge' };
  if (sort === 'sign') return { kind, name: t(`part.sign.${id as 'stops'}`) };
  if (sort === 'circuit') return { kind, name: circuitName(id) };
  if (sort === 'die')
    return {
      kind,
      name: t('part.die', { gear: Number(id), sides: sidesOf(Number(id)) }),
      picture: gearDiePicture(Number(id), shown),
    };
  return { kind };
}
