// Gallery pages of tournaments. Their party is made by hand: what needs its host is refused.

import { screenAt } from '@gallery/app-at';
import { tournamentAt, tournamentCallAt, tvTournamentAt } from '@gallery/tournament-at';

export default { title: 'Screens/Tournament' };

export const Host = tournamentAt('host');

export const Guest = tournamentAt('guest');

export const Fresh = {
  ...tournamentAt('alone', { finished: 0, called: false, racing: 0 }),
  name: 'Before the first race',
};

export const Drawn = { ...tournamentAt('host', { finished: 3, racing: 0 }), name: 'Semi-finals drawn' };

export const LongNames = {
  ...tournamentAt('host', { names: 'long', drivers: 64, finished: 5, racing: 4 }),
  name: '64 drivers, long names',
};

export const KnockOut = tournamentAt('host', {
  ...{ format: { kind: 'knockout', goOn: 'winner' }, drivers: 16, tableSize: 2, finished: 5, racing: 2 },
});

export const Swiss = tournamentAt('host', { format: { kind: 'swiss', rounds: 4 }, drivers: 14, finished: 5 });

export const League = tournamentAt('host', {
  ...{ format: { kind: 'league', divisions: [], weeks: 5, moves: 1 }, drivers: 14, finished: 6 },
});

export const Over = tournamentAt('host', { finished: 'all', called: false });

export const Plan = screenAt('/tournaments/new');

export const Called = { ...tournamentCallAt(), name: 'A guest is called' };

export const Television = tvTournamentAt();

export const TelevisionStage = { ...tvTournamentAt({ called: false, racing: 2 }), name: 'Television, nobody called' };

export const TelevisionMany = {
  ...tvTournamentAt({ called: false, names: 'long', drivers: 64, finished: 5, racing: 4 }),
  name: 'Television, 64 drivers',
};
