import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { askLines, setLines } from '../mail/testing/asked-lines.ts';
import { serverOfFile } from '../testing/api-test.ts';
import { deliverMails, linkToken } from '../testing/deliver-mails.ts';
import { invitedSupplier } from '../testing/exchange.ts';
import { organisationIdOf, tokenOf } from '../testing/members.ts';
import { sendReminders } from './send-reminders.ts';

const server = await serverOfFile({ settings: { SIGN_INS_PER_MINUTE: '1000' } });
const lena = await tokenOf(server, 'lena.brandt@nordic-kitchen.example');
const nordic = await organisationIdOf(server, 'Nordic Kitchen');
const hydral = await organisationIdOf(server, 'Hydral Rolling AS');
const lindholm = await organisationIdOf(server, 'Lindholm Plastics');
beforeEach(async () => {
  await deliverMails(server);
});

const remind = () => sendReminders(server.database);
const due = "next_reminder_at = now() - interval '1 minute'";

async function mailsAfterReminding() {
  await remind();
  return deliverMails(server);
}

const stored = (lineIds: readonly string[]) =>
  server.database.asOwner((tx) =>
    tx
      .selectFrom('product_line')
      .select(({ ref }) => [
        'reminders_sent',
        sql<boolean>`mailed_at > now() - interval '1 minute'`.as('mailed'),
        // After 28 days; asked 15 days ago.
        sql<number | null>`round(extract(epoch from ${ref('next_reminder_at')} - now()) / 3600)::integer`.as('hours'),
      ])
      .where('id', 'in', lineIds)
      .execute(),
  );

const reminded = (lineIds: readonly string[]) =>
  server.database.asOwner((tx) =>
    tx
      .selectFrom('line_history')
      .select(['event', 'actor_id', 'from_status', 'to_status', 'supplier_organisation_id'])
      .where('line_id', 'in', lineIds)
      .execute(),
  );

describe('lines that wait for their supplier', () => {
  it('are one mail when their moment has come, and come again at the next', async () => {
    const asked = await askLines(server, { customerId: nordic, supplierId: hydral, names: ['A', 'B', 'C'] });
    const early = await askLines(server, { customerId: nordic, supplierId: hydral, names: ['Later'] });
    await setLines(server, asked.lineIds, due);
    await setLines(server, asked.lineIds.slice(0, 1), "status = 'REJECTED'");
    await setLines(server, early.lineIds, "next_reminder_at = now() + interval '1 hour'");
    const mails = await mailsAfterReminding();
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
      [
        'ingrid.solberg@hydral-rolling.example',
        'Reminder: Nordic Kitchen is waiting for the carbon footprints of 3 products',
      ],
    ]);
    expect(mails[0]?.text).not.toContain('Later');
    expect(new Set((await stored(asked.lineIds)).map((row) => JSON.stringify(row)))).toEqual(
      new Set([JSON.stringify({ reminders_sent: 1, mailed: true, hours: 13 * 24 })]),
    );
    const history = await reminded(asked.lineIds);
    expect(history).toHaveLength(3);
    expect(history).toContainEqual({
      event: 'REMINDED',
      actor_id: null,
      from_status: 'REJECTED',
      to_status: 'REJECTED',
      supplier_organisation_id: hydral,
    });
    expect(await mailsAfterReminding()).toEqual([]);
  });

  it('are reminded of once, however many processes do it at once', async () => {
    const names = Array.from({ length: 1100 }, (_, index) => `Part ${index}`);
    const asked = await askLines(server, { customerId: nordic, supplierId: hydral, names });
    await setLines(server, asked.lineIds, due);
    await Promise.all([remind(), remind(), remind()]);
    expect(await reminded(asked.lineIds)).toHaveLength(1100);
    const [mail, ...others] = await deliverMails(server);
    expect(mail?.subject).toContain('1,100 products');
    expect(others).toEqual([]);
  });

  it('wait a day after the last mail', async () => {
    const asked = await askLines(server, { customerId: nordic, supplierId: hydral, names: ['Just resent'] });
    await setLines(server, asked.lineIds, `${due}, mailed_at = now() - interval '14 hours'`);
    expect(await mailsAfterReminding()).toEqual([]);
    expect(await stored(asked.lineIds)).toEqual([{ reminders_sent: 0, mailed: false, hours: 10 }]);
  });

  it('are forgotten where the invitation was never answered by anybody who could be reached', async () => {
    const supplierId = await invitedSupplier(server, lena, 'unreachable@nowhere.example');
    await deliverMails(server);
    await server.database.asOwner((tx) =>
      sql`update invitation set status = 'DECLINED' where email = 'unreachable@nowhere.example'`.execute(tx),
    );
    const asked = await askLines(server, { customerId: nordic, supplierId, names: ['Unreachable'] });
    await setLines(server, asked.lineIds, due);
    expect(await mailsAfterReminding()).toEqual([]);
    expect(await reminded(asked.lineIds)).toEqual([]);
  });
});

