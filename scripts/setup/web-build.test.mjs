import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { hashOfSources } from './web-build.mjs';

function write(folder, file, text) {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}

function clone() {
  const folder = mkdtempSync(join(tmpdir(), 'pcf-exchange-clone-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const file of ['package-lock.json', 'tsconfig.base.json', 'apps/web/index.html', 'packages/contract/src/a.ts']) {
    write(folder, file, 'first');
  }
  return folder;
}

describe('hashOfSources', () => {
  it.each(['package-lock.json', 'apps/web/index.html', 'apps/web/src/new.tsx', 'packages/contract/src/a.ts'])(
    'changes with %s',
    (file) => {
      const folder = clone();
      const before = hashOfSources(folder);
      write(folder, file, 'second');
      expect(hashOfSources(folder)).not.toBe(before);
    },
  );

  it.each(['apps/web/dist/index.html', 'apps/web/node_modules/cache.json', 'apps/server/src/main.ts'])(
    'does not change with %s',
    (file) => {
      const folder = clone();
      const before = hashOfSources(folder);
      write(folder, file, 'second');
      expect(hashOfSources(folder)).toBe(before);
    },
  );

  it('does not depend on when a file was written', () => {
    const folder = clone();
    const before = hashOfSources(folder);
    write(folder, 'apps/web/index.html', 'first');
    expect(hashOfSources(folder)).toBe(before);
  });
});
