import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { Database, Tx } from '../database/database.ts';
import { cleanUp } from '../jobs/clean-up.ts';
import { serverOfFile } from '../testing/api-test.ts';
import { registeredUser } from '../testing/companies.ts';
import { defaultRetention } from '../testing/default-retention.ts';
import { deliverMails, linkToken } from '../testing/deliver-mails.ts';
import { invitedSupplier, registeredSupplier } from '../testing/exchange.ts';
import { registerCompany } from '../testing/joining.ts';
import { organisationIdOf, tokenOf, userIdOf } from '../testing/members.ts';
import { sendLineNotices } from './send-line-notices.ts';
import { adminOf, askLines, notice, setLines } from './testing/asked-lines.ts';

const server = await serverOfFile({ settings: { SIGN_INS_PER_MINUTE: '1000' } });
const lena = await tokenOf(server, 'lena.brandt@nordic-kitchen.example');
const nordic = await organisationIdOf(server, 'Nordic Kitchen');
const verdier = await organisationIdOf(server, 'Maison Verdier');
const hydral = await organisationIdOf(server, 'Hydral Rolling AS');
const jonas = await userIdOf(server, 'jonas.weber@nordic-kitchen.example');

const names = (count: number) =>
  Array.from({ length: count }, (_, index) => `Part ${String(index + 1).padStart(2, '0')}`);
const sentTo = (mails: readonly { to: string }[]) => mails.map(({ to }) => to).toSorted();

describe('fifty lines of one request', () => {
  it('are one mail that says who asks for what until when', async () => {
    const asked = await askLines(server, {
      customerId: nordic,
      supplierId: hydral,
      names: names(50),
      comment: 'For the plant in Karmøy, please.',
      dueDate: '2026-12-31',
    });
    await notice(server, asked, { kind: 'REQUESTED', senderId: nordic, recipientId: hydral });
    await notice(server, asked, { kind: 'REQUESTED', senderId: nordic, recipientId: hydral });
    const mails = await deliverMails(server);
    expect(sentTo(mails)).toEqual(['ingrid.solberg@hydral-rolling.example']);
    const [mail] = mails;
    expect(mail?.subject).toBe('Nordic Kitchen asks for the carbon footprints of 50 products');
    expect(mail?.text).toContain('Lena Brandt of Nordic Kitchen asks');
    expect(mail?.text).toContain(`Request number: ${asked.reference}`);
    expect(mail?.text).toContain('Due date: 31 December 2026');
    expect(mail?.text).toContain('Expected declared unit: kg CO₂e per kg\nExpected reference year: 2025\n');
    expect(mail?.text).toContain('> For the plant in Karmøy, please.');
    expect(mail?.text.match(/^- Part/gm)).toHaveLength(10);
    expect(mail?.text).toContain('and 40 more');
    expect(await deliverMails(server)).toEqual([]);
  });
});

