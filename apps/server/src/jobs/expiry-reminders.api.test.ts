import type { OperationOutput } from '@pcf/contract/operations/operation-types';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { adminOf, askLines, setLines } from '../mail/testing/asked-lines.ts';
import { serverOfFile } from '../testing/api-test.ts';
import { deliverMails } from '../testing/deliver-mails.ts';
import { organisationIdOf, tokenOf } from '../testing/members.ts';
import { sendReminders } from './send-reminders.ts';

const server = await serverOfFile({ settings: { SIGN_INS_PER_MINUTE: '1000' } });
const lena = await tokenOf(server, 'lena.brandt@nordic-kitchen.example');
const ingrid = await tokenOf(server, 'ingrid.solberg@hydral-rolling.example');
const nordic = await organisationIdOf(server, 'Nordic Kitchen');
const hydral = await organisationIdOf(server, 'Hydral Rolling AS');

beforeAll(() => connect('ACCEPTED'));
beforeEach(async () => {
  await server.database.asOwner((tx) =>
    sql`update product_line set expiry_reminder_at = null where expiry_reminder_at is not null`.execute(tx),
  );
  await deliverMails(server);
});

const connect = (status: 'ACCEPTED' | 'DECLINED') =>
  server.database.asOwner((tx) =>
    sql`
      insert into connection (customer_organisation_id, supplier_organisation_id, status) values (${nordic}, ${hydral}, ${status})
      on conflict (customer_organisation_id, supplier_organisation_id) do update set status = excluded.status`.execute(
      tx,
    ),
  );

const remind = () => sendReminders(server.database);

async function mailsAfterReminding() {
  await remind();
  return (await deliverMails(server)).map(({ to, subject, text }) => ({ to, subject, text }));
}

const inForce = (days: number) =>
  `status = 'COMPLETED', submission_version = 1, in_force_version = 1, next_reminder_at = null,
   in_force_valid_until = current_date + ${days}, expiry_reminder_at = now() - interval '1 minute'`;

async function lapsing(names: readonly string[], days = 60) {
  const asked = await askLines(server, { customerId: nordic, supplierId: hydral, names });
  await setLines(server, asked.lineIds, inForce(days));
  return asked;
}

/** In how many days they are looked at again. */
const looked = async (lineIds: readonly string[]) =>
  (
    await server.database.asOwner((tx) =>
      tx
        .selectFrom('product_line')
        .select(sql<number | null>`round(extract(epoch from expiry_reminder_at - now()) / 86400)::integer`.as('days'))
        .where('id', 'in', lineIds)
        .execute(),
    )
  ).map(({ days }) => days);

const dayIn = (days: number) =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(Date.now() + days * 86_400_000);

async function newest(token: string) {
  const { body } = await server.call('listNotifications', { token, query: { limit: '1' } });
  return (body as OperationOutput<'listNotifications'>).data[0];
}

const setReminders = (token: string, name: string, remindersEnabled: boolean) =>
  server.call('updateOrganisation', { token, body: { name, remindersEnabled } });

describe('accepted data that lapse', () => {
  it('are one mail and one notification on both sides, once', async () => {
    const asked = await lapsing(['Sheet', 'Rod']);
    const mails = await mailsAfterReminding();
    expect(mails.map(({ to, subject }) => [to, subject]).toSorted()).toEqual([
      [
        'ingrid.solberg@hydral-rolling.example',
        `Your carbon footprints of 2 products for Nordic Kitchen expire on ${dayIn(60)}`,
      ],
      ['lena.brandt@nordic-kitchen.example', `The carbon footprints of 2 products expire on ${dayIn(60)}`],
    ]);
    const text = (address: string) => mails.find(({ to }) => to.startsWith(address))?.text;
    expect(text('lena')).toContain('/products/purchased?validity=EXPIRING,EXPIRED');
    expect(text('ingrid')).toContain('/products/received-requests?validity=EXPIRING,EXPIRED');
    expect(await newest(lena)).toMatchObject({
      kind: 'EXPIRING',
      side: 'CUSTOMER',
      lines: 2,
      partnerName: 'Hydral Rolling AS',
      templateId: null,
    });
    expect(await newest(ingrid)).toMatchObject({
      kind: 'EXPIRING',
      side: 'SUPPLIER',
      lines: 2,
      partnerName: 'Nordic Kitchen',
    });
    expect(await looked(asked.lineIds)).toEqual([null, null]);
    expect(await mailsAfterReminding()).toEqual([]);
    const listed = await server.call('listPurchasedProducts', {
      token: lena,
      query: { validity: 'EXPIRING', textSearch: 'Sheet' },
    });
    expect(listed.body.data).toMatchObject([{ inForce: { validity: 'EXPIRING' } }]);
  });

  it('lead to the line where it is one', async () => {
    const { reference, productIds } = await lapsing(['Foil'], 3);
    const mails = await mailsAfterReminding();
    expect(mails.map(({ subject }) => subject).toSorted()).toEqual([
      `The carbon footprint of “Foil” expires on ${dayIn(3)}`,
      `Your carbon footprint of “Foil” for Nordic Kitchen expires on ${dayIn(3)}`,
    ]);
    const texts = mails.map(({ text }) => text).join();
    expect(texts).toContain(`/customer/requests/${reference}/${productIds[0]}`);
    expect(texts).toContain(`/supplier/requests/${reference}/products/${productIds[0]}`);
  });

  it('are told of once, however many processes do it at once', async () => {
    await lapsing(Array.from({ length: 510 }, (_, index) => `Part ${index}`));
    await Promise.all([remind(), remind(), remind()]);
    const subjects = (await deliverMails(server)).map(({ subject }) => subject);
    expect(subjects).toHaveLength(2);
    for (const subject of subjects) expect(subject).toContain('510 products');
  });

  it('are left for later while newer ones are asked for, or the product is archived', async () => {
    const { lineIds } = await lapsing(['Asked', 'Sent back', 'To review', 'Archived']);
    const [asked = '', rejected = '', submitted = '', archived = ''] = lineIds;
    await setLines(server, [asked], "status = 'REQUESTED'");
    await setLines(server, [rejected], "status = 'REJECTED'");
    await setLines(server, [submitted], "status = 'PENDING_REVIEW'");
    await setLines(server, [archived], 'archived = true');
    expect(await mailsAfterReminding()).toEqual([]);
    expect(await looked(lineIds)).toEqual([7, 7, 7, 7]);
    await setLines(server, [asked], inForce(53));
    expect(await mailsAfterReminding()).toHaveLength(2);
  });

  it('are nothing to tell of once they have lapsed, were withdrawn or are renewed', async () => {
    const { lineIds } = await lapsing(['Lapsed', 'Withdrawn']);
    await setLines(server, lineIds.slice(0, 1), 'in_force_valid_until = current_date - 1');
    await setLines(
      server,
      lineIds.slice(1),
      "status = 'REJECTED', in_force_version = null, in_force_valid_until = null",
    );
    expect(await mailsAfterReminding()).toEqual([]);
    expect(await looked(lineIds)).toEqual([null, null]);
    const renewed = await lapsing(['Renewed']);
    await remind();
    await setLines(server, renewed.lineIds, 'in_force_valid_until = current_date + 400');
    expect(await deliverMails(server)).toEqual([]);
  });

  it('are told to the customer alone once the two have parted', async () => {
    await connect('DECLINED');
    await lapsing(['Parted']);
    expect((await mailsAfterReminding()).map(({ to }) => to)).toEqual(['lena.brandt@nordic-kitchen.example']);
    await connect('ACCEPTED');
  });

  it('are told to the side that wants to be reminded', async () => {
    await setReminders(lena, 'Nordic Kitchen', false);
    const { lineIds } = await lapsing(['Half silent']);
    expect((await mailsAfterReminding()).map(({ to }) => to)).toEqual(['ingrid.solberg@hydral-rolling.example']);
    await setReminders(lena, 'Nordic Kitchen', true);
    expect(await mailsAfterReminding()).toEqual([]);
    expect(await looked(lineIds)).toEqual([null]);
  });
});

