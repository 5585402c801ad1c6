import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { inCatalogue } from './catalogue-folder.ts';
import { generatedFiles } from './generated-files.ts';

describe('packages/catalogue/src/generated', () => {
  const files = generatedFiles();

  it.each([...files])('%s is what data/ says now', (path, text) => {
    const isFresh = readFileSync(inCatalogue(path), 'utf8') === text;
    expect(isFresh, `${path} is stale: write it again with \`npm run catalogue\``).toBe(true);
  });

  it('holds nothing else', () => {
    const names = readdirSync(inCatalogue('src/generated')).map((name) => `src/generated/${name}`);
    expect(names.sort()).toEqual([...files.keys()].sort());
  });
});
