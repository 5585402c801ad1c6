import { expect, it } from 'vitest';
import { openPageStorage } from '../../../lib/page-storage.ts';
import { type BegunSignIn, rememberSignIn, takeBegunSignIn } from './begun-sign-in.ts';

const begun: BegunSignIn = {
  challenge: {
    nonce: 'nonce',
    issuer: 'https://identity.example',
    authorizationEndpoint: 'https://identity.example/authorize',
    tokenEndpoint: 'https://identity.example/token',
  },
  state: 'state',
  codeVerifier: 'verifier',
  redirect: '/organisation?tab=users',
};

it('is there for one use', () => {
  const storage = openPageStorage(() => undefined);
  expect(takeBegunSignIn(storage)).toBeNull();
  rememberSignIn(begun, storage);
  expect(takeBegunSignIn(storage)).toEqual(begun);
  expect(takeBegunSignIn(storage)).toBeNull();
});

it('is the newest, where somebody began twice', () => {
  const storage = openPageStorage(() => undefined);
  rememberSignIn(begun, storage);
  const again = { ...begun, state: 'another', redirect: undefined };
  rememberSignIn(again, storage);
  expect(takeBegunSignIn(storage)).toEqual(again);
});
