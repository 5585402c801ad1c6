import { expect, it } from 'vitest';
import type { CallPartner } from './call-partner.ts';
import { createPartnerTokenCache } from './partner-tokens.ts';

const account = { baseUrl: 'https://steel.example', authBaseUrl: null, clientId: 'us', clientSecret: 'secret' };

function partner(expiresIn: number | undefined) {
  let given = 0;
  const ask: CallPartner = async (address) => {
    if (!address.endsWith('/auth/token')) return { status: 404, text: '' };
    given += 1;
    return { status: 200, text: JSON.stringify({ access_token: `token-${given}`, expires_in: expiresIn }) };
  };
  let time = 0;
  const tokens = createPartnerTokenCache(ask, () => time);
  return {
    ...tokens,
    wait: (seconds: number) => {
      time += seconds * 1000;
    },
  };
}

it('keeps a token until shortly before it lapses', async () => {
  const { get, wait } = partner(90);
  expect(await get(account)).toEqual({ token: 'token-1', isKept: false });
  wait(59);
  expect(await get(account)).toEqual({ token: 'token-1', isKept: true });
  wait(1);
  expect(await get(account)).toEqual({ token: 'token-2', isKept: false });
});

it('keeps none for longer than a day, whatever the platform says', async () => {
  const { get, wait } = partner(1e300);
  await get(account);
  wait(23 * 60 * 60);
  expect(await get(account)).toEqual({ token: 'token-1', isKept: true });
  wait(60 * 60);
  expect(await get(account)).toEqual({ token: 'token-2', isKept: false });
});

it('keeps none that does not say how long it holds', async () => {
  const { get } = partner(undefined);
  await get(account);
  expect(await get(account)).toEqual({ token: 'token-2', isKept: false });
});

it('asks anew for a token that is forgotten, and for an account that has changed', async () => {
  const { get, forget } = partner(90);
  await get(account);
  expect(await get({ ...account, clientSecret: 'another' })).toEqual({ token: 'token-2', isKept: false });
  forget(account);
  expect(await get(account)).toEqual({ token: 'token-3', isKept: false });
});
