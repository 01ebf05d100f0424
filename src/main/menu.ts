// The native menu as data. Keys of a race (Space, Z, H …) belong to the page; here are only those of the app itself.

import type { MenuItemConstructorOptions } from 'electron';

export interface MenuContext {
  platform: NodeJS.Platform;
  /** Adds reload and developer tools. */
  developing: boolean;
  /** Shows a screen by its hash address, such as '/settings'. */
  go(address: string): void;
  /** Looks for a newer version; undefined where this build knows no place to look. */
  lookForUpdate: (() => void) | undefined;
}

/** The menu bar from left to right. */
export function menuTemplate({ platform, developing, go, lookForUpdate }: MenuContext): MenuItemConstructorOptions[] {
  const mac = platform === 'darwin';
  const settings: MenuItemConstructorOptions = {
    label: 'Settings…',
    accelerator: 'CommandOrControl+,',
    click: () => go('/settings'),
  };
  const update: MenuItemConstructorOptions[] =
    lookForUpdate === undefined ? [] : [{ label: 'Look for a newer version…', click: () => lookForUpdate() }];
  const bar: MenuItemConstructorOptions[] = [
    {
      label: '&Race',
      submenu: [
        { label: 'Games', accelerator: 'CommandOrControl+N', click: () => go('/') },
        { label: 'Saved and finished races', accelerator: 'CommandOrControl+O', click: () => go('/races') },
        ...(mac ? [] : [{ type: 'separator' as const }, settings]),
        { type: 'separator' },
        mac ? { role: 'close' } : { role: 'quit', accelerator: 'CommandOrControl+Q' },
      ],
    },
    {
      label: '&Edit',
      submenu: [
        { role: 'undo' },
        { role: 'redo' },
        { type: 'separator' },
        { role: 'cut' },
        { role: 'copy' },
        { role: 'paste' },
        { role: 'selectAll' },
      ],
    },
    {
      label: '&View',
      submenu: [
        { role: 'resetZoom' },
        { role: 'zoomIn' },
        { role: 'zoomOut' },
        { type: 'separator' },
        { role: 'togglefullscreen', accelerator: mac ? 'Control+Command+F' : 'F11' },
        ...(developing ? developerItems() : []),
      ],
    },
    {
      label: '&Help',
      role: 'help',
      submenu: [
        { label: 'Rules', accelerator: 'F1', click: () => go('/rules') },
        ...(mac ? [] : [...update, { role: 'about' as const }]),
      ],
    },
  ];
  if (!mac) return bar;
  const own: MenuItemConstructorOptions = {
    role: 'appMenu',
    submenu: [
      { role: 'about' },
      ...update,
      { type: 'separator' },
      settings,
      { type: 'separator' },
      { role: 'hide' },
      { role: 'hideOthers' },
      { role: 'unhide' },
      { type: 'separator' },
      { role: 'quit' },
    ],
  };
  return [own, ...bar];
}

function developerItems(): MenuItemConstructorOptions[] {
  return [{ type: 'separator' }, { role: 'reload' }, { role: 'forceReload' }, { role: 'toggleDevTools' }];
}
