// Why the rules refuse, in English.

export const violations = {
  'breach.car-count': 'A race has {min} to {max} cars, not {count}. Add or remove drivers.',
  'breach.wrong-ask':
    '{asked, select, gear {Choose a gear and roll its die first.} move {Choose where to stop first: take one of the lit spaces.} other {You’re in a slipstream: choose one of the lit spaces, or stay.}}',
  'breach.gear-not-reachable':
    '{way, select, up {{gear, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} gear is too high from {from, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} gear: you can shift up one gear at most. Take {high, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} or lower.} other {From {from, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} to {gear, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} gear is too far: you can skip three gears at most. Take {low, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} or higher.}}',
  'breach.gear-too-dear':
    'Shifting to {gear, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} gear skips {skipped, plural, one {# gear} other {# gears}} and costs {cost} wear. You have {wear} and must keep at least 1. Take {low, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} or higher.',
  'breach.pit-gear':
    '{way, select, out {{gear, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} gear is too high for leaving the box. Take {high, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} or lower.} other {{gear, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} gear is too high in the pits: you can shift up one gear at most. Take {high, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} or lower.}}',
  'breach.not-reachable':
    'No move of up to {spaces, plural, one {# space} other {# spaces}} ends there: it’s too far, blocked, or a detour on a straight. Choose one of the {open} lit spaces.',
  'breach.does-not-survive':
    '{reason, select, stops {That move leaves a corner with two or more stops missing, which puts you out of the race. Choose one of the {open} lit spaces.} other {Stopping there costs {cost} wear and you have {wear}: you must keep at least 1. Choose one of the {open} lit spaces.}}',
  'breach.slipstream-end':
    'A slipstream takes you up to {spaces, plural, one {# space} other {# spaces}} further. You can’t drive through cars, or further than your {wear} wear lasts. {open, plural, one {Choose the lit space} other {Choose one of the # lit spaces}}, or stay.',
} as const;
