import { expect, it, onTestFinished } from 'vitest';
import { expectProblem } from '../http/testing/expect-problem.ts';
import { serverOfFile } from '../testing/api-test.ts';
import { linkToken } from '../testing/deliver-mails.ts';
import { fillTurns } from '../testing/fill-turns.ts';
import { createAccount, mailTo, newPassword, registerCompany } from '../testing/joining.ts';
import type { Answer } from '../testing/test-server.ts';

const server = await serverOfFile({ settings: { SIGN_INS_PER_MINUTE: '1000' }, demo: false });

it('every call that hashes a password says when to come back while too many others do, and works afterwards', async () => {
  const email = 'owner@busy.example';
  const { token } = await registerCompany(server, email, 'Busy');
  const forgetful = 'forgetful@forgetful.example';
  await registerCompany(server, forgetful, 'Forgetful');
  await server.call('requestPasswordReset', { body: { email: forgetful } });
  const reset = linkToken(await mailTo(server, forgetful), '/password-reset');
  await createAccount(server, 'new@newcomer.example');
  const verification = linkToken(await mailTo(server, 'new@newcomer.example'), '/verify-email');
  const calls: readonly (readonly [number, () => Promise<Answer>])[] = [
    [200, () => server.call('loginUser', { body: { email, password: newPassword } })],
    [401, () => server.call('loginUser', { body: { email: 'nobody@busy.example', password: newPassword } })],
    [201, () => createAccount(server, 'another@newcomer.example')],
    [200, () => server.call('verifyEmail', { body: { token: verification, password: newPassword } })],
    [204, () => server.call('setPassword', { token, body: { currentPassword: newPassword, password: newPassword } })],
    [202, () => server.call('changeEmail', { token, body: { email: 'b@busy.example', currentPassword: newPassword } })],
    [204, () => server.call('setPassword', { body: { token: reset, password: newPassword } })],
  ];
  const signedIn = async () => (await server.signIn(email, newPassword)).access_token;
  const last = await signedIn();
  const erase = () => server.call('eraseOwnAccount', { token: last, body: { currentPassword: newPassword } });

  const free = fillTurns();
  onTestFinished(free);
  for (const call of [...calls.map(([, each]) => each), erase]) {
    const refused = await call();
    expectProblem(refused, 'UNAVAILABLE');
    expect(refused.headers.get('retry-after')).toBe('5');
  }
  await free();
  for (const [status, call] of calls) expect(await call()).toMatchObject({ status });
  expect(
    (await server.call('eraseOwnAccount', { token: await signedIn(), body: { currentPassword: newPassword } })).status,
  ).toBe(204);
});
