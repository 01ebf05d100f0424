// Gallery page of the 84 program cards, a locked and a marked one, and a card back.

import { Specimen, Specimens } from '@gallery/specimens';
import { CARDS } from '../../data/cards';
import { CardBack, ProgramCard } from './program-card';

export default { title: 'RoboRally/Program cards', component: ProgramCard, subcomponents: { CardBack } };

const SIZE = { width: 84, height: 130 };

export const Faces = {
  render: () => (
    <>
      <Specimens title="States">
        <Specimen name="locked" {...SIZE}>
          <ProgramCard card={790} locked />
        </Specimen>
        <Specimen name="changed by an option card" {...SIZE}>
          <ProgramCard card={500} marked />
        </Specimen>
        <Specimen name="not played yet" {...SIZE}>
          <ProgramCard card={70} coming />
        </Specimen>
        <Specimen name="back" {...SIZE}>
          <CardBack />
        </Specimen>
      </Specimens>
      <Specimens title="All">
        {CARDS.map((card) => (
          <Specimen key={card} name={String(card)} {...SIZE}>
            <ProgramCard card={card} />
          </Specimen>
        ))}
      </Specimens>
    </>
  ),
};
