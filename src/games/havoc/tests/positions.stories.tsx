// Gallery page of positions: a click opens one in the race screen.

import { SCREEN } from '@gallery/app-at';
import { PositionList } from '@gallery/position-list';
import { inRace } from '@gallery/race-at';

export default { title: 'Positions/Havoc', component: PositionList, parameters: SCREEN };

export const All = { render: () => <PositionList game="havoc" /> };

export const Open = inRace('havoc', 'Racing: a die to roll');
