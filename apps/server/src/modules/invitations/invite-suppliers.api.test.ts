import { describe, expect, it } from 'vitest';
import { expectProblem } from '../../http/testing/expect-problem.ts';
import { serverOfFile } from '../../testing/api-test.ts';
import { signedIn } from '../../testing/companies.ts';
import { connectionsOf, everything } from './testing/stored.ts';

const server = await serverOfFile({ settings: { SIGN_INS_PER_MINUTE: '1000' } });
const jonas = await signedIn(server, 'jonas.weber@nordic-kitchen.example');

describe('inviteSuppliers', () => {
  const inviteSuppliers = (body: unknown, token?: string) =>
    server.call('inviteSuppliers', { ...(token ? { token } : {}), body });

  it('invites suppliers by their addresses and says that it is deprecated', async () => {
    const answer = await inviteSuppliers(
      { emails: ['Fritz@Feder.example', 'lena.brandt@nordic-kitchen.example'] },
      jonas.token,
    );
    expect(answer.status).toBe(200);
    expect(answer.headers.get('deprecation')).toMatch(/^@\d+$/);
    expect(answer.body.results).toEqual([
      { email: 'fritz@feder.example', outcome: 'INVITED', invitationId: expect.any(String) },
      { email: 'lena.brandt@nordic-kitchen.example', outcome: 'OWN_ORGANISATION', invitationId: null },
    ]);
    expect(await connectionsOf(server, jonas)).toContain('Nordic Kitchen > fritz@feder.example PENDING');
  });

  it('names every text that is no address, and then invites nobody', async () => {
    const before = await everything(server);
    const answer = await inviteSuppliers({ emails: ['ok@ok.example', 'nope', 'ok2@ok.example', '@'] }, jonas.token);
    expectProblem(answer, 'VALIDATION_FAILED');
    expect(answer.body.errors).toMatchObject([{ path: '/body/emails/1' }, { path: '/body/emails/3' }]);
    expect(await everything(server)).toEqual(before);
  });

  it('takes one to a hundred addresses', async () => {
    const emails = Array.from({ length: 101 }, (_, index) => `no-${index}@suppliers.example`);
    for (const sent of [emails, []]) {
      expectProblem(await inviteSuppliers({ emails: sent }, jonas.token), 'VALIDATION_FAILED');
    }
  });

  it('needs a session', async () => {
    expectProblem(await inviteSuppliers({ emails: ['a@b.example'] }), 'UNAUTHENTICATED');
  });
});
