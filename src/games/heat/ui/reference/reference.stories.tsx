// Gallery page of the rules: every article with its drawing and its worked example.

import { Articles } from '@gallery/game-pages';
import { DrawnCards } from './drawn-cards';
import { Back, CarDrawing, Cards, Faces, GearPlate, Heats, Sign, SymbolPlate, Token, WeatherBoard } from './figures';

export default {
  title: 'Heat/Articles',
  subcomponents: {
    DrawnCards,
    Cards,
    Faces,
    Back,
    Heats,
    Sign,
    SymbolPlate,
    CarDrawing,
    GearPlate,
    Token,
    WeatherBoard,
  },
};

export const All = { render: () => <Articles game="heat" /> };
