import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { longest, longestFirst } from './longest-first.ts';

describe('longestFirst', () => {
  it('begins each project with its longest files, and leaves the others as they were', () => {
    const [journeys, units] = [{}, {}];
    const [first, second] = longest;
    const files = [
      { project: journeys, moduleId: 'a.ts' },
      { project: journeys, moduleId: `/home/us/${second}` },
      { project: journeys, moduleId: 'b.ts' },
      { project: journeys, moduleId: `/home/us/${first}` },
      { project: units, moduleId: 'c.ts' },
    ];
    expect(longestFirst(files).map((file) => files.indexOf(file))).toEqual([3, 1, 0, 2, 4]);
  });

  it.each(longest)('knows %s, which is there', (name) => {
    expect(existsSync(name)).toBe(true);
  });
});
