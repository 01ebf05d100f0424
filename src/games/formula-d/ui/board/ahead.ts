// What a Formula D driver looks at on the board: the corner ahead. The coach's bubble avoids it.

import type { GameUi } from '@ui/game-ui';
import type { FormulaUi } from '../../narration/preview';

/** The box of the corner that still requires stops. */
export const ahead: NonNullable<GameUi<FormulaUi>['ahead']> = ({ view, seat, choices }) => {
  const asked = choices?.kind === 'gear' ? choices.corner?.index : undefined;
  const corner = asked ?? view.cars[seat]?.corner ?? -1;
  return corner < 0 ? [] : [`corner.${corner}`];
};
