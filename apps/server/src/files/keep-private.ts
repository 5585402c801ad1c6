import { chmodSync, type Dirent, lstatSync, readdirSync, type Stats, statSync } from 'node:fs';
import { join, parse, resolve } from 'node:path';

/** What a mode allows to everybody but the owner. */
const others = 0o077;
/** Of a folder in which everybody may have files, such as the one for temporary files. */
const sticky = 0o1000;

/**
 * Takes a folder from everybody but its owner; false where that is not possible, as on a volume that knows no modes, or
 * where the folder is not ours alone. Other systems than those with modes keep their own rules.
 */
export function keepFolderPrivate(folder: string): boolean {
  if (!process.getuid) return true;
  const path = resolve(folder);
  if (statSync(path).mode & sticky || path === parse(path).root) return false;
  return takeFromOthers(path, statSync(path));
}

/**
 * The same for all that is in it. At once and without waiting: it is done while nobody is served yet, and a file costs
 * microseconds. The folder comes first, so that nobody can put anything into the way of the rest. Links are left alone.
 */
export function keepAllPrivate(folder: string): boolean {
  if (!process.getuid) return true;
  return keepContentPrivate(folder, keepFolderPrivate(folder));
}

/** Folder by folder: Node's own way to all that is in one follows links. */
function keepContentPrivate(folder: string, heldSoFar: boolean): boolean {
  let held = heldSoFar;
  for (const entry of entriesOf(folder)) {
    if (!(entry.isFile() || entry.isDirectory())) continue;
    const path = join(folder, entry.name);
    const found = lstatSync(path, { throwIfNoEntry: false });
    if (found && !takeFromOthers(path, found)) held = false;
    if (entry.isDirectory()) held = keepContentPrivate(path, held);
  }
  return held;
}

/** Another process may remove what is just looked at; a process that may not look in cannot change anything either. */
function entriesOf(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}

function takeFromOthers(path: string, { mode }: Stats): boolean {
  if ((mode & others) === 0) return true;
  try {
    chmodSync(path, mode & 0o700);
    // Some file systems take a mode and keep their own.
    return (statSync(path).mode & others) === 0;
  } catch (error) {
    return Object(error).code === 'ENOENT';
  }
}

/** Not a reason to refuse: a volume may know no modes and yet be nobody else's. */
export function tellNotPrivate(folder: string, otherwise: string): void {
  process.stderr.write(
    `Other users of this machine may be able to read ${folder}, whose mode cannot be changed: give it to this user, or ${otherwise}.\n`,
  );
}
