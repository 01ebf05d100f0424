// What a Formula D driver looks at on the board: the corner ahead. The coach's bubble avoids it.

import type { GameUi } from '@ui/game-ui';
import type { FormulaChoices, FormulaView } from '../../types';

/** The box of the corner that still requires stops. */
export const ahead: NonNullable<GameUi['ahead']> = ({ view, seat, choices }) => {
  const offer = choices as FormulaChoices | undefined;
  const asked = offer?.kind === 'gear' ? offer.corner?.index : undefined;
  const corner = asked ?? (view as FormulaView).cars[seat]?.corner ?? -1;
  return corner < 0 ? [] : [`corner.${corner}`];
};
