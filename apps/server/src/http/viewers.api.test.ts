import { type CallName, calls } from '@pcf/contract/operations/calls';
import { needsEditor } from '@pcf/contract/permissions';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { demoPassword } from '../demo/demo-organisations.ts';
import { answeringOfFile, askFor, asOwner, readAnswer } from '../testing/answering.ts';
import { createKey } from '../testing/api-keys.ts';
import { done } from '../testing/api-test.ts';
import { registeredUser } from '../testing/companies.ts';
import { expectProblem } from './testing/expect-problem.ts';

const all = await answeringOfFile({ SIGN_INS_PER_MINUTE: '1000' });
const { server, mill, kim } = all;

let joined = 0;
const newPerson = (accessLevel: 'ADMIN' | 'EDITOR' | 'VIEWER' = 'VIEWER') => {
  joined += 1;
  return registeredUser(server, mill.id, { email: `vera-${joined}@mill.example`, accessLevel });
};
const viewer = await newPerson();

const idOf = async (token: string) => String((await server.call('getCurrentUser', { token })).body.id);
const setLevel = async (token: string, accessLevel: string) =>
  done(server.call('updateAccessLevel', { token: mill.token, body: { userId: await idOf(token), accessLevel } }));

/** Every call that is more than reading or one's own. */
const refused = (Object.keys(calls) as CallName[]).filter((name) => {
  const { access } = calls[name];
  return access !== 'public' && needsEditor(access);
});

/** Whatever a path names. */
const anyParams = (name: CallName) =>
  Object.fromEntries(
    [...calls[name].path.matchAll(/\{(\w+)\}/g)].map(([, parameter = '']) => [
      parameter,
      parameter === 'requestReference' ? 'REQ-2001-000001' : crypto.randomUUID(),
    ]),
  );

describe('a VIEWER', () => {
  it.each(refused)('may not call %s', async (name) => {
    expectProblem(await server.call(name, { token: viewer.token, params: anyParams(name) }), 'FORBIDDEN');
  });

  it('is refused with a request that is right as well, and neither works on a line nor is it said that somebody does', async () => {
    const asked = await askFor(all);
    const { params } = asked;
    expectProblem(await server.call('lockEmissionData', { token: viewer.token, params }), 'FORBIDDEN');
    const body = { data: { comment: 'Mine' }, draftVersion: 0 };
    expectProblem(await server.call('saveEmissionDraft', { token: viewer.token, params, body }), 'FORBIDDEN');
    const { lock, draft, inProgress } = await readAnswer(server, viewer.token, asked);
    expect([lock, draft, inProgress]).toEqual([null, null, false]);
  });

  it('changes what is their own', async () => {
    const me = await newPerson();
    const { token } = me;
    const other = await server.signIn(me.email);
    const profile = { firstName: 'Vera', lastName: 'Voss', language: 'de' };
    expect((await done(server.call('updateCurrentUser', { token, body: profile }))).body).toMatchObject(profile);
    await done(server.call('readNotifications', { token, body: { upTo: '1' } }));
    const newPassword = 'Another-2026-pcf';
    await done(server.call('setPassword', { token, body: { currentPassword: demoPassword, password: newPassword } }));
    expectProblem(await server.call('getCurrentUser', { token: other.access_token }), 'UNAUTHENTICATED');
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const change = { email: 'vera@elsewhere.example', currentPassword: newPassword };
    await done(server.call('changeEmail', { token, body: change, headers }));
    await done(server.call('changeEmail', { token, body: change, headers }));
    await done(server.call('cancelEmailChange', { token }));
    await done(server.call('eraseOwnAccount', { token, body: { currentPassword: newPassword } }));
    expectProblem(await server.call('getCurrentUser', { token }), 'UNAUTHENTICATED');
  });

  it('exports, and the activity log says so', async () => {
    const me = await newPerson();
    expect((await server.call('downloadReceived', { token: me.token })).status).toBe(200);
    expect((await server.call('downloadPersonalData', { token: me.token })).status).toBe(200);
    const [exported] = await asOwner(
      server,
      sql<{
        event: string;
      }>`select event from activity where actor_id = ${await idOf(me.token)} and event = 'DATA_EXPORTED'`,
    );
    expect(exported).toBeDefined();
  });
});

describe('the database', () => {
  const rename = sql`update organisation set name = name where id = ${mill.id}`;

  it('begins nothing for a VIEWER that may write, and everything else', async () => {
    await expect(server.database.write(viewer.sessionId, (tx) => rename.execute(tx))).rejects.toMatchObject({
      code: 'PX403',
    });
    await server.database.read(viewer.sessionId, () => ({}));
    await server.database.writeOwn(viewer.sessionId, (tx) => sql`select 1`.execute(tx));
  });

  it('asks for nothing more of an EDITOR, nor of the next transaction of the same connection', async () => {
    const editor = await newPerson('EDITOR');
    await server.database.writeOwn(editor.sessionId, (tx) => sql`select 1`.execute(tx));
    await server.database.write(editor.sessionId, (tx) => rename.execute(tx));
    await expect(server.database.write(viewer.sessionId, (tx) => rename.execute(tx))).rejects.toMatchObject({
      code: 'PX403',
    });
  });
});

describe('becoming a VIEWER', () => {
  it('takes effect at the next request, and back again', async () => {
    const person = await newPerson('EDITOR');
    const { params } = await askFor(all);
    await setLevel(person.token, 'VIEWER');
    expectProblem(await server.call('lockEmissionData', { token: person.token, params }), 'FORBIDDEN');
    await setLevel(person.token, 'EDITOR');
    await done(server.call('lockEmissionData', { token: person.token, params }));
  });

  it('releases what the person holds, and nothing of others', async () => {
    const person = await newPerson('EDITOR');
    const [held, ofKim] = [await askFor(all), await askFor(all)];
    await done(server.call('lockEmissionData', { token: person.token, params: held.params }));
    await done(server.call('lockEmissionData', { token: kim, params: ofKim.params }));
    await setLevel(person.token, 'VIEWER');
    await done(server.call('lockEmissionData', { token: kim, params: held.params }));
    expect((await readAnswer(server, mill.token, ofKim)).lock).toMatchObject({ own: false });
  });

  it('is not for the last ADMIN', async () => {
    expectProblem(
      await server.call('updateAccessLevel', {
        token: mill.token,
        body: { userId: await idOf(mill.token), accessLevel: 'VIEWER' },
      }),
      'LAST_ADMIN',
    );
  });

  it('leaves the API keys that the person made, which are the organisation’s', async () => {
    const boss = await newPerson('ADMIN');
    const { secret } = await createKey(server, boss.token, ['READ', 'ANSWERS']);
    await setLevel(boss.token, 'VIEWER');
    const { params } = await askFor(all);
    await done(server.call('lockEmissionData', { token: secret, params }));
    expectProblem(
      await server.call('createApiKey', { token: boss.token, body: { name: 'x', scopes: ['READ'] } }),
      'FORBIDDEN',
    );
  });
});
