import { beforeEach, describe, expect, it } from 'vitest';
import { serverOfFile } from '../../testing/api-test.ts';
import { addMember, tokenOf } from '../../testing/members.ts';

const ingrid = 'ingrid.solberg@hydral-rolling.example';
const nils = 'nils.solberg@hydral-rolling.example';

const server = await serverOfFile({ settings: { SIGN_INS_PER_MINUTE: '1000' } });

const asOwner = async (statement: string) => (await server.database.executeSql('owner')(statement)).rows;
const admins = async () =>
  (
    await asOwner(`select from organisation_user u join organisation o on o.id = u.organisation_id
                    where o.name = 'Hydral Rolling AS' and u.access_level = 'ADMIN'`)
  ).length;

async function admin(email: string, firstName: string): Promise<{ id: string; token: string }> {
  const found = await asOwner(
    `update organisation_user set access_level = 'ADMIN' where email = '${email}' returning id`,
  );
  if (found.length === 0) {
    await addMember(server, 'Hydral Rolling AS', { email, firstName, lastName: 'Solberg', accessLevel: 'ADMIN' });
  }
  const token = await tokenOf(server, email);
  return { id: String((await server.call('getCurrentUser', { token })).body.id), token };
}

const setLevel = (token: string, userId: string, headers: Record<string, string> = {}) =>
  server.call('updateAccessLevel', { token, body: { userId, accessLevel: 'EDITOR' }, headers });
const remove = (token: string, email: string) => server.call('deleteAccounts', { token, body: [email] });

const rounds = Array.from({ length: 4 }, (_, round) => [round + 1]);

describe('of two ADMINs at once', () => {
  let one: Awaited<ReturnType<typeof admin>>;
  let other: typeof one;
  beforeEach(async () => {
    one = await admin(ingrid, 'Ingrid');
    other = await admin(nils, 'Nils');
  });

  it.each(rounds)('one demotes the other (round %i)', async () => {
    const answers = await Promise.all([setLevel(one.token, other.id), setLevel(other.token, one.id)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403]);
    expect(await admins()).toBe(1);
  });

  it.each(rounds)('one steps down (round %i)', async () => {
    const answers = await Promise.all([setLevel(one.token, one.id), setLevel(other.token, other.id)]);
    const outcomes = answers.map(({ status, body }) => `${status} ${body.code ?? body.accessLevel}`);
    expect(outcomes.toSorted()).toEqual(['200 EDITOR', '409 LAST_ADMIN']);
    expect(await admins()).toBe(1);
  });

  it.each(rounds)('one removes the other (round %i)', async () => {
    const answers = await Promise.all([remove(one.token, nils), remove(other.token, ingrid)]);
    const [won, lost] = answers.map(({ status }) => status).toSorted();
    expect(won).toBe(204);
    expect([401, 403]).toContain(lost);
    expect(await admins()).toBe(1);
  });

  it.each(rounds)('one is removed or the other demoted, with a key as the page sends it (round %i)', async () => {
    const answers = await Promise.all([
      setLevel(other.token, one.id, { 'idempotency-key': crypto.randomUUID() }),
      remove(one.token, nils),
    ]);
    const [won, lost] = answers.map(({ status }) => status).toSorted();
    expect([200, 204]).toContain(won);
    expect([401, 403]).toContain(lost);
    expect(await admins()).toBe(1);
  });
});
