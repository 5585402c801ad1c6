import { verificationCoverages, verificationProviders, verificationStandards } from '@pcf/contract/vocabulary/methods';
import { expect, it } from 'vitest';
import {
  coverageNames,
  coverageOfName,
  nameOfProvider,
  nameOfVerificationStandard,
  providerOfName,
  verificationStandardOfName,
} from './verification.ts';

it('names providers, standards and coverages in both directions', () => {
  for (const provider of verificationProviders.filter((each) => each !== 'OTHER')) {
    expect(providerOfName(nameOfProvider(provider, null) ?? '')).toEqual({ provider, providerText: null });
  }
  for (const standard of verificationStandards.filter((each) => each !== 'OTHER')) {
    expect(verificationStandardOfName(nameOfVerificationStandard(standard, null) ?? '')).toEqual({
      standard,
      standardText: null,
    });
  }
  expect(verificationCoverages.map((coverage) => coverageOfName(coverageNames[coverage]))).toEqual(
    verificationCoverages,
  );
});

it('keeps names that it does not know as texts', () => {
  expect(nameOfProvider('OTHER', 'Green Checks')).toBe('Green Checks');
  expect(providerOfName('Green Checks')).toEqual({ provider: 'OTHER', providerText: 'Green Checks' });
  expect(verificationStandardOfName('ISO 1')).toEqual({ standard: 'OTHER', standardText: 'ISO 1' });
  expect(coverageOfName('everything')).toBeNull();
});
