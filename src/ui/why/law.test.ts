// No control is disabled without a reason (STYLE, "Errors and text"). A disabled attribute takes a control out of reach of keys
// and screen readers, so no control that stays on the screen has one.

import { expect, test } from 'vitest';
import { isTestFile, sourceFiles } from '../../source-files';

/** Exceptions: an item of an open list (Base UI informs screen readers), and a tooltip that shows nothing. */
const BASE = ['ui/controls/select.tsx', 'ui/overlays/tooltip.tsx'];

const components = sourceFiles(/\.tsx$/).filter(({ file }) => !isTestFile(file) && !BASE.includes(file));

test('no control is disabled without a reason', () => {
  expect(components.length).toBeGreaterThan(250);
  const found = components.filter(({ text }) => isFlagged(text)).map(({ file }) => file);
  expect(found).toEqual([]);
});

test('the check itself finds disabled attributes of elements only', () => {
  expect(isFlagged('<Button disabled={busy}>')).toBe(true);
  expect(isFlagged('<button\n  type="button"\n  disabled\n>')).toBe(true);
  expect(isFlagged('<button {...off(why)} aria-disabled={true} data-disabled="">')).toBe(false);
  expect(isFlagged('useDroppable({ id, disabled: done }); const disabled = false; /* disabled */')).toBe(false);
});

/** Whether an element has the attribute. */
function isFlagged(text: string): boolean {
  return /^\s+disabled$/m.test(text) || /\sdisabled=\{/.test(text);
}
