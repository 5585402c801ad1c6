import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { openApiFile, openApiText } from './openapi-file.ts';

describe('docs/openapi.json', () => {
  it('is what the contract says now', () => {
    const isFresh = readFileSync(openApiFile, 'utf8') === openApiText();
    expect(isFresh, 'docs/openapi.json is stale: write it again with `npm run openapi`').toBe(true);
  });
});
