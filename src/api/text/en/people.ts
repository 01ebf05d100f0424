// Why people of this computer can't be changed, in English.

export const messages = {
  'people.unknown': 'This driver is no longer on this computer.',
  'people.same-name': '{name} is on this computer already. Choose another name.',
  'people.last': 'This is the only driver on this computer. Add another one first.',
  'people.other-name': 'This isn’t the driver’s name. Type {name} to delete them.',
  'people.damaged': 'This file is damaged, or it doesn’t hold a driver. Export the driver again.',
  'people.newer-file': 'This file is from a newer Paddock. Update Paddock, then import it again.',
  'people.full': 'There are {most, number} drivers on this computer already. Delete one first.',
  'people.not-won': '{name} isn’t won yet. Objectives of a career pay it.',
  'people.other-here': 'Someone else is racing here now, so the change wasn’t saved.',
} as const;
