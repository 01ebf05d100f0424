// The native menu as data. A race's keys (Space, Z, H and so on) belong to the page; these keys belong to the app.

import type { MenuItemConstructorOptions } from 'electron';
import { t } from './translate';

export interface MenuContext {
  platform: NodeJS.Platform;
  /** Adds reload and developer tools. */
  developing: boolean;
  /** Shows a screen by its hash address, such as '/settings'. */
  go(address: string): void;
  /** Looks for a newer version; undefined if this build has no update source. */
  lookForUpdate: (() => void) | undefined;
}

/** The menu bar from left to right. */
export function menuTemplate({ platform, developing, go, lookForUpdate }: MenuContext): MenuItemConstructorOptions[] {
  const mac = platform === 'darwin';
  const settings: MenuItemConstructorOptions = {
    label: t('menu.settings'),
    accelerator: 'CommandOrControl+,',
    click: () => go('/settings'),
  };
  const update: MenuItemConstructorOptions[] =
    lookForUpdate === undefined ? [] : [{ label: t('menu.update'), click: () => lookForUpdate() }];
  const bar: MenuItemConstructorOptions[] = [
    {
      label: t('menu.race'),
      submenu: [
        { label: t('menu.games'), accelerator: 'CommandOrControl+N', click: () => go('/') },
        { label: t('menu.races'), accelerator: 'CommandOrControl+O', click: () => go('/races') },
        ...(mac ? [] : [{ type: 'separator' as const }, settings]),
        { type: 'separator' },
        mac ? item('close') : { ...item('quit'), accelerator: 'CommandOrControl+Q' },
      ],
    },
    {
      label: t('menu.edit'),
      submenu: [
        item('undo'),
        item('redo'),
        { type: 'separator' },
        item('cut'),
        item('copy'),
        item('paste'),
        item('selectAll'),
      ],
    },
    {
      label: t('menu.view'),
      submenu: [
        item('resetZoom'),
        item('zoomIn'),
        item('zoomOut'),
        { type: 'separator' },
        { ...item('togglefullscreen'), accelerator: mac ? 'Control+Command+F' : 'F11' },
        ...(developing ? developerItems() : []),
      ],
    },
    {
      label: t('menu.help'),
      role: 'help',
      submenu: [
        { label: t('menu.rules'), accelerator: 'F1', click: () => go('/rules') },
        ...(mac ? [] : [...update, item('about')]),
      ],
    },
  ];
  if (!mac) return bar;
  const own: MenuItemConstructorOptions = {
    role: 'appMenu',
    submenu: [
      item('about'),
      ...update,
      { type: 'separator' },
      settings,
      { type: 'separator' },
      item('hide'),
      item('hideOthers'),
      item('unhide'),
      { type: 'separator' },
      item('quit'),
    ],
  };
  return [own, ...bar];
}

function developerItems(): MenuItemConstructorOptions[] {
  return [{ type: 'separator' }, item('reload'), item('forceReload'), item('toggleDevTools')];
}

type Role =
  | 'about'
  | 'close'
  | 'copy'
  | 'cut'
  | 'forceReload'
  | 'hide'
  | 'hideOthers'
  | 'paste'
  | 'quit'
  | 'redo'
  | 'reload';
type ViewRole =
  | 'resetZoom'
  | 'selectAll'
  | 'toggleDevTools'
  | 'togglefullscreen'
  | 'undo'
  | 'unhide'
  | 'zoomIn'
  | 'zoomOut';

/** A standard menu item labelled in our language; Electron's own labels are English. */
function item(role: Role | ViewRole): MenuItemConstructorOptions {
  return { role, label: t(`role.${role}`) };
}
