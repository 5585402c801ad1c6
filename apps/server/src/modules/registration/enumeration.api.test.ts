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
/** What the processor had to do, which a busy machine does not change as it changes the time. */
async function workOf(call: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await call();
  const { user, system } = process.cpuUsage(before);
  return user + system;
}

const medianOf = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0;

/** Without the same password work on both sides, one is ten times the other. */
it.each([
  ['a sign-in', (email: string) => server.call('loginUser', { body: { email, password: 'wrong' } })],
  [
    'a registration',
    (email: string) => server.call('createAccount', { body: { email, password: newPassword, language: 'en' } }),
  ],
])('%s costs as much for an address without an account as for one with', async (_what, call) => {
  await call('warm-up@example.org');
  const works = { known: [] as number[], unknown: [] as number[] };
  // By turns, and their medians: whatever else the process does at one moment is not the work of either.
  for (const email of known) {
    works.known.push(await workOf(() => call(email)));
    works.unknown.push(await workOf(() => call(`not-${email}`)));
  }
  const [withAccount, without] = [medianOf(works.known), medianOf(works.unknown)];
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
