// Gallery page of positions. A click opens one in the race screen.

import { SCREEN } from '@gallery/app-at';
import { PositionList } from '@gallery/position-list';
import { inRace } from '@gallery/race-at';

export default { title: 'Positions/Formula D', component: PositionList, parameters: SCREEN };

export const All = { render: () => <PositionList game="formula-d" /> };

export const Open = inRace('formula-d', 'Move: where to stop');
