// What the data folder says: a disk that refuses, a database that was damaged, copies.

export const messages = {
  'disk.read-only':
    'Paddock may not write in its data folder. Allow writing there, or choose another folder, and try again.',
  'disk.full':
    'The disk is full, so nothing was saved. Free some space and try again; everything stands as it was before.',
  'disk.in-use':
    'Another copy of Paddock is using this data folder. Close the other copy and try again; the races in it are safe.',
  'disk.damaged':
    'The database is damaged. Close Paddock and start it again: it will set the damaged file aside and go on.',
  'disk.too-new':
    'The database was written by a newer Paddock. It was left untouched; install the newer version to use it.',
  'disk.not-migrated':
    'The database could not be brought up to date. It was left as it was, with a copy in the backups folder; the older Paddock can still use it.',
  'disk.not-a-file':
    'Something in the data folder has the name of one of its files but is none. Move it elsewhere and start Paddock again.',
  'blocked.folder':
    'In Paddock’s data folder {name} is a folder, where it should be a file. Move it elsewhere and start Paddock again; nothing was changed.',
  'blocked.no-file':
    'In Paddock’s data folder {name} is no ordinary file, where it should be a file. Move it elsewhere and start Paddock again; nothing was changed.',
  'disk.io':
    'The disk did not take or give the data. Check the disk and try again; everything stands as it was before.',
  'notice.closed': 'Nothing can be saved',
  'notice.damaged': 'The race database was damaged',
  'notice.damaged.text': 'Paddock could not read its database, kept it as {aside} and started a new, empty one.',
  'notice.missing': 'The race database is gone',
  'notice.missing.text': 'Paddock found its database missing or empty and started a new one.',
  'notice.missing.had': '{races, plural, one {It held # race} other {It held # races}} ({finished} finished).',
  'notice.missing.left': 'What was left of it is kept as {aside}.',
  'notice.lost': 'Some of what was raced is missing',
  'notice.lost.text':
    '{lost, plural, one {The end of the race database was damaged: the last thing that was saved is not in it.} other {The end of the race database was damaged: the last # things that were saved are not in it.}}',
  'notice.lost.steps': 'Races may stand a few moves further back.',
  'notice.lost.races': '{gone, plural, one {# race is gone.} other {# races are gone.}}',
  'notice.lost.results': '{missing, plural, one {# result is missing.} other {# results are missing.}}',
  'notice.lost.left':
    '{races, plural, one {# race ({finished} finished) is left.} other {# races ({finished} finished) are left.}}',
  'notice.lost.kept': 'It is kept as it was found as {aside}.',
  'notice.unreadable': 'A part of the race database was damaged',
  'notice.unreadable.mended': 'Its parts did not fit together and were put in order, but a figure may have been lost.',
  'notice.unreadable.rows': 'Something in it cannot be read any more: {of}. All else is as it was.',
  'rows.races': 'races',
  'rows.results': 'results',
  'rows.statistics': 'statistics',
  'rows.seasons': 'seasons',
  'rows.presets': 'saved setups',
  'rows.settings': 'settings',
  'rows.notices': 'notices',
  'rows.party': 'the open party',
  'notice.restored': 'The earlier copy is in place',
  'notice.restored.text':
    'Everything stands as it was on {at, date, long}, {at, time, short}. What was here before is kept as {aside}.',
  'notice.backup': 'No safety copy could be made',
  'notice.backup.text': 'Your races are saved, but today’s safety copy could not be written.',
  'offer.none': 'There is no earlier copy yet.',
  /** since: what becomes of what is newer than the copy. */
  'offer.copy':
    'You can put the last good copy in its place; {since, select, file {what was raced since then is only in the damaged file} new {what was raced since then is not in it} beside {what is here now is kept beside it} other {what was raced since then is kept beside it}}.',
  'offer.copy-with':
    'You can put the last good copy with {races, plural, one {# race} other {# races}} ({finished} finished) in its place; {since, select, file {what was raced since then is only in the damaged file} new {what was raced since then is not in it} beside {what is here now is kept beside it} other {what was raced since then is kept beside it}}.',
} as const;
