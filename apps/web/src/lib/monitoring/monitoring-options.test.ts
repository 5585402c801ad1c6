import { expect, it } from 'vitest';
import { monitoringOptions, replayOptions } from './monitoring.ts';

const options = monitoringOptions(
  { dsn: 'https://key@monitor.example.com/1', replaySampleRate: 1 },
  'production',
  'https://api.eu.example.com',
);

it('records as much as the configuration says, in its region', () => {
  expect(options).toMatchObject({
    dsn: 'https://key@monitor.example.com/1',
    environment: 'production',
    replaysSessionSampleRate: 1,
    replaysOnErrorSampleRate: 1,
    initialScope: { tags: { region: 'EU' } },
  });
});

it('collects nothing personal and masks what is typed and read', () => {
  expect(options.dataCollection).toEqual({
    userInfo: false,
    cookies: false,
    httpHeaders: false,
    httpBodies: [],
    urlQueryParams: false,
  });
  expect(replayOptions).toMatchObject({ maskAllInputs: true, maskAllText: true, blockAllMedia: true });
});