describe('templates whose data lapse', () => {
  const made: string[] = [];

  async function makeTemplates(names: readonly string[], days: number): Promise<string[]> {
    const author = await adminOf(server, hydral);
    const { rows } = await server.database.asOwner((tx) =>
      sql<{ id: string }>`
        insert into template (organisation_id, name, internal_reference, data_version, data, valid_until, expiry_reminder_at,
                              created_by, updated_by, data_updated_by, data_updated_at)
        select ${hydral}, name, 'T-' || gen_random_uuid(), 1, '{}', current_date + ${days}::integer + place::integer,
               now() - interval '1 minute', ${author}, ${author}, ${author}, now()
          from jsonb_array_elements_text(${JSON.stringify(names)}::jsonb) with ordinality as n (name, place)
        returning id`.execute(tx),
    );
    made.push(...rows.map(({ id }) => id));
    return rows.map(({ id }) => id);
  }

  const left = async () => {
    const { rows } = await server.database.asOwner((tx) =>
      sql<{
        left: number;
      }>`select count(expiry_reminder_at)::integer as left from template where id = any (${made}::uuid[])`.execute(tx),
    );
    return rows[0]?.left;
  };

  it('are one notification and one mail for each ADMIN, however many processes do it', async () => {
    const [first] = await makeTemplates(
      ['Sheet 1', ...Array.from({ length: 11 }, (_, index) => `Sheet ${index + 2}`)],
      5,
    );
    await Promise.all([remind(), remind()]);
    const mails = await deliverMails(server);
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
      ['ingrid.solberg@hydral-rolling.example', 'The data of 12 sold products expires soon'],
    ]);
    expect(mails[0]?.text).toContain(`- Sheet 1 (`);
    expect(mails[0]?.text).toContain(`), ${dayIn(6)}`);
    expect(mails[0]?.text).toContain('and 2 more');
    expect(mails[0]?.text).toContain('/products/sold?validity=EXPIRING,EXPIRED');
    expect(await newest(ingrid)).toMatchObject({
      kind: 'TEMPLATES_EXPIRING',
      side: 'SUPPLIER',
      lines: 12,
      productName: 'Sheet 1',
      productId: null,
      templateId: first,
      partnerName: null,
    });
    expect(await left()).toBe(0);
    expect(await mailsAfterReminding()).toEqual([]);
  });

  it('are nothing to tell of once lapsed, renewed or deleted, nor to whoever wants no reminders', async () => {
    await makeTemplates(['Lapsed'], -3);
    const [renewed = '', deleted = ''] = await makeTemplates(['Renewed', 'Deleted'], 10);
    await remind();
    await server.database.asOwner(async (tx) => {
      await sql`update template set valid_until = current_date + 900 where id = ${renewed}`.execute(tx);
      await sql`delete from template where id = ${deleted}`.execute(tx);
    });
    expect(await deliverMails(server)).toEqual([]);
    await setReminders(ingrid, 'Hydral Rolling AS', false);
    await makeTemplates(['Silent'], 20);
    expect(await mailsAfterReminding()).toEqual([]);
    await setReminders(ingrid, 'Hydral Rolling AS', true);
    expect(await left()).toBe(0);
  });
});