describe('who is told', () => {
  it('is every invited address while nobody has registered, each with a link that works', async () => {
    const supplierId = await invitedSupplier(server, lena, 'first@unregistered.example');
    await server.call('createInvitations', {
      token: lena,
      body: { invitations: [{ email: 'second@unregistered.example', relation: 'SUPPLIER', supplierId }] },
    });
    const before = linkToken(
      (await deliverMails(server)).find(({ to }) => to === 'second@unregistered.example'),
      '/register',
    );
    const asked = await askLines(server, { customerId: nordic, supplierId, names: ['Glass <bowl>'] });
    await notice(server, asked, { kind: 'REQUESTED', senderId: nordic, recipientId: supplierId });
    const mails = await deliverMails(server);
    expect(sentTo(mails)).toEqual(['first@unregistered.example', 'second@unregistered.example']);
    const link = linkToken(
      mails.find(({ to }) => to === 'second@unregistered.example'),
      '/register',
    );
    expect(link).not.toBe(before);
    expect(mails[0]?.html).toContain('Glass &lt;bowl&gt;');
    const joined = await registerCompany(server, 'second@unregistered.example', 'Unregistered No More', link);
    expect(joined.status).toBe(201);
    const { body } = await server.call('getOrganisation', { token: joined.token });
    expect(body.name).toBe('Unregistered No More');
  });

  it('is the registered user who was invited and has yet to accept, in their language', async () => {
    const camille = (await server.signIn('camille.laurent@maison-verdier.example')).access_token;
    const supplierId = await invitedSupplier(server, camille, 'jonas.weber@nordic-kitchen.example');
    await deliverMails(server);
    const asked = await askLines(server, { customerId: verdier, supplierId, names: ['Besteck'] });
    await notice(server, asked, { kind: 'REQUESTED', senderId: verdier, recipientId: supplierId });
    const mails = await deliverMails(server);
    expect(sentTo(mails)).toEqual(['jonas.weber@nordic-kitchen.example']);
    expect(mails[0]?.subject).toBe('Maison Verdier bittet um den CO₂-Fußabdruck von „Besteck“');
    expect(mails[0]?.text).toContain('/settings?tab=invitations');
  });

  it('is the invited contact of a registered supplier, not its other ADMINs', async () => {
    const supplier = await registeredSupplier(server, lena, 'contact@steel-works.example', 'Steel Works');
    await registeredUser(server, supplier.id, { email: 'boss@steel-works.example' });
    await deliverMails(server);
    const asked = await askLines(server, { customerId: nordic, supplierId: supplier.id, names: ['Steel'] });
    await notice(server, asked, { kind: 'REMINDED', senderId: nordic, recipientId: supplier.id });
    const mails = await deliverMails(server);
    expect(sentTo(mails)).toEqual(['contact@steel-works.example']);
    expect(mails[0]?.subject).toBe('Reminder: Nordic Kitchen is waiting for the carbon footprint of “Steel”');
  });

  it('is whoever sent the request, with the lines of that request alone, else the ADMINs', async () => {
    const own = { customerId: nordic, supplierId: hydral };
    const his = await askLines(server, { ...own, createdBy: jonas, names: ['Sent by Jonas'] });
    const hers = await askLines(server, { ...own, names: ['Sent by Lena'] });
    const nobodys = await askLines(server, { ...own, createdBy: await goneUser(), names: ['Sent by nobody'] });
    for (const asked of [his, hers, nobodys]) {
      await notice(server, asked, { kind: 'DECLINED', senderId: hydral, recipientId: nordic });
      await setLines(
        server,
        asked.lineIds,
        `status = 'DECLINED', reason = 'Not ours', reason_code = 'NOT_OUR_PRODUCT'`,
      );
    }
    const mails = await deliverMails(server);
    expect(sentTo(mails)).toEqual(['jonas.weber@nordic-kitchen.example', 'lena.brandt@nordic-kitchen.example']);
    const [toJonas, toLena] = mails.toSorted((a, b) => a.to.localeCompare(b.to));
    expect(toJonas?.subject).toBe(
      'Hydral Rolling AS hat Ihre Anfrage zum CO₂-Fußabdruck von „Sent by Jonas“ abgelehnt',
    );
    expect(toJonas?.text).toContain(`/customer/requests/${his.reference}/${his.productIds[0]}`);
    expect(toJonas?.text).not.toMatch(/by Lena|by nobody/);
    expect(toLena?.text).toMatch(/- Sent by Lena .*\n- Sent by nobody/);
    expect(toLena?.text).toContain('/products/purchased?productRequestStatus=DECLINED');
    expect(toLena?.text).toContain('Reason: Not their product');
    expect(toLena?.text).toContain('> Not ours');
  });
});

