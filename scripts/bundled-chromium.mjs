// Unpacks the headless Chromium that comes with the optional package @sparticuz/chromium: for 64-bit Linux without a browser.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';

const root = path.join(import.meta.dirname, '..');
const PACKAGE = path.join(root, 'node_modules/@sparticuz/chromium');
/** Runs the browser beside it, with its bundled libraries if this machine lacks them. */
const START = `#!/bin/sh
here=$(dirname "$0")
if ! "$here/chromium" --version >/dev/null 2>&1; then
  export LD_LIBRARY_PATH="$here/al2023/lib\${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"
fi
export FONTCONFIG_FILE="$here/fonts.conf"
exec "$here/chromium" "$@"
`;
/** The machine's fonts, and the bundled one: Chromium exits if it finds no font at all. */
const FONTS = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir prefix="relative">fonts</dir>
</fontconfig>
`;

/**
 * Path of the program, unpacked into node_modules/.cache at the first call (about 4 s); null on other machines and if the
 * package is not installed. Throws if it cannot be unpacked.
 */
export function bundledChromium() {
  if (process.platform !== 'linux' || process.arch !== 'x64' || !existsSync(PACKAGE)) return null;
  const { version } = JSON.parse(readFileSync(path.join(PACKAGE, 'package.json'), 'utf8'));
  const folder = path.join(root, 'node_modules/.cache/paddock-chromium', version);
  if (!existsSync(folder)) unpack(folder);
  return path.join(folder, 'start');
}

/** Unpacks beside the final place and renames, so that an interrupted call leaves no half browser. */
function unpack(folder) {
  mkdirSync(path.dirname(folder), { recursive: true });
  const half = mkdtempSync(`${folder}-`);
  try {
    writeFileSync(path.join(half, 'chromium'), part('chromium.br'), { mode: 0o755 });
    writeFileSync(path.join(half, 'start'), START, { mode: 0o755 });
    writeFileSync(path.join(half, 'fonts.conf'), FONTS);
    untar('swiftshader.tar.br', half);
    untar('al2023.tar.br', path.join(half, 'al2023'));
    untar('fonts.tar.br', path.join(half, 'fonts'));
    renameSync(half, folder);
  } catch (error) {
    rmSync(half, { recursive: true, force: true });
    // Another process was quicker.
    if (!existsSync(folder)) throw new Error(`the Chromium in ${PACKAGE} could not be unpacked: ${error.message}`);
  }
}

function part(name) {
  return brotliDecompressSync(readFileSync(path.join(PACKAGE, 'bin', name)));
}

function untar(name, folder) {
  mkdirSync(folder, { recursive: true });
  const ran = spawnSync('tar', ['-x', '-f', '-', '-C', folder], { input: part(name) });
  if (ran.status !== 0) throw new Error(`tar and ${name}: ${ran.error ?? ran.stderr}`);
}