describe('answers that wait for a review', () => {
  const submitted = (days: number) =>
    `${due}, status = 'PENDING_REVIEW', submission_version = 1, submitted_at = now() - interval '${days} days'`;

  it('are one mail to the customer for all suppliers after 14 days', async () => {
    const first = await askLines(server, { customerId: nordic, supplierId: hydral, names: ['Sheet'] });
    const second = await askLines(server, { customerId: nordic, supplierId: lindholm, names: ['Knob'] });
    const young = await askLines(server, { customerId: nordic, supplierId: lindholm, names: ['Young'] });
    await setLines(server, [...first.lineIds, ...second.lineIds], submitted(14));
    await setLines(server, young.lineIds, submitted(13));
    const mails = await mailsAfterReminding();
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
      ['lena.brandt@nordic-kitchen.example', '2 answers are waiting for your review'],
    ]);
    expect(mails[0]?.text).toMatch(/- Knob \(.*\), Lindholm Plastics\n- Sheet \(.*\), Hydral Rolling AS/);
    expect(await stored(young.lineIds)).toEqual([{ reminders_sent: 0, mailed: false, hours: 24 }]);
    expect(await stored(first.lineIds)).toEqual([{ reminders_sent: 1, mailed: false, hours: 7 * 24 }]);
    expect(await reminded(first.lineIds)).toEqual([]);
  });
});

describe('lines that nobody waits for', () => {
  it('leave the schedule', async () => {
    const asked = await askLines(server, { customerId: nordic, supplierId: hydral, names: ['Canceled', 'Archived'] });
    await setLines(server, asked.lineIds, due);
    await setLines(server, asked.lineIds.slice(0, 1), "status = 'CANCELED'");
    await setLines(server, asked.lineIds.slice(1), 'archived = true');
    expect(await mailsAfterReminding()).toEqual([]);
    expect((await stored(asked.lineIds)).map(({ hours }) => hours)).toEqual([null, null]);
  });
});

