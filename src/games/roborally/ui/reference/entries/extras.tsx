// Articles about option cards. Texts: text/*/option-cards.ts.

import { OnTable } from '@ui/reference/pieces';
import type { ArticleEntry } from '@ui/reference/reference';
import { BoxSelect, Compass, Crosshair, Gauge, Layers, MemoryStick, Shield, ShieldCheck, Sword } from 'lucide-react';
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
} from '../../../data/option-cards';
import * as examples from '../examples';
import { OptionChip, OptionFaces } from '../figures';
import * as floors from '../floors';

const SIZE = 22;

/** Cards without an article of their own: name and effect are all there is to them. */
const LATER = OPTION_CARDS.slice(BLACK_BOX + 1);

export const extras: readonly ArticleEntry[] = [
  {
    id: 'extras',
    group: 'extras',
    paragraphs: 2,
    icon: <Layers size={SIZE} />,
    picture: () => (
      <>
        <OnTable>
          {OPTION_CARDS.map((id, card) => (
            <OptionChip key={id} card={card} />
          ))}
        </OnTable>
        {LATER.length > 0 && <OptionFaces cards={LATER.map((id) => OPTION_CARDS.indexOf(id))} />}
      </>
    ),
    related: ['sacrifice', 'repair', 'armour', 'guns', 'marks'],
    about: [
      'option.optionCards',
      'event.optionDrawn',
      'event.optionUsed',
      'event.optionLost',
      'breach.no-option-to-lose',
      ...LATER.map((id) => `extra.${id}`),
    ],
  },
  {
    id: 'sacrifice',
    group: 'extras',
    paragraphs: 1,
    icon: <ShieldCheck size={SIZE} />,
    example: examples.sacrifice,
    related: ['extras', 'armour', 'damage'],
    about: ['breach.no-spend'],
  },
  {
    id: 'armour',
    group: 'extras',
    paragraphs: 1,
    icon: <Shield size={SIZE} />,
    picture: () => <OptionFaces cards={[SLAB_ARMOUR]} />,
    related: ['sacrifice', 'damage'],
    about: ['extra.slabArmour'],
  },
  {
    id: 'guns',
    group: 'extras',
    paragraphs: 1,
    icon: <Crosshair size={SIZE} />,
    picture: () => <OptionFaces cards={[TAIL_GUN, TWIN_CANNON, THROUGH_SHOT]} />,
    related: ['lasers', 'extras'],
    about: ['extra.tailGun', 'extra.twinCannon', 'extra.throughShot'],
  },
  {
    id: 'ram',
    group: 'extras',
    paragraphs: 1,
    icon: <Sword size={SIZE} />,
    picture: floors.ram,
    related: ['pushing', 'extras'],
    about: ['extra.ramProw'],
  },
  {
    id: 'marks',
    group: 'extras',
    paragraphs: 1,
    icon: <Gauge size={SIZE} />,
    picture: () => <OptionFaces cards={[DISC_BRAKES, FOURTH_GEAR]} />,
    example: examples.marks,
    related: ['forward', 'locked', 'extras'],
    about: ['extra.discBrakes', 'extra.fourthGear', 'breach.no-mark'],
  },
  {
    id: 'gyro',
    group: 'extras',
    paragraphs: 1,
    icon: <Compass size={SIZE} />,
    picture: () => <OptionFaces cards={[GYRO_MOUNT]} />,
    related: ['curves', 'gears', 'extras'],
    about: ['extra.gyroMount', 'breach.no-gyro'],
  },
  {
    id: 'memory',
    group: 'extras',
    paragraphs: 1,
    icon: <MemoryStick size={SIZE} />,
    picture: () => <OptionFaces cards={[SPARE_MEMORY]} />,
    example: examples.memory,
    related: ['deal', 'extras'],
    about: ['extra.spareMemory'],
  },
  {
    id: 'blackbox',
    group: 'extras',
    paragraphs: 1,
    icon: <BoxSelect size={SIZE} />,
    picture: () => <OptionFaces cards={[BLACK_BOX]} />,
    related: ['respawn', 'extras'],
    about: ['extra.blackBox'],
  },
];
