import { type Standard, standards } from '@pcf/contract/vocabulary/methods';
import { describe, expect, it } from 'vitest';
import { namedRule } from './rules.ts';
import { crossSectoralOf, rulesOfStandards, standardOfRule, standardsOfName } from './standards.ts';

describe('our standards', () => {
  it.each([
    ['ISO_14067', 'ISO14067'],
    ['ISO_14040', 'ISO14040-44'],
    ['ISO_14044', 'ISO14040-44'],
    ['PAS_2050', 'PAS2050'],
    ['PRODUCT_ENVIRONMENTAL_FOOTPRINT', 'PEF'],
    ['GHG_PROTOCOL_PRODUCT', 'GHGP-Product'],
    ['ISO_14083', 'ISO14083'],
    ['PACT', 'PACT-3.0'],
  ] as const)('%s is the cross-sectoral %s', (standard, name) => {
    expect(crossSectoralOf([standard])).toEqual([name]);
    expect(standardsOfName(name)).toContain(standard);
  });

  it.each(['EN_15804', 'EPD_PRODUCT_CATEGORY_RULES', 'TFS'] as const)('%s is a rule of a sector', (standard) => {
    expect(crossSectoralOf([standard])).toEqual([]);
    expect(rulesOfStandards([standard]).map(standardOfRule)).toEqual([standard]);
  });

  it('are otherwise not sent', () => {
    const unsent = standards.filter(
      (standard: Standard) => crossSectoralOf([standard]).length + rulesOfStandards([standard]).length === 0,
    );
    expect(unsent).toEqual(['ISO_3459', 'BP_X30_323_0', 'CALCULATOR', 'CATENA_X', 'OTHER', 'UNKNOWN']);
  });

  it('are named once, though both parts of an assessment were followed', () => {
    expect(crossSectoralOf(['ISO_14040', 'ISO_14044'])).toEqual(['ISO14040-44']);
  });
});

describe('names of standards', () => {
  it('are taken in earlier versions too, and unknown ones as nothing', () => {
    expect(standardsOfName('PACT-2.0')).toEqual(['PACT']);
    expect(standardsOfName('ISO99999')).toEqual([]);
  });
});

describe('a rule', () => {
  it('has the name of its operator', () => {
    expect(namedRule({ operator: 'EPD_INTERNATIONAL', ruleNames: ['PCR 1'] })).toEqual({
      operator: 'EPD International',
      ruleNames: ['PCR 1'],
    });
  });

  it('that no standard of ours stands for stays a rule', () => {
    expect(standardOfRule({ operator: 'OTHER', otherOperatorName: 'CEN', ruleNames: ['EN 1'] })).toBeNull();
  });
});
