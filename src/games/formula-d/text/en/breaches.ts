// Why the rules refuse, in English.

export const breaches = {
  'breach.car-count': 'A race has {min} to {max} cars, not {count}. Add or remove drivers.',
  'breach.wrong-ask':
    '{asked, select, gear {You are asked for a gear: choose one and roll its die.} move {You are asked where to stop: choose one of the lit spaces.} other {You are in a slipstream: choose one of the lit spaces, or let go.}}',
  'breach.gear-not-reachable':
    '{way, select, up {{gear, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} gear is out of reach from {from, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} gear: one gear up at most. Take {high, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} or lower.} other {From {from, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} to {gear, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} gear is too far: three gears may be skipped at most. Take {low, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} or higher.}}',
  'breach.gear-too-dear':
    '{gear, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} gear skips {skipped, plural, one {# gear} other {# gears}} for {cost} wear: with {wear} wear that would be the last. Take {low, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} or higher.',
  'breach.pit-gear':
    '{way, select, out {{gear, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} gear is too high out of the box: {high, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} at most.} other {{gear, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} gear is too high in the pits: one gear up at most. Take {high, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} or lower.}}',
  'breach.not-reachable':
    'None of the ways of up to {spaces, plural, one {# space} other {# spaces}} ends there: it is too far, blocked, or a detour on a straight. Choose one of the {open} lit spaces.',
  'breach.does-not-survive':
    '{reason, select, stops {That way leaves a corner with two stops or more missing, which ends the race. Choose one of the {open} lit spaces.} other {Stopping there costs {cost} wear and you have {wear}: at least 1 must be left. Choose one of the {open} lit spaces.}}',
  'breach.slipstream-end':
    'A slipstream carries you up to {spaces, plural, one {# space} other {# spaces}} on, past no car and only as far as your {wear} wear last. {open, plural, one {Choose the lit space} other {Choose one of the # lit spaces}}, or let go.',
} as const;
