import { expect, it } from 'vitest';
import { regionOf } from './runtime-configuration.ts';

it.each([
  ['https://api.eu.example.com', 'EU'],
  ['https://api.example.com', 'US'],
  ['https://eu.example.com', 'US'],
])('%s is in %s', (apiBaseUrl, region) => {
  expect(regionOf(apiBaseUrl)).toBe(region);
});
