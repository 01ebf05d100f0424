// The sack race's box: green grass, one word.
import { CoverFrame } from '@ui/box/cover-frame';
import type { GameBox } from '@ui/box/game-box';

export const box: GameBox = {
  ...{ id: 'sack-race', plate: 'Sack race', title: 'SACK RACE', pieces: 'runners' },
  ...{ shelf: 6, paints: ['#2f8f5b', '#ffe08a'] },
  cover: () => (
    <CoverFrame>
      <path d="M0 0H220V300H0Z" fill="#2f8f5b" />
      <path d="M60 90H160L175 260H45Z" fill="#ffe08a" />
    </CoverFrame>
  ),
};
