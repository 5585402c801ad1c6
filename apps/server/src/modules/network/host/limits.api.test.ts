import { expect, it } from 'vitest';
import { callAsPartner, createConnection, partnerToken, withPartners } from '../../../testing/network.ts';
import { serverForThisTest } from '../../../testing/test-server.ts';

it('a partner that calls too often is told so in the words of the protocol', async () => {
  const server = await serverForThisTest({ settings: { ...withPartners, REQUESTS_PER_MINUTE: '6' } });
  const lena = (await server.signIn('lena.brandt@nordic-kitchen.example')).access_token;
  const connection = await createConnection(server, lena);
  const token = await partnerToken(server, connection);
  const call = () => callAsPartner(server, '/3/footprints', token);
  for (let calls = 0; calls < 6; calls += 1) await call();
  const { status, headers, body } = await call();
  expect([status, body]).toEqual([429, { code: 'BadRequest', message: expect.any(String) }]);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
});
