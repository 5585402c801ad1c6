import { describe, expect, it } from 'vitest';
import { expectProblem } from '../../http/testing/expect-problem.ts';
import type { ComposedMail } from '../../mail/compose-mail.ts';
import { serverOfFile } from '../../testing/api-test.ts';
import { type Person, registeredCompany } from '../../testing/companies.ts';
import { deliverMails, linkToken } from '../../testing/deliver-mails.ts';
import { createAccount, registerCompany } from '../../testing/joining.ts';

const server = await serverOfFile({ demo: false, settings: { SIGN_INS_PER_MINUTE: '1000' } });
const mill = await registeredCompany(server, 'Mill', { email: 'ada@mill.example' });
const farm = await registeredCompany(server, 'Farm', { email: 'ben@farm.example' });

let strangers = 0;
const stranger = () => {
  strangers += 1;
  return `stranger-${strangers}@somewhere.example`;
};

const invite = async ({ token }: Person, email: string) => {
  const body = { invitations: [{ email, relation: 'SUPPLIER' }] };
  const { status, body: answer } = await server.call('createInvitations', { token, body });
  expect(status, JSON.stringify(answer)).toBe(200);
  return (answer.results as { invitationId: string }[])[0]?.invitationId ?? '';
};
const again = ({ token }: Person, invitationId: string) =>
  server.call('sendInvitationsAgain', { token, body: { invitationIds: [invitationId] } });
const mailsTo = async (email: string) => (await deliverMails(server)).filter(({ to }) => to === email);
const stopToken = (mail: ComposedMail | undefined) => linkToken(mail, '/stop-mails');
const invitedWith = async (sender: Person, email: string) => {
  const invitationId = await invite(sender, email);
  const [mail] = await mailsTo(email);
  return { invitationId, token: stopToken(mail) };
};

const refuse = (token: string) => server.call('refuseMails', { params: { token } });
const allow = (token: string) => server.call('allowMails', { params: { token } });
const refusalOf = async (token: string) => (await server.call('getMailRefusal', { params: { token } })).body;

/** What a sender sees of an address: in the list of suppliers and in that of invitations. */
async function seenBy({ token }: Person, email: string) {
  const suppliers = await server.call('listSuppliers', { token, query: { textSearch: email } });
  const invitations = await server.call('listSentInvitations', { token });
  const contacts = (suppliers.body.data as { contacts: { email: string; reason: string | null }[] }[])[0]?.contacts;
  const sent = (invitations.body.data as { email: string; undeliverableReason: string | null }[]).find(
    (each) => each.email === email,
  );
  return [contacts?.find((contact) => contact.email === email)?.reason, sent?.undeliverableReason];
}

