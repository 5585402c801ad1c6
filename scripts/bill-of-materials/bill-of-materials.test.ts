import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { billFile, billOfMaterials, shippedPackages } from './bill-of-materials.ts';
import { foundFrom, type LockFile, nameOf, readLockFile } from './lock-file.ts';

interface Bill {
  readonly components: readonly { readonly 'bom-ref': string; readonly hashes?: readonly unknown[] }[];
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn: readonly string[] }[];
}

/** What may be passed on under Apache 2.0; of a choice, one of them is enough. */
const compatible = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  // For fonts.
  'OFL-1.1',
  'Unlicense',
]);

describe('the bill of materials', () => {
  it('is what the lock file says now', () => {
    const isFresh = readFileSync(billFile, 'utf8') === billOfMaterials();
    expect(isFresh, `${billFile} is stale: write it again with \`npm run bill-of-materials\``).toBe(true);
  });

  it('has a checksum for every package, and every package that another one needs', () => {
    const { components, dependencies } = JSON.parse(billOfMaterials()) as Bill;
    expect(components.length).toBeGreaterThan(100);
    expect(components.filter(({ hashes }) => hashes === undefined)).toEqual([]);
    const known = new Set(components.map((each) => each['bom-ref']));
    const needed = dependencies.flatMap(({ dependsOn }) => dependsOn);
    expect(needed.filter((each) => !known.has(each))).toEqual([]);
    // Nothing ships that nothing needs.
    const used = new Set(needed);
    expect([...known].filter((each) => !used.has(each))).toEqual([]);
  });
});

describe('a package', () => {
  it('that ships has a licence that ours goes together with', () => {
    const others = shippedPackages(readLockFile())
      .filter(([, { license = '' }]) => !license.split(/[()]| OR /).some((each) => compatible.has(each)))
      .map(([path, { license }]) => `${nameOf(path)}: ${license ?? 'none'}`);
    expect(others).toEqual([]);
  });

  it('runs a script at its installation only where that was decided', () => {
    const { allowScripts } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
      readonly allowScripts: Readonly<Record<string, boolean>>;
    };
    const scripted = Object.entries(readLockFile()).filter(([, { hasInstallScript }]) => hasInstallScript);
    expect(scripted.map(([path]) => nameOf(path)).filter((name) => !(name in allowScripts))).toEqual([]);
    // Node itself, which fetches the program for the machine from the registry; nothing else.
    expect(Object.keys(allowScripts).filter((name) => allowScripts[name])).toEqual(['node']);
  });

  it('comes from the registry and with a checksum, wherever that is', () => {
    const packages = Object.entries(readLockFile()).filter(
      ([path, { link }]) => path.includes('node_modules/') && !link,
    );
    const unchecked = packages.filter(([, { integrity, resolved }]) => !integrity || resolved !== undefined);
    expect(unchecked.map(([path]) => path)).toEqual([]);
  });

  it('is found where Node finds it', () => {
    const lock: LockFile = {
      '': {},
      'apps/a': {},
      'node_modules/x': {},
      'node_modules/y': {},
      'node_modules/y/node_modules/x': {},
      'apps/a/node_modules/y': {},
    };
    expect(foundFrom(lock, 'node_modules/y', 'x')).toBe('node_modules/y/node_modules/x');
    expect(foundFrom(lock, 'node_modules/y/node_modules/x', 'y')).toBe('node_modules/y');
    expect(foundFrom(lock, 'apps/a', 'x')).toBe('node_modules/x');
    expect(foundFrom(lock, 'apps/a', 'y')).toBe('apps/a/node_modules/y');
    expect(foundFrom(lock, 'apps/a', 'z')).toBeUndefined();
  });
});
