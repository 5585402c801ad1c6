import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { serverOfFile } from '../../testing/api-test.ts';
import { tokenOf } from '../../testing/members.ts';

const server = await serverOfFile();
const admin = await tokenOf(server, 'lena.brandt@nordic-kitchen.example');
const editor = await tokenOf(server, 'jonas.weber@nordic-kitchen.example');

describe('getOrganisation', () => {
  it('answers with the own organisation and all that is known of it', async () => {
    const { status, body } = await server.call('getOrganisation', { token: editor });
    expect(status).toBe(200);
    expect(body).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      name: 'Nordic Kitchen',
      remindersEnabled: true,
      domains: ['nordic-kitchen.example'],
      identifiers: { VAT: null, DUNS: null, LEI: null, BPNL: null },
      logo: null,
    });
  });

  it('answers each organisation with its own', async () => {
    const { access_token: token } = await server.signIn('sara.lindholm@lindholm-plastics.example');
    expect((await server.call('getOrganisation', { token })).body.name).toBe('Lindholm Plastics');
  });

  it('needs a session', async () => {
    expect((await server.call('getOrganisation')).status).toBe(401);
  });
});

describe('updateOrganisation', () => {
  it('renames the own organisation and no other', async () => {
    const before = await names();
    const { status, body } = await server.call('updateOrganisation', {
      token: admin,
      body: { name: '  Nordic Küche & Söhne  ' },
    });
    expect(status).toBe(200);
    expect(body.name).toBe('Nordic Küche & Söhne');
    expect((await server.call('getOrganisation', { token: editor })).body).toEqual(body);
    expect(await names()).toEqual(before.map((name) => (name === 'Nordic Kitchen' ? 'Nordic Küche & Söhne' : name)));
    await server.call('updateOrganisation', { token: admin, body: { name: 'Nordic Kitchen' } });
  });

  it('takes a name of 255 characters and refuses one more', async () => {
    expect((await server.call('updateOrganisation', { token: admin, body: { name: 'é'.repeat(255) } })).status).toBe(
      200,
    );
    const { status, body } = await server.call('updateOrganisation', { token: admin, body: { name: 'é'.repeat(256) } });
    expect(status).toBe(400);
    expect(body.errors).toMatchObject([{ path: '/body/name', code: 'TOO_LONG' }]);
    await server.call('updateOrganisation', { token: admin, body: { name: 'Nordic Kitchen' } });
  });

  it.each([
    ['a missing name', {}, 'REQUIRED'],
    ['a blank name', { name: '   ' }, 'TOO_SHORT'],
    ['a number', { name: 7 }, 'INVALID_TYPE'],
  ])('refuses %s', async (_case, sent, code) => {
    const { status, body } = await server.call('updateOrganisation', { token: admin, body: sent });
    expect(status).toBe(400);
    expect(body.errors).toMatchObject([{ path: '/body/name', code }]);
  });

  it('switches reminders off and on, and leaves them alone where they are not named', async () => {
    const sent = [{ remindersEnabled: false }, {}, { remindersEnabled: true }];
    const answers: unknown[] = [];
    for (const setting of sent) {
      const { body } = await server.call('updateOrganisation', {
        token: admin,
        body: { name: 'Nordic Kitchen', ...setting },
      });
      expect((await server.call('getOrganisation', { token: editor })).body).toEqual(body);
      answers.push(body.remindersEnabled);
    }
    expect(answers).toEqual([false, false, true]);
  });

  it('refuses a setting that is neither on nor off', async () => {
    const { status, body } = await server.call('updateOrganisation', {
      token: admin,
      body: { name: 'Nordic Kitchen', remindersEnabled: 'no' },
    });
    expect(status).toBe(400);
    expect(body.errors).toMatchObject([{ path: '/body/remindersEnabled', code: 'INVALID_TYPE' }]);
  });

  it('is for ADMIN alone, and an EDITOR changes nothing', async () => {
    const { status, body } = await server.call('updateOrganisation', {
      token: editor,
      body: { name: 'Mine', remindersEnabled: false },
    });
    expect([status, body.code]).toEqual([403, 'FORBIDDEN']);
    expect((await server.call('getOrganisation', { token: editor })).body).toMatchObject({
      name: 'Nordic Kitchen',
      remindersEnabled: true,
    });
  });

  it('needs a session', async () => {
    expect((await server.call('updateOrganisation', { body: { name: 'X' } })).status).toBe(401);
  });

  it('lets one of two simultaneous names stand', async () => {
    const sent = ['First', 'Second'];
    const answers = await Promise.all(
      sent.map((name) => server.call('updateOrganisation', { token: admin, body: { name } })),
    );
    expect(answers.map(({ body }) => body.name)).toEqual(sent);
    expect(sent).toContain((await server.call('getOrganisation', { token: admin })).body.name);
    await server.call('updateOrganisation', { token: admin, body: { name: 'Nordic Kitchen' } });
  });
});

async function names(): Promise<string[]> {
  const { rows } = await server.database.asOwner((tx) =>
    sql<{ name: string }>`select name from organisation order by id`.execute(tx),
  );
  return rows.map(({ name }) => name);
}
