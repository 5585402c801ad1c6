import { readFileSync } from 'node:fs';

export interface LockedPackage {
  /** Of a package of our own, and of one that is only linked, there is none. */
  readonly version?: string;
  readonly integrity?: string;
  readonly license?: string;
  /** Only to build and test with: it is not part of what runs. */
  readonly dev?: boolean;
  readonly link?: boolean;
  readonly resolved?: string;
  readonly hasInstallScript?: boolean;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

/** Every package by the folder it is installed into, ours among them. */
export type LockFile = Readonly<Record<string, LockedPackage>>;

export function readLockFile(): LockFile {
  const text = readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8');
  return (JSON.parse(text) as { readonly packages: LockFile }).packages;
}

const folder = 'node_modules/';

/** What is imported by, which is the end of the folder it is in. */
export const nameOf = (path: string): string => path.slice(path.lastIndexOf(folder) + folder.length);

/** Where Node finds a package that another one asks for: in its own folder, or in the nearest above. */
export function foundFrom(lock: LockFile, path: string, name: string): string | undefined {
  for (let place = path; ; place = place.slice(0, Math.max(place.lastIndexOf(`/${folder}`), 0))) {
    const candidate = place === '' ? folder + name : `${place}/${folder}${name}`;
    if (candidate in lock) return candidate;
    if (place === '') return undefined;
  }
}