describe('the link of a mail that nobody asked for', () => {
  it('changes nothing when it is opened, and holds for all senders once its reader has said so', async () => {
    const email = stranger();
    const { invitationId, token } = await invitedWith(mill, email);
    expect(await refusalOf(token)).toEqual({ refused: false });
    expect(await seenBy(mill, email)).toEqual([null, null]);

    expect((await refuse(token)).status).toBe(204);
    expect(await refusalOf(token)).toEqual({ refused: true });
    // Twice is once, and what waits already is not sent.
    expect((await refuse(token)).status).toBe(204);
    await invite(farm, email);
    expect((await again(mill, invitationId)).status).toBe(204);
    expect(await mailsTo(email)).toEqual([]);
    for (const sender of [mill, farm]) {
      expect(await seenBy(sender, email)).toEqual(['DOES_NOT_WANT_MAIL', 'DOES_NOT_WANT_MAIL']);
    }
    const { body } = await server.call('listSuppliers', { token: farm.token, query: { undeliverable: 'true' } });
    expect(JSON.stringify(body)).toContain(email);
  });

  it('is how the same reader allows mails again', async () => {
    const email = stranger();
    const { invitationId, token } = await invitedWith(mill, email);
    await refuse(token);
    expect((await allow(token)).status).toBe(204);
    expect((await allow(token)).status).toBe(204);
    expect(await refusalOf(token)).toEqual({ refused: false });
    expect(await seenBy(mill, email)).toEqual([null, null]);
    await again(mill, invitationId);
    expect(await mailsTo(email)).toHaveLength(1);
  });

  it('means the address however it is written, and no other', async () => {
    const email = stranger();
    const { token } = await invitedWith(mill, email);
    await refuse(token);
    await invite(farm, email.replace('@', '+more@'));
    const dotted = await invitedWith(mill, 'an.old.name@gmail.com');
    await refuse(dotted.token);
    for (const other of ['anoldname@gmail.com', 'a.n.oldname+x@googlemail.com']) await invite(farm, other);
    const neighbour = stranger();
    await invite(farm, neighbour);
    expect((await deliverMails(server)).map(({ to }) => to)).toEqual([neighbour]);
  });

  it('is in the mail to a colleague, whose ADMIN sees what became of it', async () => {
    const email = stranger();
    const { token } = mill;
    await server.call('inviteUsers', { token, body: { emails: [email], accessLevel: 'EDITOR' } });
    const [mail] = await mailsTo(email);
    await refuse(stopToken(mail));
    await server.call('sendUserInvitationsAgain', { token, body: [email] });
    expect(await mailsTo(email)).toEqual([]);
    const { body } = await server.call('listPendingUserInvitations', { token });
    expect(body.data).toEqual([expect.objectContaining({ email, undeliverableReason: 'DOES_NOT_WANT_MAIL' })]);
  });

  it('does not keep anybody from registering, and who has registered is written to', async () => {
    const email = stranger();
    const { token } = await invitedWith(mill, email);
    await refuse(token);
    expect((await registerCompany(server, email, 'Newcomers')).status).toBe(201);
    expect(await seenBy(mill, email)).toEqual([null, null]);
    await invite(farm, email);
    expect((await mailsTo(email)).map(({ stop }) => stop)).toEqual([null]);
  });

  it('leads nowhere where no mail carried it', async () => {
    const token = 'nothing-that-was-ever-sent';
    for (const answer of [
      await server.call('getMailRefusal', { params: { token } }),
      await refuse(token),
      await allow(token),
    ]) {
      expectProblem(answer, 'INVALID_LINK');
      expect(answer.body.reason).toBe('UNKNOWN');
    }
    const invalid = await refuse('x'.repeat(201));
    expectProblem(invalid, 'VALIDATION_FAILED');
  });

  it('ends in what was said last where many say it at once', async () => {
    const { token } = await invitedWith(mill, stranger());
    const answers = await Promise.all([...Array(4)].flatMap(() => [refuse(token), allow(token), refuse(token)]));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204]));
    await refuse(token);
    expect(await refusalOf(token)).toEqual({ refused: true });
  });

  it('keeps no address', async () => {
    const email = stranger();
    const { token } = await invitedWith(mill, email);
    await refuse(token);
    const { rows } = await server.database.executeSql('owner')(
      'select m.*, u.* from unsolicited_mail m join unreached_address u using (address_key)',
    );
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toMatch(/stranger|somewhere/);
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});

describe('a mail program’s own button', () => {
  const post = (url: string, body: string, type: string) =>
    fetch(new URL(new URL(url).pathname, server.url), { method: 'POST', body, headers: { 'content-type': type } });

  it('posts a form and is enough', async () => {
    const email = stranger();
    await invite(mill, email);
    const [mail] = await mailsTo(email);
    const url = mail?.stop ?? '';
    const form = 'application/x-www-form-urlencoded';
    expect((await fetch(new URL(new URL(url).pathname, server.url))).status).toBe(404);
    expect(await refusalOf(stopToken(mail))).toEqual({ refused: false });
    expect((await post(url, 'List-Unsubscribe=One-Click', form)).status).toBe(204);
    expect(await refusalOf(stopToken(mail))).toEqual({ refused: true });
    expect((await post(url, 'List-Unsubscribe=One-Click', form)).status).toBe(204);
    const multipart = '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n';
    expect((await post(url, multipart, 'multipart/form-data; boundary=x')).status).toBe(204);
    expect((await post(url, 'x'.repeat(5000), form)).status).toBe(413);
    expect((await post(url.replace(stopToken(mail), 'unknown'), 'x=y', form)).status).toBe(410);
  });
});

