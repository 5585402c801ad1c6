import type { RuntimeConfiguration } from '@pcf/contract/resources/runtime-configuration';
import { describe, expect, it, vi } from 'vitest';
import { BadResponseError, NetworkError } from './api/api-errors.ts';
import { loadRuntimeConfiguration, regionOf } from './runtime-configuration.ts';
import { makeConfiguration } from './testing/make-configuration.ts';
import { deadAddress, serveDuringTest } from './testing/serve-during-test.ts';
import { json, type ServerAnswer } from './testing/start-api-server.ts';

describe('runtime configuration', () => {
  it('cannot be read before it is loaded, and is read from /config.json', async () => {
    // Whatever was loaded before.
    vi.resetModules();
    const fresh = await import('./runtime-configuration.ts');
    expect(() => fresh.runtimeConfiguration()).toThrow('before it was loaded');
    const configuration: RuntimeConfiguration = makeConfiguration({ environment: 'staging' });
    const server = await serveDuringTest(() => json(configuration));
    expect(await fresh.loadRuntimeConfiguration(server.url)).toEqual(configuration);
    expect(fresh.runtimeConfiguration()).toEqual(configuration);
    expect(server.requests[0]).toMatchObject({ method: 'GET', path: '/config.json' });
  });

  it.each<[string, ServerAnswer]>([
    ['a page', { status: 200, headers: { 'content-type': 'text/html' }, body: '<!doctype html>' }],
    ['something else', json({ hello: 'world' })],
    ['nothing', { status: 204 }],
  ])('is not taken from %s', async (_, answer) => {
    const server = await serveDuringTest(() => answer);
    await expect(loadRuntimeConfiguration(server.url)).rejects.toBeInstanceOf(BadResponseError);
  });

  it('says so where the server cannot be reached', async () => {
    await expect(loadRuntimeConfiguration(await deadAddress())).rejects.toBeInstanceOf(NetworkError);
  });
});

describe('region', () => {
  it.each([
    ['https://api.eu.example.com', 'EU'],
    ['https://api.example.com', 'US'],
    ['https://eu.example.com', 'US'],
  ])('%s is in %s', (apiBaseUrl, region) => {
    expect(regionOf(apiBaseUrl)).toBe(region);
  });
});
