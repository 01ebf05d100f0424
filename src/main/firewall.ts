// Windows only: explains why Paddock asks for its firewall and what the answer means. Not here: opening it (host/lan/firewall.ts).

import type { ElectronParts } from './electron-parts';
import { t } from './translate';

/** True if the person wants this program to be reached by other devices. */
export async function askFirewall({ dialog }: Pick<ElectronParts, 'dialog'>): Promise<boolean> {
  const { response } = await dialog.showMessageBox({
    type: 'question',
    message: t('firewall.title'),
    detail: t('firewall.text'),
    buttons: [t('firewall.yes'), t('update.later')],
    defaultId: 0,
    cancelId: 1,
  });
  return response === 0;
}
