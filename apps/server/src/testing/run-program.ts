import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { onTestFinished } from 'vitest';
import { readyUrl } from './ready-url.ts';

const program = (name: 'main' | 'operate') => fileURLToPath(new URL(`../${name}.ts`, import.meta.url));
const environment = (settings: Record<string, string>) => ({ PATH: process.env.PATH, ...settings });

/** A server in a process of its own, once it says that it is ready. Ends with the test. */
export async function startProgram(settings: Record<string, string>): Promise<{ url: string; process: ChildProcess }> {
  const child = spawn(process.execPath, [program('main')], {
    env: environment(settings),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  return { url: await readyUrl(child), process: child };
}

/** Runs one command for operators to its end, with what is typed for it. */
export async function operate(
  words: readonly string[],
  settings: Record<string, string> = {},
  input = '',
): Promise<{ code: number; output: string }> {
  try {
    const running = promisify(execFile)(process.execPath, [program('operate'), ...words], {
      env: environment(settings),
    });
    running.child.stdin?.end(input);
    const { stdout } = await running;
    return { code: 0, output: stdout };
  } catch (error) {
    const { code, stderr } = error as { code: number; stderr: string };
    return { code, output: stderr };
  }
}
