import { openApiDocument } from '@pcf/contract/openapi-document';
import { operations } from '@pcf/contract/operations/operations';
import { runtimeConfiguration } from '@pcf/contract/resources/runtime-configuration';
import { sameOrigin } from '@pcf/contract/same-origin';
import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, it } from 'vitest';
import { serverOfFile } from '../testing/api-test.ts';
import { answerOf } from '../testing/test-server.ts';
import { appWithSettings } from './testing/app-with-settings.ts';

const server = await serverOfFile({ demo: false });

const get = async (path: string) => answerOf(await fetch(server.url + path));

describe('/docs', () => {
  it('is a page for people, under a policy of its own that lets nothing run', async () => {
    const { status, headers, body } = await get('/docs');
    expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none'; style-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    );
    expect(body.text).toMatch(/^<!doctype html>/i);
    expect(body.text).toContain('/api/organisation/users/me');
    const loaded = [...String(body.text).matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href]) => href);
    expect(loaded).toEqual(['/docs/reference.css']);
  });

  it('has its styles', async () => {
    const { status, headers, body } = await get('/docs/reference.css');
    expect([status, headers.get('content-type')]).toEqual([200, 'text/css; charset=utf-8']);
    expect(body.text).toMatch(/\{[^}]+\}/);
  });

  it('has the OpenAPI document, valid and of this version', async () => {
    const { status, headers, body } = await get('/docs/openapi.json');
    expect([status, headers.get('content-type')]).toEqual([200, 'application/json; charset=utf-8']);
    expect(await new Validator().validate(structuredClone(body))).toMatchObject({ valid: true });
    expect(body).toEqual(JSON.parse(JSON.stringify(openApiDocument(operations, { version: '0.0.0' }))));
  });
});

describe('/config.json', () => {
  const configuration = async (settings: Record<string, string>) => {
    const app = await appWithSettings(server.database, settings);
    return runtimeConfiguration.strict().parse((await app.inject('/config.json')).json());
  };

  it('is off in all that is not set', async () => {
    expect(await configuration({})).toEqual({
      environment: 'local',
      version: '0.0.0',
      demo: true,
      demoSignIns: {
        customer: 'lena.brandt@nordic-kitchen.example',
        supplier: 'ingrid.solberg@hydral-rolling.example',
        password: 'Demo-2026-pcf',
      },
      apiBaseUrl: sameOrigin,
      authentication: null,
      analytics: null,
      monitoring: null,
      links: { helpCentre: null, providerWebsite: null, requestDemo: null, contact: null },
      registration: { rule: 'open', domains: [] },
      limits: { uploadBytes: 10 * 1024 * 1024 },
    });
  });

  it('tells what is set, and nothing that is the server’s alone', async () => {
    const told = await configuration({
      ENVIRONMENT: 'staging',
      DEMO: 'false',
      SMTP_URL: 'smtp://user:secret@mail.example',
      METRICS_TOKEN: 'secret-of-the-metrics',
      API_BASE_URL: 'https://api.eu.exchange.example',
      IDENTITY_DOMAIN: 'identity.example',
      IDENTITY_CLIENT_ID: 'client',
      IDENTITY_AUDIENCE: 'audience',
      ANALYTICS_KEY: 'analytics-key',
      MONITORING_DSN: 'https://key@monitor.example/7',
      MONITORING_REPLAY_RATE: '0.5',
      HELP_CENTRE_URL: 'https://help.example',
      PROVIDER_WEBSITE_URL: 'https://provider.example',
      REQUEST_DEMO_URL: 'https://demo.example',
      CONTACT_URL: 'https://contact.example',
      UPLOAD_BYTES: '1000',
    });
    expect(told).toEqual({
      environment: 'staging',
      version: '0.0.0',
      demo: false,
      demoSignIns: null,
      apiBaseUrl: 'https://api.eu.exchange.example',
      authentication: { domain: 'identity.example', clientId: 'client', audience: 'audience' },
      analytics: { key: 'analytics-key', planVersion: 4, branch: 'main' },
      monitoring: { dsn: 'https://key@monitor.example/7', replaySampleRate: 0.5 },
      links: {
        helpCentre: 'https://help.example',
        providerWebsite: 'https://provider.example',
        requestDemo: 'https://demo.example',
        contact: 'https://contact.example',
      },
      registration: { rule: 'open', domains: [] },
      limits: { uploadBytes: 1000 },
    });
    expect(JSON.stringify(told)).not.toContain('secret');
  });

  it('names no address of the API where the page finds it by the "api." rule', async () => {
    expect((await configuration({ API_BASE_URL: 'api-prefix' })).apiBaseUrl).toBeNull();
  });

  it('goes with a mailbox in demo mode only', async () => {
    const app = await appWithSettings(server.database, { DEMO: 'false', SMTP_URL: 'smtp://mail.example' });
    expect((await app.inject('/dev/mailbox')).statusCode).toBe(404);
    expect((await get('/dev/mailbox')).status).toBe(200);
  });
});
