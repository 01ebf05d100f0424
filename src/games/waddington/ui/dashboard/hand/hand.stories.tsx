// Gallery page of the tactic cards.

import { Specimen, Specimens } from '@gallery/specimens';
import { PrintedCard } from '@ui/game/controls/card';
import { TACTICS } from '../../../data/cards';
import { TacticFace, tacticClasses } from './tactics';

export default { title: 'Waddington/Tactic cards', component: TacticFace };

export const Faces = {
  render: () => (
    <Specimens>
      {TACTICS.map(({ id }, card) => (
        <Specimen key={id} name={id}>
          <PrintedCard className={tacticClasses(card)}>
            <TacticFace card={card} />
          </PrintedCard>
        </Specimen>
      ))}
    </Specimens>
  ),
};
