// Gallery page of the rules: every article with its drawing and its worked example.

import { Articles } from '@gallery/game-pages';

export default {
  title: 'Havoc/Articles',
};

export const All = { render: () => <Articles game="havoc" /> };
