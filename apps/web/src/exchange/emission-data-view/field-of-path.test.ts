import { expect, it } from 'vitest';
import { fieldOfPath } from './field-of-path.ts';

it.each([
  ['emissionValues.value', 'emissionValues.value', null],
  ['comment', 'comment', null],
  ['emissionValues.companyShare.year', 'emissionValues.companyShare.year', null],
  ['dataSources.dataQuality.temporal', 'dataSources.dataQuality.temporal', null],
  [
    'emissionValues.stages.MANUFACTURING.value',
    'emissionValues.stages.value',
    { code: 'MANUFACTURING', scope: null, number: null },
  ],
  [
    'emissionValues.stages.MANUFACTURING.SCOPE_1.2.comment',
    'emissionValues.stages.comment',
    { code: 'MANUFACTURING', scope: 'SCOPE_1', number: 2 },
  ],
  [
    'dataSources.emissionFactorSources.ECOINVENT.version',
    'dataSources.emissionFactorSources.version',
    { code: 'ECOINVENT', scope: null, number: null },
  ],
  [
    'exchange.productOrSectorSpecificRules.EPD_INTERNATIONAL.2.ruleNames',
    'exchange.productOrSectorSpecificRules.ruleNames',
    { code: 'EPD_INTERNATIONAL', scope: null, number: 2 },
  ],
])('%s is %s', (path, field, item) => {
  expect(fieldOfPath(path)).toEqual({ field, item });
});

it('knows nothing of what is no field', () => {
  expect(fieldOfPath('emissionValues.unheard')).toBeNull();
});
