import { expect, it } from 'vitest';
import { isBaseAddress } from './account-fields.tsx';

it.each([
  ['https://api.partner.example', true],
  ['https://partner.example:8443/pact/', true],
  ['HTTPS://PARTNER.EXAMPLE', true],
  ['http://partner.example', true],
  ['partner.example', false],
  ['ftp://partner.example', false],
  ['https://', false],
  ['https://partner.example?tenant=1', false],
  ['https://partner.example#top', false],
  ['https://user@partner.example', false],
  ['https://partner example', false],
])('%s: %s', (text, isOne) => {
  expect(isBaseAddress(text)).toBe(isOne);
});
