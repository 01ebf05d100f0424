// Heat's race that starts with one click. Not here: the setup screen (setup.tsx), which the home screen does not load.

import { quickRaceOf } from '@ui/game/setup/races';
import type { GameUi } from '@ui/game-ui';
import { HEAT_COLOURS } from '../data/colours';
import { trackOf } from '../data/tracks';
import { t } from '../text/t';

/** The quick race of the home screen: Italy against three Rookies. */
export const quickRace: GameUi['quickRace'] = quickRaceOf({
  get text() {
    return t('quick.text');
  },
  game: 'heat',
  circuit: 'italy',
  options: {
    mode: 'race',
    laps: trackOf('italy').laps.default,
    legendLevel: 'medium',
    legendBonus: 0,
    grid: 'random',
    slipstreamReach: 'adjacent',
  },
  first: { laps: trackOf('italy').laps.min },
  colours: HEAT_COLOURS,
  ownColour: HEAT_COLOURS[0],
  rivals: 3,
});
