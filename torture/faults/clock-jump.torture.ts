import { expect, it, onTestFinished, vi } from 'vitest';
import { serverForThisTest } from '../../apps/server/src/testing/test-server.ts';
import { keepCount } from '../counts.ts';

const hours = 60 * 60 * 1000;
const jumps = [2 * hours, -2 * hours, 26 * hours, -26 * hours];

it('a clock that jumps ends tokens at worst, and whoever signs in again can work', async () => {
  const server = await serverForThisTest();
  onTestFinished(() => void vi.useRealTimers());
  const { access_token: before, refresh_token: refreshing } = await server.signIn('lena.brandt@nordic-kitchen.example');
  for (const jump of jumps) {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + jump });
    const withOld = await server.call('getOrganisation', { token: before });
    expect([200, 401]).toContain(withOld.status);
    const { access_token: token } = await server.signIn('lena.brandt@nordic-kitchen.example');
    expect((await server.call('getOrganisation', { token })).status).toBe(200);
    expect((await server.call('updateOrganisation', { token, body: { name: 'Nordic Kitchen' } })).status).toBe(200);
    vi.useRealTimers();
    expect((await server.call('getOrganisation', { token: before })).status).toBe(200);
  }
  expect((await server.call('refreshTokens', { body: { refresh_token: refreshing } })).status).toBe(200);
  await keepCount({ theme: 'faults', what: 'jumps of the clock', count: jumps.length });
});
