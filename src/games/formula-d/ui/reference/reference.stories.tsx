// Gallery page of the rules: every article with its drawing and its worked example.

import { Articles } from '@gallery/game-pages';
import { BlackDie, CarDrawing, CornerSign, GearDie, Stick, Wear } from './figures';

export default {
  title: 'Formula D/Articles',
  subcomponents: { GearDie, BlackDie, CornerSign, CarDrawing, Wear, Stick },
};

export const All = { render: () => <Articles game="formula-d" /> };
