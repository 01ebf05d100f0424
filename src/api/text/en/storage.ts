// What the data folder says: a disk that refuses, a database that was damaged, copies.

export const messages = {
  'disk.read-only':
    'Paddock can’t write to its data folder. Allow writing there or choose another folder, then try again.',
  'disk.full': 'The disk is full, so nothing was saved. Free some space and try again; everything else is unchanged.',
  'disk.in-use':
    'Another copy of Paddock is using this data folder. Close the other copy and try again; the races in it are safe.',
  'disk.damaged':
    'The database is damaged. Close Paddock and start it again: it will set the damaged file aside and carry on.',
  'disk.too-new':
    'The database was written by a newer Paddock, so it was left untouched. Install the newer version to use it.',
  'disk.not-migrated':
    'The database could not be updated. It was left as it was, with a copy in the backups folder; the older Paddock can still use it.',
  'disk.not-a-file':
    'Something in the data folder has the name of one of Paddock’s files but is not a file. Move it elsewhere and start Paddock again.',
  'blocked.folder':
    'In Paddock’s data folder, {name} is a folder, but it should be a file. Move it elsewhere and start Paddock again; nothing was changed.',
  'blocked.no-file':
    'In Paddock’s data folder, {name} is not an ordinary file. Move it elsewhere and start Paddock again; nothing was changed.',
  'disk.io': 'The disk could not read or write the data. Check the disk and try again; everything else is unchanged.',
  'notice.closed': 'Nothing can be saved',
  'notice.damaged': 'The race database was damaged',
  'notice.damaged.text': 'Paddock could not read its database. It kept it as {aside} and started a new, empty one.',
  'notice.missing': 'The race database is gone',
  'notice.missing.text': 'Paddock’s database was missing or empty, so Paddock started a new one.',
  'notice.missing.had': '{races, plural, one {It held # race} other {It held # races}} ({finished} finished).',
  'notice.missing.left': 'What was left of it is kept as {aside}.',
  'notice.lost': 'Some races or results are missing',
  'notice.lost.text':
    '{lost, plural, one {The end of the race database was damaged, so the last save is missing.} other {The end of the race database was damaged, so the last # saves are missing.}}',
  'notice.lost.steps': 'Races may be a few moves behind.',
  'notice.lost.races': '{gone, plural, one {# race is gone.} other {# races are gone.}}',
  'notice.lost.results': '{missing, plural, one {# result is missing.} other {# results are missing.}}',
  'notice.lost.left':
    '{races, plural, one {# race ({finished} finished) is left.} other {# races ({finished} finished) are left.}}',
  'notice.lost.kept': 'The damaged file is kept as {aside}.',
  'notice.unreadable': 'Part of the race database was damaged',
  'notice.unreadable.mended': 'Its parts did not match, so Paddock repaired them. A number may have been lost.',
  'notice.unreadable.totals':
    'Totals in its statistics had changed on disk, so Paddock added them up again from the races. Nothing is lost.',
  'notice.unreadable.rows': 'Some of it can’t be read any more: {of}. Everything else is unchanged.',
  'notice.altered.rows':
    '{rows, plural, one {# row in it has changed on disk since Paddock saved it} other {# rows in it have changed on disk since Paddock saved them}}: {of}. What is shown from there may be wrong.',
  'notice.altered.copy':
    'The backup of {at, date, long}, {at, time, short} still has {rows, plural, one {it} other {{held} of them}} as saved. You can restore it; everything raced since then is kept in a file beside it.',
  'notice.altered.none': '{rows, plural, one {No backup has it as saved.} other {No backup has any of them as saved.}}',
  'rows.races': 'races',
  'rows.results': 'results',
  'rows.statistics': 'statistics',
  'rows.seasons': 'seasons',
  'rows.presets': 'saved setups',
  'rows.circuits': 'circuits of the workshop',
  'rows.settings': 'settings',
  'rows.notices': 'notices',
  'rows.party': 'the open party',
  'notice.restored': 'The backup was restored',
  'notice.restored.text':
    'Everything is as it was on {at, date, long}, {at, time, short}. What was here before is kept as {aside}.',
  'notice.backup': 'Paddock couldn’t make a backup',
  'notice.backup.text': 'Your races are saved, but today’s backup could not be written.',
  'offer.none': 'There is no backup yet.',
  /** since: what becomes of what is newer than the copy. */
  'offer.copy':
    'You can restore the last good backup; {since, select, file {anything newer is only in the damaged file} new {it contains nothing newer} beside {what is here now is kept beside it} other {anything newer is kept beside it}}.',
  'offer.copy-with':
    'You can restore the last good backup, with {races, plural, one {# race} other {# races}} ({finished} finished); {since, select, file {anything newer is only in the damaged file} new {it contains nothing newer} beside {what is here now is kept beside it} other {anything newer is kept beside it}}.',
} as const;
