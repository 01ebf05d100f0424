// The headless Chromium from the npm registry, which the browser tests use on 64-bit Linux if no browser is installed.
// Not here: which browser is preferred (scripts/chromium.mjs), what is packed (scripts/check-package.mjs).

import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { bundledChromium } from '../scripts/bundled-chromium.mjs';

const hasOne = process.platform === 'linux' && process.arch === 'x64';

describe.runIf(hasOne)('the Chromium that npm install provides', () => {
  test("starts with this machine's libraries, or with its own", () => {
    const program = bundledChromium();
    expect(program).not.toBeNull();
    expect(versionOf(program ?? '')).toMatch(/^Chromium \d+\./);
  });

  test('includes the libraries that a bare machine lacks', () => {
    const folder = path.dirname(bundledChromium() ?? '');
    // The loader reports which file each library comes from.
    const env = { LD_DEBUG: 'libs', LD_LIBRARY_PATH: path.join(folder, 'al2023/lib') };
    const { stdout, stderr } = spawnSync(path.join(folder, 'chromium'), ['--version'], { encoding: 'utf8', env });
    expect(stdout).toMatch(/^Chromium \d+\./);
    for (const library of ['libnss3.so', 'libnspr4.so', 'libnssutil3.so'])
      expect(stderr).toContain(`calling init: ${folder}/al2023/lib/${library}`);
  });
});

function versionOf(program: string): string {
  return spawnSync(program, ['--version'], { encoding: 'utf8' }).stdout;
}
