// Gallery page of the rules: every article with its drawing and its worked example.

import { Articles } from '@gallery/game-pages';
import { Cards, StormBadge } from './figures';

export default {
  title: 'Havoc/Articles',
  subcomponents: { Cards, StormBadge },
};

export const All = { render: () => <Articles game="havoc" /> };
