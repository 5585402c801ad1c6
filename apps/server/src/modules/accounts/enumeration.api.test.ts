import { createHook } from 'node:async_hooks';
import { expect, it } from 'vitest';
import { serverOfFile } from '../../testing/api-test.ts';
import { newPassword } from '../../testing/joining.ts';

const server = await serverOfFile({ settings: { SIGN_INS_PER_MINUTE: '1000' } });

const known = [
  'lena.brandt@nordic-kitchen.example',
  'camille.laurent@maison-verdier.example',
  'ingrid.solberg@hydral-rolling.example',
  'sara.lindholm@lindholm-plastics.example',
  'thomas.girard@coop-agri-centre.example',
];

/** How many password hashes a call computes: they are what a sign-in takes its time for. */
async function hashesOf(call: () => Promise<unknown>): Promise<number> {
  let hashes = 0;
  const hook = createHook({
    init: (_id, type) => {
      if (type === 'ARGON2REQUEST') hashes += 1;
    },
  }).enable();
  await call().finally(() => hook.disable());
  return hashes;
}

it.each([
  ['a sign-in', (email: string) => server.call('loginUser', { body: { email, password: 'wrong' } })],
  [
    'a registration',
    (email: string) => server.call('createAccount', { body: { email, password: newPassword, language: 'en' } }),
  ],
])('%s costs as much for an address without an account as for one with', async (_what, call) => {
  await call('warm-up@example.org');
  for (const email of known) {
    expect([await hashesOf(() => call(email)), await hashesOf(() => call(`not-${email}`))]).toEqual([1, 1]);
  }
});

it('no call that sends a mail about an address answers differently for one without an account', async () => {
  const [email, other] = ['lena.brandt@nordic-kitchen.example', 'nobody-at-all@nordic-kitchen.example'];
  for (const name of ['requestPasswordReset', 'sendVerificationAgain'] as const) {
    const [first, second] = [
      await server.call(name, { body: { email } }),
      await server.call(name, { body: { email: other } }),
    ];
    expect([first.status, first.body, [...first.headers.keys()]]).toEqual([
      second.status,
      second.body,
      [...second.headers.keys()],
    ]);
  }
});
