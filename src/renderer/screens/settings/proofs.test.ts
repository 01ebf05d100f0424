// Every setting has a named test that it works: a new setting without one fails here.

import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Settings } from '@api/contract';
import { DEFAULT_SETTINGS } from '@api/default-settings';
import { expect, test } from 'vitest';

const root = path.join(import.meta.dirname, '../../../..');
const CLICKED = 'src/renderer/screens/settings/tests/settings.dom.test.ts';
const KEPT = [CLICKED, 'what is set on the screen is what the host keeps'] as const;
const EACH = [CLICKED, 'hints, keys and aids do what they say'] as const;
const SEEN = [
  'e2e/browser/settings.spec.ts',
  'the left hand mirrors the tools at every size, and names stand',
] as const;
const COACH = 'src/renderer/screens/race/tests/coach.dom.test.ts';
const DRAWN = ['src/renderer/screens/settings/look.test.ts', 'wear patterns'] as const;
const NAMED = ['src/renderer/screens/settings/look.test.ts', 'the safe palette names its own colours'] as const;
const ROOT = ['src/renderer/screens/settings/look.test.ts', 'the page wears'] as const;

const BOARD = 'src/games/board-settings.test.ts';

/** A test's file and title. */
type Proof = readonly [file: string, name: string];

const PROOFS: Readonly<Record<keyof Settings, readonly Proof[]>> = {
  allRaces: [['src/renderer/screens/campaign/tests/campaign.dom.test.ts', 'the switch opens all races']],
  firstEvening: [
    [
      'src/renderer/screens/home/tests/evening.dom.test.ts',
      '“I know these games” hides it, and the settings bring it back',
    ],
  ],
  findPuzzles: [
    KEPT,
    ['src/host/reviews/tests/after-race.test.ts', 'with the setting on, a race is reviewed once nobody races'],
  ],
  name: [['src/host/party/tests/autosave.test.ts', 'settings are stored one by one']],
  colour: [['src/host/party/tests/autosave.test.ts', 'settings are stored one by one']],
  speed: [
    KEPT,
    [
      'e2e/browser/starts.spec.ts',
      'with animations switched off, the race appears after its start, with the start in the log',
    ],
  ],
  motion: [ROOT],
  cameraFollow: [KEPT, [BOARD, 'camera follow: the camera moves in on']],
  shake: [KEPT, [BOARD, 'shake: a boost or a crash shakes the board']],
  skipAi: [KEPT, ['src/games/waiting.test.ts', 'with AI turns skipped no wait is longer than 2 s']],
  palette: [KEPT, NAMED],
  contrast: [KEPT, ROOT],
  patterns: [KEPT, DRAWN],
  nameTags: [KEPT, SEEN],
  symbols: [KEPT, ROOT],
  leftHanded: [KEPT, SEEN],
  textScale: [KEPT, ROOT],
  sound: [['e2e/browser/sound.spec.ts', 'sound']],
  volume: [['src/renderer/screens/settings/look.test.ts', 'faders']],
  faders: [['src/renderer/screens/settings/look.test.ts', 'faders']],
  turnChime: [KEPT, ['src/renderer/screens/settings/look.test.ts', 'faders']],
  spaceNumbers: [KEPT, [BOARD, 'space numbers: every space on the scenery has one']],
  aids: [KEPT, EACH, ['src/games/driver-aids.test.tsx', 'with costs only no chances are shown']],
  coach: [[COACH, 'the switch ends the notes, and the setting brings them back']],
  coached: [
    [COACH, 'a second race repeats no note'],
    ['src/renderer/screens/race/coach/coached.test.ts', 'a note is remembered once, for one person and one game'],
  ],
  favourites: [
    ['src/renderer/screens/setup/tests/circuits.dom.test.ts', 'a marked circuit comes first, and the mark is kept'],
  ],
  keys: [EACH, ['src/ui/key-actions.test.ts', 'a changed key does what the usual one did']],
  language: [
    ['src/renderer/screens/settings/tests/language.dom.test.ts', 'a page speaks the language that is chosen at once'],
  ],
};

test('every setting has a proof', () => {
  expect(new Set(Object.keys(PROOFS))).toEqual(new Set(Object.keys(DEFAULT_SETTINGS)));
});

test.each(Object.entries(PROOFS))('%s: its proofs exist', (_, proofs) => {
  expect(proofs).not.toEqual([]);
  for (const [file, name] of proofs) {
    const where = path.join(root, file);
    expect([file, existsSync(where)]).toEqual([file, true]);
    expect([file, name, readFileSync(where, 'utf8').includes(name)]).toEqual([file, name, true]);
  }
});
