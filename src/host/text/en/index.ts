// What the host says outside of every page, in English: at its doors, and names of who gave none.

export const messages = {
  'door.long': 'This address is too long.',
  'door.big': 'This request is too large.',
  'door.reached': 'Reached. This device can join the party: open the address again without “/reached”.',
  'door.nothing': 'There is nothing here.',
  'door.owner': 'Paddock only answers at 127.0.0.1 and localhost.',
  'door.guest': 'This party only answers at its own address. Ask the host for it.',

  'locked.tab': 'Paddock: the key is missing',
  'locked.title': 'This address needs a key',
  'locked.how':
    'Paddock is running here, but only for the person who started it. Open the full address that Paddock printed in its terminal when it started; it looks like',
  'locked.newest': 'Paddock makes a new key every time it starts. After a restart, use the newest address.',
  'locked.party': 'Invited to a party? Open the address shown in your host’s lobby; it needs no key.',

  'name.driver': 'Driver {n}',
  'name.guest': 'Guest',
  'name.host': 'Host',
  'name.party': 'Party',
  'name.season': 'Season',
  'name.damagedSeason': 'Damaged season',
} as const;
