// Gallery page of positions: a click opens one in the race screen.

import { SCREEN } from '@gallery/app-at';
import { PositionList } from '@gallery/position-list';
import { inRace } from '@gallery/race-at';

export default { title: 'Positions/Heat', component: PositionList, parameters: SCREEN };

export const All = { render: () => <PositionList game="heat" /> };

export const Open = inRace('heat', 'React: too fast for the corner');
