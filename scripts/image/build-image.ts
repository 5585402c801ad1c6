import { chmod, cp, mkdir, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { run, type Storage } from './container-tools.ts';

const repository = fileURLToPath(new URL('../../', import.meta.url));
export const image = 'localhost/pcf-exchange';
const base = 'localhost/base';
const buildBase = 'localhost/build-base';
/** What Debian's own slim image lacks as well. */
const leftOut = ['var/cache/apt', 'var/lib/apt/lists', 'usr/share/doc', 'usr/share/locale', 'usr/share/man'];

/** Two bases from the packages of Debian, of the release and the mirror that this machine has itself. */
export async function buildBases({ folder, buildah }: Storage): Promise<void> {
  const container = await buildah('from', 'scratch');
  const root = await buildah('mount', container);
  const { mirror, release } = await debian();
  // Nothing of it has to outlast a power cut; waiting for the disk at every file would take most of the time.
  const unsafe = join(root, 'etc/dpkg/dpkg.cfg.d/unsafe-io');
  await mkdir(dirname(unsafe), { recursive: true });
  await writeFile(unsafe, 'force-unsafe-io\n');
  await run('debootstrap', ['--variant=minbase', release, root, mirror]);
  await Promise.all([unsafe, ...leftOut].map((path) => rm(resolve(root, path), { recursive: true, force: true })));
  await buildah('commit', '--quiet', container, base);

  // The Node that runs this, and npm of the version that is here, as the registry has it: it needs nothing else.
  const programs = join(root, 'usr/local/bin');
  await cp(process.execPath, join(programs, 'node'));
  const npm = join(root, 'usr/local/lib/npm');
  await mkdir(npm);
  const packed = await run('npm', ['pack', '--silent', `npm@${await run('npm', ['--version'])}`], folder);
  await run('tar', ['-xzf', join(folder, packed), '-C', npm, '--strip-components=1']);
  await chmod(join(npm, 'bin/npm-cli.js'), 0o755);
  await symlink('../lib/npm/bin/npm-cli.js', join(programs, 'npm'));
  await buildah('unmount', container);
  await buildah('commit', '--quiet', '--rm', container, buildBase);
}

async function debian(): Promise<{ mirror: string; release: string }> {
  const known = await run('apt-get', [
    'indextargets',
    '--format',
    '$(SITE) $(CODENAME) $(COMPONENT)',
    'Created-By: Packages',
  ]).catch(() => '');
  const plain = /^(?<mirror>\S+) (?<release>[a-z]+) main$/m.exec(known)?.groups;
  return { mirror: plain?.mirror ?? 'http://deb.debian.org/debian', release: plain?.release ?? 'bookworm' };
}

/** As the committed Dockerfile says, with the registry of npm that this machine uses. */
export async function buildImage({ folder, buildah }: Storage): Promise<void> {
  const setting = async (name: string) => {
    const value = await run('npm', ['config', 'get', name]);
    return value === 'null' || value === 'undefined' ? undefined : value;
  };
  const registry = await setting('registry');
  const authority = (await setting('cafile')) ?? process.env.NODE_EXTRA_CA_CERTS;
  const npmrc = join(folder, 'npmrc');
  await writeFile(npmrc, `${registry ? `registry=${registry}\n` : ''}${authority ? `cafile=${authority}\n` : ''}`);
  await buildah(
    'build',
    '--isolation',
    'chroot',
    // The other one has no place for the health check.
    '--format',
    'docker',
    '--build-arg',
    `BASE=${base}`,
    '--build-arg',
    `BUILD_BASE=${buildBase}`,
    '--secret',
    `id=npmrc,src=${npmrc}`,
    ...(authority ? ['--volume', `${authority}:${authority}:ro`] : []),
    '--tag',
    image,
    repository,
  );
}

/** As it is sent to a registry, and as it lies on a disk, in bytes. */
export async function sizesOf({ folder, buildah, podman }: Storage): Promise<{ compressed: number; whole: number }> {
  const archive = join(folder, 'image.tar');
  await buildah('push', '--quiet', '--format', 'oci', image, `oci-archive:${archive}`);
  const compressed = (await stat(archive)).size;
  await rm(archive);
  return { compressed, whole: Number(await podman('image', 'inspect', '--format', '{{.Size}}', image)) };
}
