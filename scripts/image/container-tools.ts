import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { findProgram, installPackage } from '../programs/find-program.ts';

/** The programs, by the Debian package that has each. */
const packages = ['buildah', 'podman', 'runc', 'debootstrap'] as const;
const folders = ['/usr/sbin', '/sbin'];
const repository = fileURLToPath(new URL('../../', import.meta.url));
/** No step takes as long, even on a busy machine. */
const maxStepMs = 600_000;

/** Why the image cannot be built and run on this machine, as a sentence; undefined where it can. */
export async function reasonWithoutTools(): Promise<string | undefined> {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) {
    return 'Building a base from nothing takes root on Linux.';
  }
  for (const name of packages) {
    if (await findProgram([name], folders)) continue;
    await installPackage(name);
    if (!(await findProgram([name], folders))) return `${name} is not on this machine and could not be installed.`;
  }
  return undefined;
}

/** Runs a program to its end and returns what it wrote. A failure says all that it said. */
export async function run(program: string, args: readonly string[], cwd?: string): Promise<string> {
  return (await runWhole(program, args, cwd)).stdout.trim();
}

async function runWhole(program: string, args: readonly string[], cwd?: string) {
  // Without what the repository has installed: npm reads the machine's own settings only beside the machine's own Node.
  const own = (process.env.PATH ?? '').split(':').filter((folder) => !folder.startsWith(repository));
  const path = [...own, ...folders].join(':');
  const options = { cwd, timeout: maxStepMs, maxBuffer: 64 * 1024 ** 2, env: { ...process.env, PATH: path } };
  try {
    return await promisify(execFile)(program, args, options);
  } catch (error) {
    const { stdout = '', stderr = '', message } = error as Error & { stdout?: string; stderr?: string };
    throw new Error(`${message.split('\n')[0]}\n${stdout.slice(-4000)}\n${stderr.slice(-4000)}`);
  }
}

/** Images, containers and volumes in a folder of their own: nothing of the machine's is read or left changed. */
export interface Storage {
  readonly folder: string;
  buildah(...args: readonly string[]): Promise<string>;
  podman(...args: readonly string[]): Promise<string>;
  /** All that a container has said, on either output. */
  logs(container: string): Promise<string>;
  remove(): Promise<void>;
}

export async function createStorage(): Promise<Storage> {
  const folder = await mkdtemp(join(tmpdir(), 'pcf-exchange-image-'));
  // Plain folders as layers and chroots for builds need no rights that a container on a build machine does not have.
  const places = ['--root', join(folder, 'storage'), '--runroot', join(folder, 'run'), '--storage-driver', 'vfs'];
  const runtime = ['--runtime', 'runc', '--cgroup-manager', 'cgroupfs', '--events-backend', 'none'];
  const podmanOptions = [...places, '--tmpdir', join(folder, 'run', 'podman'), ...runtime];
  const podman = (...args: readonly string[]) => run('podman', [...podmanOptions, ...args]);
  return {
    folder,
    buildah: (...args) => run('buildah', [...places, ...args]),
    podman,
    async logs(container) {
      const { stdout, stderr } = await runWhole('podman', [...podmanOptions, 'logs', container]);
      return `${stdout}${stderr}`.trim();
    },
    async remove() {
      await podman('rm', '--all', '--force', '--time', '5').catch(() => {});
      // Removing a folder follows what is still mounted below it.
      for (const place of (await mountsBelow(folder)).reverse()) await run('umount', [place]);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function mountsBelow(folder: string): Promise<string[]> {
  const mounts = await readFile('/proc/self/mounts', 'utf8');
  return mounts
    .split('\n')
    .map((line) => line.split(' ')[1] ?? '')
    .filter((place) => place.startsWith(`${folder}/`));
}
