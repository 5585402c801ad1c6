import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { foundFrom, type LockedPackage, type LockFile, nameOf, readLockFile } from './lock-file.ts';

export const billFile = fileURLToPath(new URL('../../docs/bill-of-materials.cdx.json', import.meta.url));

const web = 'apps/web';
/** Of what the page is built with, these do not end up in it. */
const buildTools: readonly string[] = ['@types/react', '@types/react-dom', '@vitejs/plugin-react', 'vite'];

/** What runs at an operator's or in a browser and was not written here, by where it is installed. */
export function shippedPackages(lock: LockFile): [path: string, shipped: LockedPackage][] {
  const inPage = packagesOfPage(lock);
  return Object.entries(lock).filter(
    ([path, { dev, link }]) => path.includes('node_modules/') && !link && (!dev || inPage.has(path)),
  );
}

/** To npm they are of no use once the page is built, but a browser runs them. */
function packagesOfPage(lock: LockFile): ReadonlySet<string> {
  const found = new Set<string>();
  const take = (from: string, names: readonly string[]) => {
    for (const name of names) {
      const path = foundFrom(lock, from, name);
      if (path === undefined || found.has(path)) continue;
      found.add(path);
      take(path, Object.keys(lock[path]?.dependencies ?? {}));
    }
  };
  take(
    web,
    Object.keys(lock[web]?.devDependencies ?? {}).filter((name) => !buildTools.includes(name)),
  );
  return found;
}

const addressOf = (name: string, version: string) => `pkg:npm/${name.replace('@', '%40')}@${version}`;

function component(path: string, { version = '', integrity = '', license }: LockedPackage) {
  const name = nameOf(path);
  const address = addressOf(name, version);
  const [algorithm, digest = ''] = integrity.split('-', 2);
  return {
    type: 'library',
    'bom-ref': address,
    name,
    version,
    ...(algorithm === 'sha512' && {
      hashes: [{ alg: 'SHA-512', content: Buffer.from(digest, 'base64').toString('hex') }],
    }),
    ...(license && { licenses: [license.includes(' ') ? { expression: license } : { license: { id: license } }] }),
    purl: address,
  };
}

/** In the words of CycloneDX: every package that ships, its licence and checksum, and which needs which. */
export function billOfMaterials(): string {
  const lock = readLockFile();
  const { name, version, license } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
  const shipped = shippedPackages(lock);
  const addressAt = new Map(shipped.map(([path, { version: theirs = '' }]) => [path, addressOf(nameOf(path), theirs)]));
  const neededBy = (
    path: string,
    { dependencies, optionalDependencies, peerDependencies, devDependencies }: LockedPackage,
  ) =>
    Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies, ...(path === web && devDependencies) })
      .map((needed) => addressAt.get(foundFrom(lock, path, needed) ?? ''))
      .filter((address) => address !== undefined);
  const own = Object.entries(lock).filter(([path]) => !path.includes('node_modules/'));
  const product = addressOf(name, version);
  const needs = new Map<string, Set<string>>([[product, new Set(own.flatMap((each) => neededBy(...each)))]]);
  for (const [path, each] of shipped) {
    const address = addressAt.get(path) ?? '';
    needs.set(address, new Set([...(needs.get(address) ?? []), ...neededBy(path, each)]));
  }
  const components = new Map(shipped.map(([path, each]) => [addressAt.get(path), component(path, each)]));
  const bill = {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      component: {
        type: 'application',
        'bom-ref': product,
        name,
        version,
        licenses: [{ license: { id: license } }],
        purl: product,
      },
    },
    components: [...components.values()].toSorted((one, other) => (one.purl < other.purl ? -1 : 1)),
    dependencies: [...needs]
      .map(([ref, dependsOn]) => ({ ref, dependsOn: [...dependsOn].toSorted() }))
      .toSorted((one, other) => (one.ref < other.ref ? -1 : 1)),
  };
  return `${JSON.stringify(bill, undefined, 1)}\n`;
}
