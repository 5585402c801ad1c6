import { expect, it, onTestFinished } from 'vitest';
import { done, serverOfFile } from '../testing/api-test.ts';
import { handlersOf } from '../testing/handlers-of.ts';
import { startMailServer } from '../testing/mail-server.ts';
import type { MailMessage } from './mail-message.ts';
import { smtpTransport } from './mail-transport.ts';

const server = await serverOfFile();

/** Does the mail jobs that wait, each as the last try. */
async function sendWaiting(smtpUrl: string): Promise<void> {
  const transport = smtpTransport(smtpUrl, 'no-reply@exchange.example');
  onTestFinished(() => transport.close());
  const { mail } = handlersOf(server, { transport });
  const { rows } = await server.database.executeSql('owner')(
    "delete from pgboss.job where name = 'mail' returning id, data",
  );
  for (const { id, data } of rows as unknown as { id: string; data: MailMessage }[]) {
    await mail(data, id, true).catch(() => undefined);
  }
}

it('whoever invited somebody sees with which answer the mail was refused, until one arrives', async () => {
  const mailServer = await startMailServer();
  const token = (await server.signIn('lena.brandt@nordic-kitchen.example')).access_token;
  const supplier = 'gone@alu-nord.example';
  const colleague = 'busy@nordic-kitchen.example';
  mailServer.refuseAddress(supplier, 550, '5.1.1 No such user here');
  mailServer.refuseAddress(colleague, 452, '4.2.2 Mailbox full\r\nsince Monday');
  await done(
    server.call('createInvitations', {
      token,
      body: { invitations: [{ email: supplier, relation: 'SUPPLIER' }] },
    }),
  );
  await done(server.call('inviteUsers', { token, body: { emails: [colleague], accessLevel: 'EDITOR' } }));
  const shown = async () => {
    const sent = await done(server.call('listSentInvitations', { token }));
    const users = await done(server.call('listPendingUserInvitations', { token }));
    const suppliers = await done(server.call('listSuppliers', { token }));
    type Told = { email: string; undeliverableReason: string | null; mailServerAnswer: string | null };
    type Listed = { contacts: { email: string; reason: string | null; answer: string | null }[] };
    const told = [...(sent.body.data as Told[]), ...(users.body.data as Told[])];
    const contacts = (suppliers.body.data as Listed[]).flatMap((each) => each.contacts);
    return {
      told: told
        .filter(({ email }) => email === supplier || email === colleague)
        .map(({ undeliverableReason, mailServerAnswer }) => [undeliverableReason, mailServerAnswer]),
      contact: contacts.filter(({ email }) => email === supplier).map(({ reason, answer }) => [reason, answer]),
    };
  };
  const nothing = { told: [Array(2).fill(null), Array(2).fill(null)], contact: [Array(2).fill(null)] };
  expect(await shown()).toEqual(nothing);
  await sendWaiting(mailServer.url);
  expect(await shown()).toEqual({
    told: [
      ['CAME_BACK', '550 5.1.1 No such user here'],
      ['CAME_BACK', expect.stringContaining('452 4.2.2 Mailbox full')],
    ],
    contact: [['CAME_BACK', '550 5.1.1 No such user here']],
  });
  mailServer.refuseAddress(supplier);
  mailServer.refuseAddress(colleague);
  await done(server.call('sendUserInvitationsAgain', { token, body: [colleague] }));
  await sendWaiting(mailServer.url);
  expect((await shown()).told[1]).toEqual([null, null]);
});
