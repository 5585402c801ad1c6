import { spawn, spawnSync } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { repository } from './repository.mjs';

const program = process.platform === 'win32' ? 'node.exe' : 'node';

/** The Node that this version of the product is tested with, whatever is installed on the machine. */
export const pinnedNode = join(repository, 'node_modules', 'node', 'bin', program);

const parent = process.ppid;
const environment = {
  ...process.env,
  // Compiled code and stripped types are kept, which halves the time of every start but the first.
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(repository, 'node_modules', '.cache', 'compiled'),
  PATH: [join(repository, 'node_modules', '.bin'), process.env.PATH].join(delimiter),
};

/** Runs a program of the repository to its end under the pinned Node and tells whether it succeeded. */
export function runPinned(file, args, folder = repository) {
  const { status } = spawnSync(pinnedNode, [file, ...args], { cwd: folder, stdio: 'inherit', env: environment });
  return status === 0;
}

/** Hands this process over to a program under the pinned Node: same terminal, same signals, same exit code. */
export function becomePinned(file, args) {
  const child = spawn(pinnedNode, [file, ...args], { cwd: repository, stdio: 'inherit', env: environment });
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  process.on('SIGINT', () => {
    // A terminal sends Ctrl-C to both processes; a second SIGINT would read as impatience.
    if (!process.stdin.isTTY) child.kill('SIGINT');
  });
  if (process.env.npm_lifecycle_event) stopWithParent(child);
  child.on('error', (error) => {
    process.stderr.write(
      `The pinned Node cannot be run (${error.message}): allow npm to run install scripts, delete node_modules and run this again.\n`,
    );
    process.exit(1);
  });
  child.on('exit', (code, signal) => {
    if (signal) {
      process.removeAllListeners(signal);
      process.kill(process.pid, signal);
    } else process.exit(code ?? 1);
  });
}

/** npm starts its scripts through a shell, and some shells end on SIGTERM without handing it on. */
function stopWithParent(child) {
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    child.kill('SIGTERM');
  }, 250);
}
