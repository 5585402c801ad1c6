import { expect, it } from 'vitest';
import { comparableBase } from './event-source.ts';

it.each([
  'https://api.example.com',
  'https://API.example.com/',
  'https://api.example.com/3/events',
  'https://api.example.com:443/3/events/',
  '//api.example.com/3/events',
  '//api.example.com',
  'http://api.example.com:80/3/Events',
  ' https://api.example.com/3/events?x=1 ',
])('%s is one platform', (source) => {
  expect(comparableBase(source)).toBe('api.example.com');
});

it('keeps paths and ports apart', () => {
  expect(comparableBase('https://example.com:8443/pact/3/events')).toBe('example.com:8443/pact');
  expect(comparableBase('//example.com/pact/')).toBe('example.com/pact');
});

it.each(['', 'api.example.com', 'urn:x:y', '//', 'https://', 'https://exa mple', 'ftp://example.com'])(
  '%j is no address',
  (source) => {
    expect(comparableBase(source)).toBeNull();
  },
);
