// Stages of a test run that run side by side. Each prints its output when it ends, so that several do not mix.
import { spawn } from 'node:child_process';
import path from 'node:path';

const root = path.join(import.meta.dirname, '..');

/** Runs a script with Node, and prints its output if it fails. Resolves to whether it passed, and its time in ms. */
export function quietStage(name, command, env = {}) {
  const began = performance.now();
  const child = spawn(process.execPath, command, { cwd: root, env: { ...process.env, FORCE_COLOR: '1', ...env } });
  const output = [];
  child.stdout.on('data', (chunk) => output.push(chunk));
  child.stderr.on('data', (chunk) => output.push(chunk));
  return new Promise((resolve) => {
    child.on('close', (code) => {
      const ms = performance.now() - began;
      if (code !== 0) process.stdout.write(Buffer.concat(output));
      console.log(`${code === 0 ? 'ok' : 'FAILED'}: ${name}, ${(ms / 1000).toFixed(1)} s`);
      resolve({ passed: code === 0, ms });
    });
  });
}
