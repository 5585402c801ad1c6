import { expect, it } from 'vitest';
import { exampleFootprint, foreignFootprint } from '../testing/example-footprint.ts';
import { strictFootprint } from './strict-footprint.ts';

it('takes other spellings of the same and leaves out what is not known', () => {
  const { footprint } = strictFootprint(foreignFootprint);
  const { productClassifications: _classifications, pcf, ...head } = exampleFootprint;
  const { ccuCalculationApproach: _approach, ccuCreditCertification: _certification, dqi: _dqi, ...amounts } = pcf;
  expect(footprint).toEqual({ ...head, pcf: amounts });
});

it('names the fields that keep it from being said strictly', () => {
  const { pcf } = exampleFootprint;
  const wrong = { ...exampleFootprint, companyName: '', pcf: { ...pcf, declaredUnitOfMeasurement: 'barrel' } };
  expect(strictFootprint(wrong)).toEqual({
    footprint: null,
    paths: ['companyName', 'pcf.declaredUnitOfMeasurement'],
  });
  const apart = { ...exampleFootprint, pcf: { ...pcf, pcfExcludingBiogenicUptake: '12' } };
  expect(strictFootprint(apart)).toEqual({ footprint: null, paths: ['pcf.pcfExcludingBiogenicUptake'] });
  expect(strictFootprint(null).footprint).toBeNull();
});
