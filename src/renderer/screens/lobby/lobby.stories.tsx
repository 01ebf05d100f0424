// Gallery pages of the lobby and of the way in. Their party is made by hand: what needs its host is refused.

import { screenAt } from '@gallery/app-at';
import { lobbyOf, type PartyOptions, partiesNearby } from '@gallery/saved/parties';

export default { title: 'Screens/Lobby' };

export const Host = inLobby({});

export const HostLongNames = { ...inLobby({ names: 'long' }), name: 'Host, long names' };

export const HostFull = { ...inLobby({ full: true }), name: 'Host, full table and a join request' };

export const HostFullLongNames = {
  ...inLobby({ full: true, names: 'long' }),
  name: 'Host, full table, long names',
};

export const Guest = inLobby({ viewer: 'guest' });

export const GuestLongNames = { ...inLobby({ viewer: 'guest', names: 'long' }), name: 'Guest, long names' };

export const GuestFull = { ...inLobby({ viewer: 'guest', full: true }), name: 'Guest, full table' };

export const Asking = { ...inLobby({ viewer: 'asking' }), name: 'Waiting for the host’s permission' };

export const Nearby = { ...screenAt('/join', { party: partiesNearby() }), name: 'Join, with parties nearby' };

export const Code = { ...screenAt('/join/K7M2QX', { role: 'guest' }), name: 'Join, as a guest with a code' };

function inLobby(options: PartyOptions) {
  const { viewer = 'host' } = options;
  return screenAt('/lobby', { party: lobbyOf(options), role: viewer === 'host' ? 'owner' : 'guest' });
}
