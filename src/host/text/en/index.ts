// What the host says outside of every page, in English: at its doors, and names of who gave none.

export const messages = {
  'door.long': 'This address is too long.',
  'door.big': 'That is too much.',
  'door.nothing': 'There is nothing here.',
  'door.owner': 'Paddock answers to 127.0.0.1 and localhost only.',
  'door.guest': 'This table answers to its own address only: ask the host for it.',

  'locked.tab': 'Paddock: the key is missing',
  'locked.title': 'This address needs its key',
  'locked.how':
    'Paddock is running here, and opens for the person who started it. Open the whole address that Paddock printed when it started, in its terminal; it looks like',
  'locked.newest': 'Every start makes a new key: after a restart take the newest address.',
  'locked.party': 'Invited to a party? Open the address that your host’s lobby shows; that one needs no key.',

  'name.driver': 'Driver {n}',
  'name.guest': 'Guest',
  'name.host': 'Host',
  'name.party': 'Party',
  'name.season': 'Season',
  'name.damagedSeason': 'Damaged season',
} as const;
