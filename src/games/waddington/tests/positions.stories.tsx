// Gallery page of positions. A click opens one in the race screen.

import { SCREEN } from '@gallery/app-at';
import { PositionList } from '@gallery/position-list';
import { inRace } from '@gallery/race-at';

export default { title: 'Positions/Waddington', component: PositionList, parameters: SCREEN };

export const All = { render: () => <PositionList game="waddington" /> };

export const Open = inRace('waddington', 'Speed: worn gauges before a corner');
