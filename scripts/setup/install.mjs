import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from './repository.mjs';

/** Installs what the lock file asks for, unless it is installed already. */
export function installWhenStale() {
  if (isInstalled(repository)) return;
  process.stdout.write('Installing what package-lock.json lists, which may take a minute.\n');
  // npm would warn of packages that want a newer Node than the machine's; they run under the pinned one.
  const { status } = spawnSync('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: repository,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    process.stderr.write(
      'The installation failed: see the lines above, check the connection to the npm registry and run this again.\n',
    );
    process.exit(1);
  }
}

/** npm keeps a list of what it has put into node_modules; an interrupted installation leaves none. */
export function isInstalled(folder) {
  const installedList = join(folder, 'node_modules', '.package-lock.json');
  if (!existsSync(installedList)) return false;
  const wanted = packagesIn(join(folder, 'package-lock.json'));
  const installed = packagesIn(installedList);
  return Object.entries(wanted).every(([path, entry]) => {
    if (path === '') return true;
    // Packages for other systems are not installed.
    if (!installed[path]) return entry.optional === true;
    return installed[path].version === entry.version && installed[path].integrity === entry.integrity;
  });
}

function packagesIn(lockFile) {
  return JSON.parse(readFileSync(lockFile, 'utf8')).packages;
}
