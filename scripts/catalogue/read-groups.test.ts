import { describe, expect, it } from 'vitest';
import { readGroup } from './read-groups.ts';

const header = 'top_category,category,subcategory,kind,name,impact,unit\n';
const proxy = "Water,Water,,proxy,I don't know,0.005,kgCO₂e/kg\n";

describe('readGroup', () => {
  it('reads a proxy and its factors', () => {
    const group = readGroup('water/water.csv', `${header}${proxy}Water,Water,,,Rain,0,kgCO₂e/kg\n`);
    expect(group.map(({ factor }) => [factor.kind, factor.name])).toEqual([
      ['proxy', "I don't know"],
      ['factor', 'Rain'],
    ]);
  });

  it.each([
    ['a line that is wrong', `${proxy}Water,Water,,,Rain,wet,kgCO₂e/kg\n`, 'line 3: NOT_A_NUMBER impact'],
    ['no proxy at the beginning', 'Water,Water,,,Rain,0,kgCO₂e/kg\n', 'has to begin with the proxy'],
    ['a factor of another group', `${proxy}Water,Ice,,,Hail,0,kgCO₂e/kg\n`, 'belongs into data/water/ice.csv'],
  ])('refuses %s', (_what, lines, message) => {
    expect(() => readGroup('water/water.csv', header + lines)).toThrow(message);
  });
});
