// Gallery pages of the hall. Its party is made by hand: what needs its host is refused.

import { screenAt } from '@gallery/app-at';
import { hallOf, type PartyOptions } from '@gallery/saved/parties';

export default { title: 'Screens/Hall' };

export const Host = inHall({});

export const HostLongNames = { ...inHall({ names: 'long' }), name: 'Host, long names' };

export const Guest = inHall({ viewer: 'guest' });

function inHall(options: PartyOptions) {
  const { viewer = 'host' } = options;
  return screenAt('/hall', { party: hallOf(options), role: viewer === 'host' ? 'owner' : 'guest' });
}
