import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const repository = fileURLToPath(new URL('../', import.meta.url));

/** Runs a command of the repository, its output on this terminal, and returns its exit code. */
export async function runCommand(command: string, environment: Record<string, string> = {}): Promise<number> {
  const [program = '', ...args] = command.split(' ');
  const child = spawn(program, args, {
    cwd: repository,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...environment },
  });
  const abort = () => {
    child.kill('SIGTERM');
    process.exit(1);
  };
  process.once('SIGTERM', abort);
  const [code] = (await once(child, 'exit')) as [number | null];
  process.off('SIGTERM', abort);
  return code ?? 1;
}