describe('comments', () => {
  it('go to the other side, each with its words', async () => {
    const asked = await askLines(server, { customerId: nordic, supplierId: hydral, names: ['Pan', 'Lid'] });
    const ingrid = await adminOf(server, hydral);
    const [pan, lid] = asked.lineIds.map((lineId) => ({ customerId: nordic, lineIds: [lineId] }));
    if (!pan || !lid) throw new Error('Two lines were asked for.');
    const toNordic = { kind: 'COMMENTED', senderId: hydral, recipientId: nordic, actorId: ingrid } as const;
    await notice(server, pan, { ...toNordic, comment: 'Before or after cutting?' });
    await notice(server, lid, { ...toNordic, comment: 'Glass or metal?' });
    const [mail, ...others] = await deliverMails(server);
    expect(others).toEqual([]);
    expect(mail?.to).toBe('lena.brandt@nordic-kitchen.example');
    expect(mail?.subject).toBe('2 new comments from Hydral Rolling AS');
    expect(mail?.text).toContain('Ingrid Solberg writes about “Pan”:\n\n> Before or after cutting?');
    expect(mail?.text).toContain('Ingrid Solberg writes about “Lid”:\n\n> Glass or metal?');

    await notice(server, pan, {
      kind: 'COMMENTED',
      senderId: nordic,
      recipientId: hydral,
      actorId: jonas,
      comment: 'After.',
    });
    const [answer] = await deliverMails(server);
    expect([answer?.to, answer?.subject]).toEqual([
      'ingrid.solberg@hydral-rolling.example',
      'Nordic Kitchen wrote to you about “Pan”',
    ]);
    expect(answer?.text).toContain('Jonas Weber writes:\n\n> After.');
  });

  it('of two companies that supply each other reach each side with its own', async () => {
    const asks = await askLines(server, { customerId: nordic, supplierId: hydral, names: ['Bought by Nordic'] });
    const isAsked = await askLines(server, { customerId: hydral, supplierId: nordic, names: ['Bought by Hydral'] });
    const toHydral = { kind: 'COMMENTED', senderId: nordic, recipientId: hydral } as const;
    await notice(server, asks, { ...toHydral, comment: 'As customer' });
    await notice(server, isAsked, { ...toHydral, comment: 'As supplier' });
    const texts = (await deliverMails(server)).map(({ text }) => text);
    expect(texts).toHaveLength(2);
    expect(texts.map((text) => [/As customer/.test(text), /As supplier/.test(text)]).toSorted()).toEqual([
      [false, true],
      [true, false],
    ]);
  });
});

describe('nothing is told', () => {
  it("of another customer's", async () => {
    const asked = await askLines(server, { customerId: nordic, supplierId: hydral, names: ['Secret of Nordic'] });
    const other = await askLines(server, { customerId: verdier, supplierId: hydral, names: ['Secret of Verdier'] });
    await notice(server, asked, { kind: 'REQUESTED', senderId: nordic, recipientId: hydral });
    await notice(server, other, { kind: 'REQUESTED', senderId: verdier, recipientId: hydral });
    const mails = await deliverMails(server);
    expect(mails).toHaveLength(2);
    for (const { text } of mails) {
      expect(text.includes('Nordic')).not.toBe(text.includes('Verdier'));
    }
  });

  it('of what was canceled before anybody knew, and of a request that is asked anew', async () => {
    const asked = await askLines(server, { customerId: nordic, supplierId: hydral, names: ['Never mind', 'Still'] });
    const canceled = { customerId: nordic, lineIds: asked.lineIds.slice(0, 1) };
    await notice(server, asked, { kind: 'REQUESTED', senderId: nordic, recipientId: hydral });
    await setLines(server, canceled.lineIds, "status = 'CANCELED'");
    await notice(server, canceled, { kind: 'CANCELED', senderId: nordic, recipientId: hydral });
    const mails = await deliverMails(server);
    expect(mails.map(({ subject }) => subject)).toEqual(['Nordic Kitchen asks for the carbon footprint of “Still”']);

    await notice(server, canceled, { kind: 'CANCELED', senderId: nordic, recipientId: hydral });
    expect((await deliverMails(server)).map(({ subject }) => subject)).toEqual([
      'Nordic Kitchen withdrew its request for the carbon footprint of “Never mind”',
    ]);
    await notice(server, canceled, { kind: 'CANCELED', senderId: nordic, recipientId: hydral });
    await setLines(server, canceled.lineIds, "status = 'REQUESTED'");
    expect(await deliverMails(server)).toEqual([]);
  });

  it('to a company whose lines went to another one since', async () => {
    const asked = await askLines(server, { customerId: nordic, supplierId: hydral, names: ['Taken back'] });
    await notice(server, asked, { kind: 'REQUESTED', senderId: nordic, recipientId: hydral });
    const supplierId = await invitedSupplier(server, lena, 'rightful@owner.example');
    await setLines(server, asked.lineIds, `supplier_organisation_id = '${supplierId}'`);
    const mails = (await deliverMails(server)).filter(({ text }) => text.includes('Taken back'));
    expect(sentTo(mails)).toEqual(['rightful@owner.example']);
  });
});

