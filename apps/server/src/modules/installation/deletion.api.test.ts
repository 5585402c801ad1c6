import { describe, expect, it } from 'vitest';
import { expectProblem } from '../../http/testing/expect-problem.ts';
import { createKey } from '../../testing/api-keys.ts';
import { done, serverOfFile } from '../../testing/api-test.ts';
import { registerCompany } from '../../testing/joining.ts';
import { organisationIdOf } from '../../testing/members.ts';
import { deletingAs, reason } from './testing/deleting.ts';

const server = await serverOfFile({
  demo: false,
  settings: { INSTALLATION_ADMINS: 'mara@host.example', DELETION_WAIT_DAYS: '40' },
});
const { token: admin } = await registerCompany(server, 'mara@host.example', 'Host');
const { token: mill } = await registerCompany(server, 'mara@mill.example', 'Mill');
const { token: buyer } = await registerCompany(server, 'mara@buyer.example', 'Buyer');
const millId = await organisationIdOf(server, 'Mill');

const params = (organisationId: string) => ({ params: { organisationId } });
const { suspend, resume, ask, withdraw, listed, log, lapse, cleanUp } = deletingAs(server, admin);

describe('the deletion of an organisation', () => {
  it('is asked for of a suspended one, told to its people with the day, and taken back', async () => {
    expectProblem(await ask(millId), 'INVALID_TRANSITION');
    expectProblem(await withdraw(millId), 'INVALID_TRANSITION');
    await done(suspend(millId));
    expect((await listed({ state: 'DELETION_REQUESTED' })).metadata).toEqual({ count: 0, deletionWaitDays: 40 });
    const before = Date.now();
    await done(ask(millId));
    expectProblem(await ask(millId), 'INVALID_TRANSITION');
    const [row] = (await listed({ state: 'DELETION_REQUESTED' })).data;
    expect(row?.id).toBe(millId);
    const deleteAt = Date.parse(row?.suspension?.deleteAt ?? '');
    expect(deleteAt - before).toBeGreaterThan(40 * 86_400_000 - 60_000);
    expect(deleteAt - before).toBeLessThan(40 * 86_400_000 + 60_000);
    expect((await listed({ state: 'SUSPENDED' })).data).toEqual([]);
    const refused = await server.call('getOrganisation', { token: mill });
    expectProblem(refused, 'ORGANISATION_SUSPENDED');
    expect(refused.body).toMatchObject({ reason, deleteAt: row?.suspension?.deleteAt });

    await cleanUp();
    expect((await listed({ state: 'DELETION_REQUESTED' })).data).toHaveLength(1);
    await done(withdraw(millId));
    expectProblem(await withdraw(millId), 'INVALID_TRANSITION');
    expect((await listed({ state: 'SUSPENDED' })).data).toMatchObject([{ id: millId, suspension: { deleteAt: null } }]);
    await done(ask(millId));
    await lapse(millId);
    await done(resume(millId));
    await cleanUp();
    expect((await server.call('getOrganisation', { token: mill })).status).toBe(200);
    expect(await log(5)).toEqual([
      ['ORGANISATION_RESUMED', 'Mill', 'Mara Voss'],
      ['DELETION_REQUESTED', 'Mill', 'Mara Voss'],
      ['DELETION_WITHDRAWN', 'Mill', 'Mara Voss'],
      ['DELETION_REQUESTED', 'Mill', 'Mara Voss'],
      ['ORGANISATION_SUSPENDED', 'Mill', 'Mara Voss'],
    ]);
    const own = await server.call('listActivities', { token: mill, query: { limit: '2' } });
    expect(own.body.data).toMatchObject([
      { event: 'ORGANISATION_RESUMED', actor: null },
      { event: 'DELETION_REQUESTED', actor: null, details: {} },
    ]);
  });

  it('is for administrators of the installation alone', async () => {
    const { secret } = await createKey(server, admin, ['READ']);
    for (const call of ['requestOrganisationDeletion', 'withdrawOrganisationDeletion'] as const) {
      expectProblem(await server.call(call, params(millId)), 'UNAUTHENTICATED');
      for (const token of [buyer, mill, secret]) {
        expectProblem(await server.call(call, { token, ...params(millId) }), 'FORBIDDEN');
      }
      expectProblem(
        await server.call(call, { token: admin, ...params('00000000-0000-4000-8000-000000000000') }),
        'NOT_FOUND',
      );
    }
  });
});
