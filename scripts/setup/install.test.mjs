import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { isInstalled } from './install.mjs';

const wanted = {
  '': { version: '0.1.0' },
  'node_modules/zod': { version: '4.0.0', integrity: 'sha512-a' },
  'node_modules/@pcf/web': { resolved: 'apps/web', link: true },
  'node_modules/binding-of-another-system': { version: '1.0.0', optional: true },
};
const { '': _root, 'node_modules/binding-of-another-system': _other, ...installed } = wanted;

function cloneWith(packages) {
  const folder = mkdtempSync(join(tmpdir(), 'pcf-exchange-clone-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ packages: wanted }));
  if (packages) {
    mkdirSync(join(folder, 'node_modules'));
    writeFileSync(join(folder, 'node_modules', '.package-lock.json'), JSON.stringify({ packages }));
  }
  return folder;
}

describe('isInstalled', () => {
  it('holds when every package of the lock file is there, but those for other systems', () => {
    expect(isInstalled(cloneWith(installed))).toBe(true);
  });

  it.each([
    ['nothing is installed', undefined],
    ['a package is missing', { 'node_modules/zod': installed['node_modules/zod'] }],
    [
      'a package has another version',
      { ...installed, 'node_modules/zod': { version: '3.9.9', integrity: 'sha512-b' } },
    ],
    ['a package has other contents', { ...installed, 'node_modules/zod': { version: '4.0.0', integrity: 'sha512-b' } }],
  ])('does not hold when %s', (_case, packages) => {
    expect(isInstalled(cloneWith(packages))).toBe(false);
  });
});
