import { describe, expect, it, onTestFinished } from 'vitest';
import { startSmallIssuer } from '../modules/accounts/testing/small-issuer.ts';
import { serverOfFile } from '../testing/api-test.ts';

import { appWithSettings } from './testing/app-with-settings.ts';
import { pageOfFile } from './testing/built-page.ts';

const patience = { timeout: 10_000 };

const webDist = await pageOfFile();
const server = await serverOfFile({ demo: false });

async function trusting(document: Record<string, unknown> = {}) {
  const issuer = await startSmallIssuer(document);
  onTestFinished(() => issuer.stop());
  const app = await appWithSettings(server.database, issuer.settings, webDist);
  const connectSources = async () => {
    const { headers } = await app.inject({ url: '/sso' });
    return /connect-src ([^;]+)/.exec(String(headers['content-security-policy']))?.[1];
  };
  return { app, issuer, connectSources };
}

describe('where the page may send requests with an identity provider', () => {
  it('is the issuer, and its token endpoint as soon as that is known', async () => {
    const { issuer, connectSources } = await trusting({ token_endpoint: 'https://tokens.example/token' });
    expect(await connectSources()).toBe(`'self' ${issuer.issuer}`);
    await expect.poll(connectSources, patience).toBe(`'self' ${issuer.issuer} https://tokens.example`);
  });

  it('is known to the first page where the server listens', async () => {
    const { app, issuer, connectSources } = await trusting({ token_endpoint: 'https://tokens.example/token' });
    await app.listen({ host: '127.0.0.1', port: 0 });
    await expect.poll(() => issuer.asked.length, patience).toBe(1);
    await expect.poll(connectSources, patience).toBe(`'self' ${issuer.issuer} https://tokens.example`);
    expect(issuer.asked).toHaveLength(1);
  });

  it('is the issuer alone while the provider is down', async () => {
    const { issuer, connectSources } = await trusting();
    await issuer.stop();
    expect(await connectSources()).toBe(`'self' ${issuer.issuer}`);
  });

  it('is never what a hostile token endpoint adds', async () => {
    const { app, issuer, connectSources } = await trusting({ token_endpoint: "https://a;script-src'*'/token" });
    await app.inject({ method: 'POST', url: '/auth/registration/users/auth/nonce' });
    expect(issuer.asked).toHaveLength(1);
    expect(await connectSources()).toBe(`'self' ${issuer.issuer}`);
  });
});
