import { afterAll, beforeAll, expect, it } from 'vitest';
import { newPassword } from '../../testing/joining.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ settings: { SIGN_INS_PER_MINUTE: '1000' } });
});
afterAll(() => server.stop());

const known = [
  'lena.brandt@nordic-kitchen.example',
  'camille.laurent@maison-verdier.example',
  'ingrid.solberg@hydral-rolling.example',
  'sara.lindholm@lindholm-plastics.example',
  'thomas.girard@coop-agri-centre.example',
];
const unknown = known.map((email) => `not-${email}`);

/** What the processor had to do, which a busy machine does not change as it changes the time. */
async function workOf(emails: readonly string[], call: (email: string) => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  for (const email of emails) await call(email);
  const { user, system } = process.cpuUsage(before);
  return user + system;
}

/** Without the same password work on both sides, one is ten times the other. */
it.each([
  ['a sign-in', (email: string) => server.call('loginUser', { body: { email, password: 'wrong' } })],
  [
    'a registration',
    (email: string) => server.call('createAccount', { body: { email, password: newPassword, language: 'en' } }),
  ],
])('%s costs as much for an address without an account as for one with', async (_what, call) => {
  await call('warm-up@example.org');
  const [withAccount, without] = [await workOf(known, call), await workOf(unknown, call)];
  expect(without / withAccount).toBeGreaterThan(0.4);
  expect(withAccount / without).toBeGreaterThan(0.4);
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
