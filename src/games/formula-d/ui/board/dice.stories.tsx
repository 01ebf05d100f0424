// Gallery page of the dice: every face of every gear's die and of the black die.

import { Specimen, Specimens } from '@gallery/specimens';
import { pictureUrl } from '@ui/panels/seat';
import { BLACK_DIE, GEAR_DICE } from '../../data/dice';
import type { Gear } from '../../types';
import { blackDiePicture, gearDiePicture } from './gear-dice';

export default { title: 'Formula D/Dice' };

export const Faces = {
  render: () => (
    <>
      {GEAR_DICE.map(({ faces }, gear) =>
        faces.length === 0 ? null : (
          <Specimens key={String(gear)} title={`Gear ${gear}`}>
            {[...new Set(faces)].map((value) => (
              <Specimen key={value} name={String(value)}>
                <img src={pictureUrl(gearDiePicture(gear as Gear, value))} alt="" width={64} />
              </Specimen>
            ))}
          </Specimens>
        ),
      )}
      <Specimens title="Black die">
        {[...new Set(BLACK_DIE.faces)].map((value) => (
          <Specimen key={value} name={String(value)}>
            <img src={pictureUrl(blackDiePicture(value))} alt="" width={64} />
          </Specimen>
        ))}
      </Specimens>
    </>
  ),
};
