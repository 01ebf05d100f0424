// Where the Electron binary is and whether it can be downloaded. Never require('electron'): since Electron 42 that downloads
// it.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(import.meta.dirname, '..');
export const electronFolder = path.join(root, 'node_modules/electron');

/** The binary's path, or null if it is not on this machine. */
export function electronBinary() {
  const named = path.join(electronFolder, 'path.txt');
  const name = existsSync(named) ? readFileSync(named, 'utf8').trim() : null;
  const override = process.env.ELECTRON_OVERRIDE_DIST_PATH;
  if (name === null && override === undefined) return null;
  const usual = process.platform === 'win32' ? 'electron.exe' : 'electron';
  const binary = path.join(override ?? path.join(electronFolder, 'dist'), name ?? usual);
  return existsSync(binary) ? binary : null;
}

/** Whether the binary's download address answers within 5 s. */
export async function electronReachable() {
  const base = process.env.ELECTRON_MIRROR ?? process.env.npm_config_electron_mirror ?? 'https://github.com/';
  try {
    await fetch(base, { method: 'HEAD', signal: AbortSignal.timeout(5000) });
    return true;
  } catch {
    return false;
  }
}

/** True on a Linux machine without a screen. */
export function hasNoDisplay() {
  return process.platform === 'linux' && !process.env.DISPLAY && !process.env.WAYLAND_DISPLAY;
}
