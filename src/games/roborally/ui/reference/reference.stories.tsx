// Gallery page of the rules: every article with its drawing and its worked example.

import { Articles } from '@gallery/game-pages';
import {
  CardRanges,
  Cards,
  CourseNames,
  Hearts,
  OptionChip,
  OptionFaces,
  Points,
  Registers,
  RobotNames,
  Robots,
} from './figures';

export default {
  title: 'RoboRally/Articles',
  subcomponents: {
    Registers,
    Cards,
    Points,
    Hearts,
    Robots,
    RobotNames,
    CourseNames,
    CardRanges,
    OptionFaces,
    OptionChip,
  },
};

export const All = { render: () => <Articles game="roborally" /> };
