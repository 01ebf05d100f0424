// The parts of Electron that the shell uses, passed in by index.ts or a test; nothing else imports electron at run time.

/** The parts of Electron that the shell may touch. */
export type ElectronParts = Pick<
  typeof import('electron'),
  'app' | 'BrowserWindow' | 'Menu' | 'dialog' | 'ipcMain' | 'protocol' | 'screen' | 'session' | 'shell'
>;
