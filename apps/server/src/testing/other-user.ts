import { execFileSync } from 'node:child_process';
import { chmodSync, lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { unprivilegedAccount } from '../../../../scripts/postgres/unprivileged-account.ts';

/** A folder with all files and folders in it, however deep; a file is alone. */
export function pathsBelow(place: string): string[] {
  if (!lstatSync(place).isDirectory()) return [place];
  const entries = readdirSync(place, { recursive: true, withFileTypes: true });
  return [place, ...entries.map(({ parentPath, name }) => join(parentPath, name))];
}

/** What anybody but the owner is allowed by modes; what was removed meanwhile is nobody's. */
export const allowedToOthers = (paths: readonly string[]): string[] =>
  paths.flatMap((path) => {
    const mode = lstatSync(path, { throwIfNoEntry: false })?.mode ?? 0;
    return mode & 0o077 ? [`${(mode & 0o777).toString(8)} ${path}`] : [];
  });

/** As a version left it that let everybody in. */
export function openToEverybody(folder: string): void {
  for (const path of pathsBelow(folder)) chmodSync(path, lstatSync(path).isDirectory() ? 0o755 : 0o666);
}

const tryEach = `while IFS= read -r path; do
  { true <"$path"; } 2>/dev/null && echo "read $path"
  { true >>"$path"; } 2>/dev/null && echo "wrote $path"
done; true`;

/** What another user of the machine gets open; undefined where this process is not root and can be nobody else. */
export function openedByAnother(paths: readonly string[]): string[] | undefined {
  const account = unprivilegedAccount();
  if (!account) return undefined;
  const opened = execFileSync('/bin/sh', ['-c', tryEach], { ...account, cwd: '/', input: `${paths.join('\n')}\n` });
  return opened.toString().split('\n').filter(Boolean);
}