describe('somebody who is registered', () => {
  it('gets twenty mails a day of all strangers together, and nobody sees that there were more', async () => {
    const { email, token } = await registeredCompany(server, 'Busy', { email: 'eve@busy.example' });
    const ids = await Promise.all([mill, farm].map((sender) => invite(sender, email)));
    await server.call('inviteUsers', { token: mill.token, body: { emails: [email], accessLevel: 'ADMIN' } });
    let mails = (await mailsTo(email)).length;
    for (let time = 0; time < 8; time += 1) {
      for (const [index, sender] of [mill, farm].entries()) {
        expect((await again(sender, ids[index] ?? '')).status).toBe(204);
      }
      await server.call('sendUserInvitationsAgain', { token: mill.token, body: [email] });
      mails += (await mailsTo(email)).length;
    }
    expect(mails).toBe(20);
    expect(await seenBy(mill, email)).toEqual([null, null]);
    const { body } = await server.call('listReceivedInvitations', { token });
    expect(body.data).toHaveLength(2);
    // What they ask for themselves, and partners, are no part of it.
    await server.call('requestPasswordReset', { body: { email } });
    expect(await mailsTo(email)).toHaveLength(1);
  });
});

describe('somebody whose address others enter as their own', () => {
  it('gets twenty mails a day of them, until they have shown that it is theirs', async () => {
    const email = stranger();
    const ask = async (ask: () => Promise<unknown>) => {
      let mails = 0;
      for (let time = 0; time < 5; time += 1) {
        await ask();
        mails += (await mailsTo(email)).length;
      }
      await server.database.executeSql('owner')('delete from rate_limit');
      return mails;
    };
    const register = () => createAccount(server, email);
    const again = () => server.call('sendVerificationAgain', { body: { email } });
    const reset = () => server.call('requestPasswordReset', { body: { email } });
    let mails = 0;
    for (const kind of [register, again, reset, register, reset]) mails += await ask(kind);
    expect(mails).toBe(20);
    await server.database.executeSql('owner')(`update account set email_verified_at = now() where email = '${email}'`);
    expect(await ask(reset)).toBe(5);
  });
});

describe('one address', () => {
  const passDays = (days: number) =>
    server.database.executeSql('owner')(
      `update unsolicited_mail set created_at = created_at - make_interval(days => ${days})`,
    );

  it('gets five mails a day of all senders together, and twenty in thirty days', async () => {
    const email = stranger();
    const senders = await Promise.all(
      [...Array(8)].map((_, index) =>
        registeredCompany(server, `Sender ${index}`, { email: `s@sender-${index}.example` }),
      ),
    );
    const ids = await Promise.all(senders.map((sender) => invite(sender, email)));
    expect(await mailsTo(email)).toHaveLength(5);
    const first = senders[0] as Person;
    expect(await seenBy(first, email)).toEqual(['TOO_MANY_MAILS', 'TOO_MANY_MAILS']);
    for (const day of [1, 2, 3]) {
      await passDays(1);
      await Promise.all(senders.map((sender, index) => again(sender, ids[index] ?? '')));
      expect(await mailsTo(email), `day ${day}`).toHaveLength(5);
    }
    await passDays(1);
    await again(first, ids[0] ?? '');
    expect(await mailsTo(email)).toEqual([]);
    await passDays(30);
    await again(first, ids[0] ?? '');
    expect(await mailsTo(email)).toHaveLength(1);
    expect(await seenBy(first, email)).toEqual([null, null]);
  });
});
