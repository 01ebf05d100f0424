// The only thing the desktop window's page gets from outside its sandbox: text frames to and from the main process.
// Not here: Electron itself. The page never sees ipcRenderer, an event or another channel.

import { IPC_CHANNEL, type PaddockBridge } from '@api/links/ipc';
import { contextBridge, type IpcRendererEvent, ipcRenderer } from 'electron';

const bridge: PaddockBridge = {
  send(frame) {
    if (typeof frame === 'string') ipcRenderer.send(IPC_CHANNEL, frame);
  },
  onFrame(listener) {
    const hear = (_event: IpcRendererEvent, frame: unknown) => {
      if (typeof frame === 'string') listener(frame);
    };
    ipcRenderer.on(IPC_CHANNEL, hear);
    return () => {
      ipcRenderer.off(IPC_CHANNEL, hear);
    };
  },
};

contextBridge.exposeInMainWorld('paddock', bridge);