describe('invitations', () => {
  const email = (name: string) => `${name}@invited.example`;
  const shift = (address: string, days: number) =>
    server.database.asOwner((tx) =>
      sql`update invitation set sent_at = now() - make_interval(days => ${days}) where email = ${address}`.execute(tx),
    );
  const age = (address: string, days: number) =>
    server.database.asOwner((tx) =>
      sql`update invitation set next_reminder_at = next_reminder_at - make_interval(days => ${days}) where email = ${address}`.execute(
        tx,
      ),
    );

  it('are reminded of after 14 and 28 days, each time with a link that works, and then no more', async () => {
    await invitedSupplier(server, lena, email('silent'));
    await deliverMails(server);
    await shift(email('silent'), 13);
    expect(await mailsAfterReminding()).toEqual([]);
    await shift(email('silent'), 15);
    const [first, ...others] = await mailsAfterReminding();
    expect(others).toEqual([]);
    expect([first?.to, first?.subject]).toEqual([
      email('silent'),
      'Reminder: Nordic Kitchen asks for your product carbon footprints',
    ]);
    const { status } = await server.call('getInvitation', { params: { token: linkToken(first, '/register') } });
    expect(status).toBe(200);
    expect(await mailsAfterReminding()).toEqual([]);
    await age(email('silent'), 13);
    expect(await mailsAfterReminding()).toHaveLength(1);
    const { rows } = await server.database.asOwner((tx) =>
      sql`select next_reminder_at, reminders_sent from invitation where email = ${email('silent')}`.execute(tx),
    );
    expect(rows).toEqual([{ next_reminder_at: null, reminders_sent: 2 }]);
  });

  it('begin anew when they are sent again, and end with an answer', async () => {
    await invitedSupplier(server, lena, email('again'));
    await deliverMails(server);
    await shift(email('again'), 15);
    const { rows } = await server.database.asOwner((tx) =>
      sql<{ id: string }>`select id from invitation where email = ${email('again')}`.execute(tx),
    );
    await server.call('sendInvitationsAgain', { token: lena, body: { invitationIds: [rows[0]?.id] } });
    await deliverMails(server);
    expect(await mailsAfterReminding()).toEqual([]);
    await shift(email('again'), 15);
    await server.database.asOwner((tx) =>
      sql`update invitation set status = 'DECLINED', answered_at = now() where email = ${email('again')}`.execute(tx),
    );
    expect(await mailsAfterReminding()).toEqual([]);
  });

  it('are not reminded of where something is asked, of which the reminder is', async () => {
    const supplierId = await invitedSupplier(server, lena, email('asked'));
    await deliverMails(server);
    const asked = await askLines(server, { customerId: nordic, supplierId, names: ['Ladle'] });
    await setLines(server, asked.lineIds, due);
    await shift(email('asked'), 15);
    const mails = await mailsAfterReminding();
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Reminder: Nordic Kitchen is waiting for the carbon footprint of “Ladle”',
    ]);
    expect(linkToken(mails[0], '/register')).toBeTruthy();
  });

  it('of somebody registered are for its ADMINs', async () => {
    await invitedSupplier(server, lena, 'hugo.petit@maison-verdier.example');
    await deliverMails(server);
    await shift('hugo.petit@maison-verdier.example', 15);
    const mails = await mailsAfterReminding();
    expect(mails.map(({ to }) => to)).toEqual(['camille.laurent@maison-verdier.example']);
    expect(mails[0]?.subject).toMatch(/^Relance\u202f: Nordic Kitchen/);
  });
});

describe('an organisation that wants no reminders', () => {
  it('sends none, and no flood when it wants them again', async () => {
    const asked = await askLines(server, { customerId: nordic, supplierId: hydral, names: ['Silence'] });
    await invitedSupplier(server, lena, 'left@alone.example');
    await deliverMails(server);
    await setLines(server, asked.lineIds, due);
    await server.database.asOwner((tx) =>
      sql`update invitation set sent_at = now() - interval '15 days' where email = 'left@alone.example'`.execute(tx),
    );
    const set = (remindersEnabled: boolean) =>
      server.call('updateOrganisation', { token: lena, body: { name: 'Nordic Kitchen', remindersEnabled } });
    await set(false);
    expect(await mailsAfterReminding()).toEqual([]);
    expect(await reminded(asked.lineIds)).toEqual([]);
    await set(true);
    expect(await mailsAfterReminding()).toEqual([]);
    expect(await stored(asked.lineIds)).toEqual([{ reminders_sent: 1, mailed: false, hours: 13 * 24 }]);
    await setLines(server, asked.lineIds, due);
    expect(await mailsAfterReminding()).toHaveLength(1);
  });
});
