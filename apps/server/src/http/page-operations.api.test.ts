import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { serverOfFile } from '../testing/api-test.ts';
import { tokenOf } from '../testing/members.ts';

const server = await serverOfFile({
  settings: { ANALYTICS_KEY: 'key-of-tests', PROVIDER_WEBSITE_URL: 'https://provider.example' },
});
const token = await tokenOf(server, 'lena.brandt@nordic-kitchen.example');

const event = {
  name: 'button_clicked',
  properties: { buttonText: 'Website', pageUrl: 'https://exchange.example/organisation' },
  plan: { version: 4, branch: 'main' },
  key: 'key-of-tests',
  region: 'EU',
};

describe('getRuntimeConfiguration', () => {
  it('answers anybody with the settings of the page', async () => {
    const { status, body } = await server.call('getRuntimeConfiguration');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      apiBaseUrl: 'same-origin',
      analytics: { key: 'key-of-tests', planVersion: 4, branch: 'main' },
      monitoring: null,
      links: { providerWebsite: 'https://provider.example', helpCentre: null },
      registration: { rule: 'open', domains: [] },
      limits: { uploadBytes: 10 * 1024 * 1024 },
    });
  });
});

describe('trackEvent', () => {
  it('records the event for the own organisation and user', async () => {
    expect((await server.call('trackEvent', { token, body: event })).status).toBe(204);
    const { rows } = await server.database.asOwner((tx) =>
      sql`select o.name as organisation, u.first_name, e.name, e.properties, e.plan_version, e.plan_branch, e.environment_key, e.region
            from tracking_event e join organisation o on o.id = e.organisation_id join organisation_user u on u.id = e.user_id`.execute(
        tx,
      ),
    );
    expect(rows).toEqual([
      {
        organisation: 'Nordic Kitchen',
        first_name: 'Lena',
        name: 'button_clicked',
        properties: event.properties,
        plan_version: 4,
        plan_branch: 'main',
        environment_key: 'key-of-tests',
        region: 'EU',
      },
    ]);
  });

  it.each([
    ['another event', { ...event, name: 'page_viewed' }],
    ['another plan', { ...event, plan: { version: 5, branch: 'main' } }],
    ['a page that is no address', { ...event, properties: { buttonText: 'x', pageUrl: 'nowhere' } }],
  ])('refuses %s', async (_case, body) => {
    expect((await server.call('trackEvent', { token, body })).status).toBe(400);
  });

  it('needs a session', async () => {
    expect((await server.call('trackEvent', { body: event })).status).toBe(401);
  });
});
