// Gallery page of the dialog for salvaging cards.

import { cards } from '../../../tests/race';
import { SalvageDialog } from './salvage';

export default { title: 'Heat/Salvage', component: SalvageDialog };

const nothing = () => undefined;

export const TwoOfSix = {
  render: () => <SalvageDialog cards={cards('4 4 heat 3 2 stress')} most={2} onSalvage={nothing} onClose={nothing} />,
};
