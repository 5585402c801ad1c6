import { expect, it } from 'vitest';
import { apiBaseUrl } from './page-environment.ts';

it.each([
  ['https://api.eu.example.com', 'https://api.eu.example.com'],
  ['https://example.com/base/', 'https://example.com/base'],
  ['same-origin', 'https://pcf.example.com:8443'],
  [null, 'https://api.pcf.example.com:8443'],
  ['', 'https://api.pcf.example.com:8443'],
])('the setting %j leads to %s', (setting, expected) => {
  expect(apiBaseUrl(setting, { protocol: 'https:', host: 'pcf.example.com:8443' })).toBe(expected);
});
