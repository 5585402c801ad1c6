import { expect, it } from 'vitest';
import { deadAddress } from '../../../lib/testing/serve-during-test.ts';
import { json, type ServerAnswer } from '../../../lib/testing/start-api-server.ts';
import { refusalOfExchange } from './complete-sign-in.ts';
import { requestIdToken } from './request-id-token.ts';
import { begunAt, clientId, makeIdToken, startTokenEndpoint } from './testing/start-token-endpoint.ts';

const answer = new URL('https://pcf.example/sso?code=code-1&state=state-1');
const tokens = (id_token: string) => json({ access_token: 'a', token_type: 'Bearer', id_token });

it('sends the code with its verifier and answers with the id token', async () => {
  const { begun, forms } = await startTokenEndpoint((issuer) => tokens(makeIdToken(issuer, { sub: 'lena' })));
  const [, payload = ''] = (await requestIdToken(answer, begun)).split('.');
  expect(JSON.parse(Buffer.from(payload, 'base64url').toString())).toMatchObject({ sub: 'lena' });
  expect(forms.map((form) => Object.fromEntries(form))).toEqual([
    {
      grant_type: 'authorization_code',
      client_id: clientId,
      code: 'code-1',
      code_verifier: 'verifier-1',
      redirect_uri: 'https://pcf.example/sso',
    },
  ]);
});

it('lets a clock be wrong by minutes', async () => {
  const { begun } = await startTokenEndpoint((issuer) =>
    tokens(makeIdToken(issuer, { exp: Math.floor(Date.now() / 1000) - 120 })),
  );
  expect(await requestIdToken(answer, begun)).toEqual(expect.any(String));
});

it.each<[string, (issuer: string) => ServerAnswer, string]>([
  ['a refused code', () => json({ error: 'invalid_grant' }, 400), 'notConfirmed'],
  ['a token for another nonce', (issuer) => tokens(makeIdToken(issuer, { nonce: 'x' })), 'notConfirmed'],
  ['a token for another client', (issuer) => tokens(makeIdToken(issuer, { aud: 'x' })), 'notConfirmed'],
  ['a token of another issuer', () => tokens(makeIdToken('https://evil.example')), 'notConfirmed'],
  ['an unsigned token', (issuer) => tokens(makeIdToken(issuer, {}, 'none')), 'notConfirmed'],
  ['an expired token', (issuer) => tokens(makeIdToken(issuer, { exp: 1 })), 'notConfirmed'],
  ['an answer without an id token', () => json({ access_token: 'a', token_type: 'Bearer' }), 'notConfirmed'],
  ['a provider in trouble', () => json({}, 503), 'unavailable'],
  ['a provider in trouble that says so', () => json({ error: 'server_error' }, 500), 'unavailable'],
  ['a proxy’s page', () => ({ status: 200, headers: { 'content-type': 'text/html' }, body: '<p>' }), 'unavailable'],
])('refuses %s', async (_case, exchange, refusal) => {
  const { begun } = await startTokenEndpoint(exchange);
  expect(await requestIdToken(answer, begun).catch(refusalOfExchange)).toBe(refusal);
});

it('refuses an answer to another question, and one of another issuer', async () => {
  const { begun, forms } = await startTokenEndpoint((issuer) => tokens(makeIdToken(issuer)));
  const elsewhere = [
    '?code=code-1&state=state-2',
    '?code=code-1',
    '?code=code-1&state=state-1&iss=https://evil.example',
  ];
  for (const search of elsewhere) {
    const refusal = await requestIdToken(new URL(search, answer), begun).catch(refusalOfExchange);
    expect(refusal).toBe('notConfirmed');
  }
  expect(forms).toEqual([]);
});

it('tells a provider that does not answer', async () => {
  await startTokenEndpoint(() => json({}));
  const begun = begunAt(await deadAddress());
  expect(await requestIdToken(answer, begun).catch(refusalOfExchange)).toBe('unavailable');
});
