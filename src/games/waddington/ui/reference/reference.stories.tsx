// Gallery page of the rules: every article with its drawing and its worked example.

import { Articles } from '@gallery/game-pages';
import { Band, CarDrawing, Dial, Drum, OneGauge, PitPaper, TacticCard, Thrown, TwoGauges } from './figures';

export default {
  title: 'Waddington/Articles',
  subcomponents: { Band, CarDrawing, Thrown, TacticCard, PitPaper, TwoGauges, OneGauge, Dial, Drum },
};

export const All = { render: () => <Articles game="waddington" /> };
