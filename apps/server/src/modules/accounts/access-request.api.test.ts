import { describe, expect, it } from 'vitest';
import { serverOfFile } from '../../testing/api-test.ts';
import { deliverMails, linkToken } from '../../testing/deliver-mails.ts';
import {
  beginRegistration,
  inviteCompany,
  mailTo,
  newPassword,
  person,
  previewInvitation,
  registerCompany,
} from '../../testing/joining.ts';
import { tokenOf } from '../../testing/members.ts';

const server = await serverOfFile({ settings: { SIGN_INS_PER_MINUTE: '1000' } });
const lena = await tokenOf(server, 'lena.brandt@nordic-kitchen.example');

describe('access by the mail domain', () => {
  const ask = (registrationToken: string, organisationId: string) =>
    server.call('requestAccess', { body: { registrationToken, organisationId, ...person, message: 'Hello' } });

  it('is asked for, approved by a link without signing in, and used', async () => {
    const email = 'newcomer@nordic-kitchen.example';
    const registrationToken = await beginRegistration(server, email);
    const { body } = await server.call('getRegistration', { body: { registrationToken } });
    const [organisation] = body.organisations as { id: string; name: string }[];
    expect(organisation?.name).toBe('Nordic Kitchen');
    expect((await ask(registrationToken, organisation?.id ?? '')).status).toBe(202);

    const waiting = await server.call('getRegistration', { body: { registrationToken } });
    expect(waiting.body.accessRequest).toMatchObject({ organisationName: 'Nordic Kitchen' });
    const mails = await deliverMails(server);
    expect(mails.map(({ to }) => to).toSorted()).toContain('lena.brandt@nordic-kitchen.example');
    const mail = mails.find(({ to }) => to === 'lena.brandt@nordic-kitchen.example');
    const token = linkToken(mail, '/approve-user-access');
    expect(linkToken(mail, '/deny-user-access')).toBe(token);
    const opened = await fetch(new URL(`/approve-user-access?token=${token}`, server.url));
    await opened.text();

    const approve = () => server.call('approveAccessRequest', { params: { token } });
    const answers = await Promise.all([approve(), approve()]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 410]);
    expect((await server.call('denyAccessRequest', { params: { token } })).body.reason).toBe('USED');
    expect(server.logLines.join()).not.toContain(token);
    expect((await mailTo(server, email))?.text).toContain('Nordic Kitchen');
    const { access_token } = await server.signIn(email, newPassword);
    expect((await server.call('getCurrentUser', { token: access_token })).body.accessLevel).toBe('EDITOR');
  });

  it('is denied by a link, after which a company of one’s own can be registered', async () => {
    const email = 'denied@nordic-kitchen.example';
    const registrationToken = await beginRegistration(server, email);
    const { body } = await server.call('getRegistration', { body: { registrationToken } });
    const [organisation] = body.organisations as { id: string }[];
    await ask(registrationToken, organisation?.id ?? '');
    const mail = await mailTo(server, 'lena.brandt@nordic-kitchen.example');
    const token = linkToken(mail, '/deny-user-access');
    expect((await server.call('denyAccessRequest', { params: { token } })).status).toBe(204);
    expect((await server.call('approveAccessRequest', { params: { token } })).status).toBe(410);
    expect(await mailTo(server, email)).toBeDefined();
    expect((await server.call('loginUser', { body: { email, password: newPassword } })).body.code).toBe(
      'REGISTRATION_INCOMPLETE',
    );
    const own = await server.call('registerUser', {
      body: { registrationToken, ...person, organisationName: 'Another Kitchen' },
    });
    expect(own.status).toBe(201);
  });

  it('is not offered to a public mail service, and no organisation of another domain can be asked', async () => {
    await registerCompany(server, 'boss@gmail.com', 'Gmail Trading');
    const registrationToken = await beginRegistration(server, 'other.person@gmail.com');
    const { body } = await server.call('getRegistration', { body: { registrationToken } });
    expect(body.organisations).toEqual([]);
    const { body: nordic } = await server.call('getOrganisation', { token: lena });
    for (const id of [String(nordic.id), crypto.randomUUID()]) {
      const { status, body: refused } = await ask(registrationToken, id);
      expect([status, refused.code]).toEqual([404, 'NOT_FOUND']);
    }
  });

  it('is taken back by registering a company, and limited', async () => {
    const email = 'changed-mind@nordic-kitchen.example';
    const registrationToken = await beginRegistration(server, email);
    const { body } = await server.call('getRegistration', { body: { registrationToken } });
    const organisation = (body.organisations as { id: string; name: string }[]).find(
      ({ name }) => name === 'Nordic Kitchen',
    );
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 6; attempt += 1) {
      statuses.push((await ask(registrationToken, organisation?.id ?? '')).status);
    }
    expect(statuses).toEqual([202, 202, 202, 202, 202, 429]);
    const link = linkToken(await mailTo(server, 'lena.brandt@nordic-kitchen.example'), '/approve-user-access');
    await server.call('registerUser', { body: { registrationToken, ...person, organisationName: 'Mine' } });
    expect((await server.call('approveAccessRequest', { params: { token: link } })).status).toBe(410);
    const { body: requests } = await server.call('listAccessRequests', { token: lena });
    expect(JSON.stringify(requests.data)).not.toContain(email);
  });

  it('is offered to a second contact of a registered supplier, whatever the domain', async () => {
    const main = 'main@registered.example';
    const { token: supplier } = await registerCompany(
      server,
      main,
      'Registered AG',
      await inviteCompany(server, lena, main),
    );
    const { body: own } = await server.call('getOrganisation', { token: supplier });
    const email = 'second@freelancer.example';
    await server.call('createInvitations', {
      token: lena,
      body: { invitations: [{ email, relation: 'SUPPLIER', supplierId: own.id }] },
    });
    const link = linkToken(await mailTo(server, email), '/register');
    expect((await previewInvitation(server, link)).body.knownOrganisation).toBe('Registered AG');
    const registrationToken = await beginRegistration(server, email, link);
    const { body } = await server.call('getRegistration', { body: { registrationToken } });
    expect(body.organisations).toEqual([{ id: own.id, name: 'Registered AG' }]);
    expect((await ask(registrationToken, String(own.id))).status).toBe(202);
    const token = linkToken(await mailTo(server, main), '/approve-user-access');
    expect((await server.call('approveAccessRequest', { params: { token } })).status).toBe(204);
    const { body: sent } = await server.call('listSentInvitations', { token: lena });
    expect(sent.data).toContainEqual(expect.objectContaining({ email, accessResponseStatus: 'ACCEPTED' }));
    await expect(server.signIn(email, newPassword)).resolves.toBeDefined();
  });
});