describe('a collecting job', () => {
  const collection = () => ({ recipientId: hydral, senderId: nordic, kind: 'REQUESTED' }) as const;
  const waitingJobs = async () => {
    const { rows } = await server.database.executeSql('owner')(
      "select name, start_after > now() as later from pgboss.job where name in ('mail', 'line-notices')",
    );
    return rows;
  };
  const clearJobs = () =>
    server.database.executeSql('owner')("delete from pgboss.job where name in ('mail', 'line-notices')");

  it('waits until the oldest has waited long enough', async () => {
    const asked = await askLines(server, { customerId: nordic, supplierId: hydral, names: ['Soon'] });
    await notice(server, asked, { ...collection(), recipientId: hydral });
    await clearJobs();
    await sendLineNotices(server.database, collection(), 60);
    expect(await waitingJobs()).toEqual([{ name: 'line-notices', later: true }]);
    await server.database.asOwner((tx) =>
      sql`update line_notice set created_at = now() - interval '61 seconds' where collection_id is null`.execute(tx),
    );
    await clearJobs();
    await sendLineNotices(server.database, collection(), 60);
    expect(await waitingJobs()).toEqual([{ name: 'mail', later: false }]);
    await deliverMails(server);
  });

  it('leaves what was told to the clean-up, after a week', async () => {
    const asked = await askLines(server, { customerId: nordic, supplierId: hydral, names: ['Told'] });
    await notice(server, asked, { ...collection(), recipientId: hydral });
    await deliverMails(server);
    await notice(server, asked, { ...collection(), recipientId: hydral });
    const left = async () => {
      await cleanUp(server.database, defaultRetention);
      return server.database.asOwner((tx) =>
        tx.selectFrom('line_notice').select('collection_id').where('line_id', 'in', asked.lineIds).execute(),
      );
    };
    expect(await left()).toHaveLength(2);
    await server.database.asOwner((tx) =>
      sql`update notice_collection set created_at = now() - interval '8 days'`.execute(tx),
    );
    expect(await left()).toEqual([{ collection_id: null }]);
    await deliverMails(server);
  });

  it('that crashes has done nothing, and the next one does it once', async () => {
    const asked = await askLines(server, { customerId: nordic, supplierId: hydral, names: ['Survivor'] });
    await notice(server, asked, { ...collection(), recipientId: hydral });
    await clearJobs();
    const crashing: Database = {
      ...server.database,
      asWorker: (work) =>
        server.database.asWorker(async (tx: Tx) => {
          await work(tx);
          throw new Error('The process ended.');
        }),
    };
    await expect(sendLineNotices(crashing, collection(), 0)).rejects.toThrow('The process ended.');
    expect(await waitingJobs()).toEqual([]);
    await Promise.all([1, 2, 3].map(() => sendLineNotices(server.database, collection(), 0)));
    const mails = await deliverMails(server);
    expect(mails.map(({ subject }) => subject)).toEqual(['Nordic Kitchen asks for the carbon footprint of “Survivor”']);
  });
});

/** An id whose name the history still knows. */
async function goneUser(): Promise<string> {
  const id = crypto.randomUUID();
  await server.database.asOwner((tx) =>
    tx.insertInto('actor').values({ organisation_id: nordic, id, name: 'Gone Person' }).execute(),
  );
  return id;
}
