import { describe, expect, it } from 'vitest';
import { serverOfFile } from '../testing/api-test.ts';
import { linkToken } from '../testing/deliver-mails.ts';
import { beginRegistration, mailTo, person } from '../testing/joining.ts';
import { foundOrganisation } from './found-organisation.ts';

const server = await serverOfFile({ settings: { SIGN_INS_PER_MINUTE: '1000', REGISTRATION: 'invited' } });

describe('an organisation that an operator founds', () => {
  it.each(['mail', 'command'])(
    'is joined by its first ADMIN with the link of the %s, and the other one is used up',
    async (way) => {
      const email = `ada@${way}.example`;
      const founded = await foundOrganisation(server.database, { name: `Founded by ${way}`, email, language: 'de' });
      const mail = await mailTo(server, email);
      expect(mail?.text).toContain(`Founded by ${way}`);
      const links = { mail: linkToken(mail, '/register-user'), command: founded?.token ?? '' };
      const link = way === 'mail' ? links.mail : links.command;
      const registrationToken = await beginRegistration(server, email, link);
      const joined = await server.call('registerUser', { body: { registrationToken, ...person } });
      expect(joined.status).toBe(201);
      const token = String(joined.body.access_token);
      expect((await server.call('getOrganisation', { token })).body).toMatchObject({
        id: founded?.organisationId,
        name: `Founded by ${way}`,
      });
      const { body } = await server.call('listActivities', { token });
      expect((body.data as { event: string }[]).map(({ event }) => event)).toEqual(['USER_JOINED', 'USER_INVITED']);
      for (const used of Object.values(links)) {
        const { status } = await server.call('getInvitation', { params: { token: used } });
        expect(status).toBe(410);
      }
    },
  );

  it('is there once, and invites again, where it is asked for once more', async () => {
    const asked = { name: 'Asked for twice', email: 'ada@twice.example', language: 'fr' } as const;
    const first = await foundOrganisation(server.database, asked);
    const second = await foundOrganisation(server.database, asked);
    expect(second?.organisationId).toBe(first?.organisationId);
    const statusOf = async (token = '') => (await server.call('getInvitation', { params: { token } })).status;
    expect([await statusOf(first?.token), await statusOf(second?.token)]).toEqual([410, 200]);
    const other = await foundOrganisation(server.database, { ...asked, name: 'Another one' });
    expect(other?.organisationId).not.toBe(first?.organisationId);
  });

  it('is not founded for somebody who belongs to another one', async () => {
    const email = 'lena.brandt@nordic-kitchen.example';
    expect(await foundOrganisation(server.database, { name: 'Second', email, language: 'en' })).toBeUndefined();
    const founded = await server.database.asOwner((tx) =>
      tx.selectFrom('organisation').select('id').where('name', '=', 'Second').execute(),
    );
    expect(founded).toEqual([]);
  });
});
