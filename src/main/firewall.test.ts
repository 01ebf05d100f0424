import type { MessageBoxOptions } from 'electron';
import { expect, test } from 'vitest';
import type { ElectronParts } from './electron-parts';
import { askFirewall } from './firewall';

test('the question says what comes next; only its first button is a yes', async () => {
  const shown: MessageBoxOptions[] = [];
  const answering = (response: number) =>
    ({
      dialog: {
        showMessageBox: async (options: MessageBoxOptions) => {
          shown.push(options);
          return { response, checkboxChecked: false };
        },
      },
    }) as unknown as ElectronParts;
  expect([await askFirewall(answering(0)), await askFirewall(answering(1))]).toEqual([true, false]);
  expect(shown[0]?.buttons).toEqual(['Let them through', 'Not now']);
  expect(shown[0]?.detail).toContain('administrator');
});
