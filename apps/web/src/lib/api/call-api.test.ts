import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadRecording } from '../monitoring.ts';
import { loadRuntimeConfiguration } from '../runtime-configuration.ts';
import { isAuthenticated, signIn, signOut } from '../session/session.ts';
import { makeConfiguration } from '../testing/make-configuration.ts';
import { makeTokens } from '../testing/make-tokens.ts';
import { json, type ServerAnswer, startApiServer } from '../testing/start-api-server.ts';
import { trackButtonClick } from '../track-button-click.ts';
import { callApi } from './call-api.ts';

let configuration = makeConfiguration();
const answers: Record<string, () => ServerAnswer> = {
  '/config.json': () => json(configuration),
  '/auth/registration/users/login': () => json(makeTokens(1)),
  '/api/organisation': () => json({ id: '1', name: 'Nordwind Foods' }),
};
const server = await startApiServer(({ path }) => answers[path]?.() ?? { status: 204 });

beforeAll(async () => {
  // The page's own address, as far as the code below reads it.
  Object.assign(globalThis, { location: { ...new URL(server.url), origin: server.url, pathname: '/organisation' } });
  configuration = makeConfiguration({ apiBaseUrl: server.url });
  await loadRuntimeConfiguration();
});

afterAll(server.close);

it('signs in, calls by name and signs out', async () => {
  await signIn('anna@example.com', 'secret');
  expect(isAuthenticated()).toBe(true);
  const organisation = await callApi('getOrganisation');
  expect(organisation.name).toBe('Nordwind Foods');
  await signOut();
  expect(isAuthenticated()).toBe(false);
  await expect(callApi('getOrganisation')).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
});

it('sends and loads nothing where analytics and monitoring are off', async () => {
  await signIn('anna@example.com', 'secret');
  const before = server.requests.length;
  await trackButtonClick('Website');
  expect(await loadRecording()).toBeNull();
  expect(server.requests).toHaveLength(before);
});

it('tracks a click where analytics is on, and is silent where that fails', async () => {
  configuration = makeConfiguration({
    apiBaseUrl: server.url,
    analytics: { key: 'key-1', planVersion: 4, branch: 'main' },
  });
  await loadRuntimeConfiguration();
  await signIn('anna@example.com', 'secret');
  await trackButtonClick('Website');
  const event = server.requests.at(-1);
  expect(event).toMatchObject({
    method: 'POST',
    path: '/api/tracking/events',
    body: { properties: { buttonText: 'Website', pageUrl: `${server.url}/organisation` }, region: 'US' },
  });
  answers['/api/tracking/events'] = () => ({ status: 500 });
  await expect(trackButtonClick('Website')).resolves.toBeUndefined();
  expect(server.requests.at(-1)).not.toBe(event);
});
