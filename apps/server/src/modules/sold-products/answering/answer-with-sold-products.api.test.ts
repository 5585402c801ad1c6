import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { expectProblem } from '../../../http/testing/expect-problem.ts';
import {
  type Asked,
  answeringOfFile,
  askFor,
  asOwner,
  readAnswer,
  reviewed,
  serveOtherBuyer,
} from '../../../testing/answering.ts';
import { completeAnswer, saveDraft, submitAnswer } from '../../../testing/answers.ts';
import { deliverMails } from '../../../testing/deliver-mails.ts';
import { addDocument } from '../../../testing/library.ts';
import { createSoldProduct, type SoldProduct } from '../../../testing/sold-products.ts';
import {
  answerItems,
  askForMany,
  codesOf,
  customerIdOf,
  itemOf,
  matchesOf,
  publish,
  sendItems,
} from './testing/sold-product-answers.ts';

const nobodys = '00000000-0000-4000-8000-000000000000';

const all = await answeringOfFile();

const other = await serveOtherBuyer(all);
const template = await createSoldProduct(all.server, all.mill.token);
const buyerId = await customerIdOf(all.server, 'Buyer');
const otherId = await customerIdOf(all.server, 'Other buyer');

const read = (one: Asked) => readAnswer(all.server, all.mill.token, one);
const toBuyer = () => ({ customers: [{ customerId: buyerId }] });

/** A template with a document and a calculation, whose rows may be shared. */
async function calculated(): Promise<SoldProduct> {
  const { id, name } = await addDocument(all.server, all.mill.token);
  const factor = { name: 'Own', impact: 1.5, unit: 'kgCO₂e/kWh', kind: 'factor', origin: 'OWN', version: 'own.csv' };
  return createSoldProduct(all.server, all.mill.token, {
    data: completeAnswer({
      emissionValues: { granularity: 'CALCULATOR', value: null },
      dataSources: { documents: [{ id, name }] },
    }),
    itemData: { energy: [{ id: 'power', amount: 2, emissionfactor: factor }] },
  });
}

/** All that answering could write. */
const written = () =>
  asOwner(
    all.server,
    sql`select (select count(*) from submission) as submissions, (select count(*) from submission_rows) as rows,
               (select count(*) from submission_document) as documents, (select count(*) from line_history) as history,
               (select count(*) from line_notice) as notices, (select count(*) from notification) as notifications,
               (select count(*) from line_draft) as drafts, (select count(*) from line_lock) as locks,
               (select count(*) from template_use) as uses, (select count(*) from template_match) as matches,
               (select count(*) from pgboss.job) as jobs, (select sum(version) from product_line) as versions,
               (select sum(version) from template) as templates`,
  );

describe('answerWithTemplates', () => {
  it('answers many requests of several customers, each told once', async () => {
    const ours = await askForMany(
      all,
      Array.from({ length: 14 }, (_, index) => `Sheet ${index}`),
    );
    const theirs = await askForMany(other, ['Coil']);
    await deliverMails(all.server);
    const result = await answerItems(all, {
      items: [...ours, ...theirs].map((one) => itemOf(one, template)),
      customers: [{ customerId: buyerId }, { customerId: otherId }],
    });
    expect(result.skipped).toEqual([]);
    expect(result.answered.map(({ lineId }) => lineId)).toEqual([...ours, ...theirs].map(({ lineId }) => lineId));
    expect(result.answered[0]).toEqual({
      lineId: ours[0]?.lineId,
      productId: ours[0]?.id,
      requestReference: ours[0]?.reference,
      name: 'Sheet 0',
      internalReference: expect.stringMatching(/^P-/),
      customer: { id: buyerId, name: 'Buyer' },
      template: expect.objectContaining({ id: template.id, dataVersion: 1, emissionValue: 1.5, complete: true }),
      submissionVersion: 1,
      referenceYear: 2024,
      documents: 0,
      hasRows: false,
      hasDraft: false,
      warnings: [],
      needsConfirmation: false,
    });
    const answer = await read(ours[3] as Asked);
    expect(answer).toMatchObject({
      productRequestStatus: 'PENDING_REVIEW',
      submission: { version: 1, data: template.data, outcome: null },
      template: { id: template.id, name: template.name, dataVersion: 1, usedVersion: 1 },
    });
    const notifications = await all.server.call('listNotifications', { token: all.buyer, query: { limit: '5' } });
    expect((notifications.body.data as object[])[0]).toMatchObject({ kind: 'SUBMITTED', lines: 14 });
    const mails = (await deliverMails(all.server)).map(({ to }) => to);
    expect(mails.toSorted()).toEqual(['mara@buyer.example', 'mara@other-buyer.example']);
    const confirmed = await matchesOf(all.server, all.mill.token, {
      templateId: template.id,
      productRequestStatus: 'PENDING_REVIEW',
      limit: '50',
    });
    expect(confirmed.data.filter((match) => match.confirmed?.id === template.id)).toHaveLength(15);
  });

  it('sends nothing to a customer whom nobody agreed to, and the rows only to those who may have them', async () => {
    const rows = await calculated();
    const [[ours], [theirs]] = [await askForMany(all, ['Box']), await askForMany(other, ['Box'])];
    const items = [ours, theirs].map((one) => itemOf(one as Asked, rows));
    const first = await answerItems(all, { items, customers: [{ customerId: otherId, shareRows: false }] });
    expect(first.answered).toMatchObject([{ lineId: theirs?.lineId, hasRows: true, documents: 1 }]);
    expect(first.skipped).toEqual([
      {
        lineId: ours?.lineId,
        templateId: rows.id,
        name: 'Box',
        customer: { id: buyerId, name: 'Buyer' },
        code: 'CONSENT_MISSING',
      },
    ]);
    const second = await answerItems(all, { items: [items[0]], customers: [{ customerId: buyerId, shareRows: true }] });
    expect(second.skipped).toEqual([]);
    const shared = await asOwner(
      all.server,
      sql<{ shared: boolean; own: boolean; documents: number }>`
        select s.item_data is not null as shared, w.item_data is not null as own,
               (select count(*)::integer from submission_document d where d.line_id = s.line_id) as documents
          from submission s join submission_rows w using (customer_organisation_id, line_id, version)
         where s.line_id in (${ours?.lineId}, ${theirs?.lineId}) order by s.line_id = ${theirs?.lineId}`,
    );
    expect(shared).toEqual([
      { shared: true, own: true, documents: 1 },
      { shared: false, own: true, documents: 1 },
    ]);
  });

  it('says why each of the others is not answered', async () => {
    const { server, mill, kim, buyer } = all;
    const incomplete = await createSoldProduct(server, mill.token, { data: { comment: 'To come' } });
    const empty = await createSoldProduct(server, mill.token, { data: undefined });
    const newer = await publish(all, await createSoldProduct(server, mill.token), 1.6);
    const foreign = await createSoldProduct(server, all.quarry.token);
    const of = async (name: string) => askFor(all, {}, { name });
    const [canceled, locked, drafted, stale, fine] = [
      await of('a'),
      await of('b'),
      await of('c'),
      await of('d'),
      await of('e'),
    ];
    await server.call('deleteProducts', { token: buyer, body: { productIds: [canceled.id], cancelOnly: true } });
    await server.call('lockEmissionData', { token: kim, params: locked.params });
    await saveDraft(server, mill.token, drafted.reference, drafted.id);
    await submitAnswer(server, mill.token, stale.reference, stale.id);
    const lineId = async (name: string) => (await of(name)).lineId;
    const items = [
      { ...itemOf(fine, template), lineId: nobodys },
      { ...itemOf(fine, template), lineId: await lineId('f'), templateId: nobodys },
      { ...itemOf(fine, foreign), lineId: await lineId('g') },
      { ...itemOf(fine, incomplete), lineId: await lineId('h') },
      { ...itemOf(fine, empty), lineId: await lineId('i'), dataVersion: 1 },
      { ...itemOf(fine, newer), lineId: await lineId('j'), dataVersion: 1 },
      itemOf(canceled, template),
      itemOf(locked, template),
      itemOf(drafted, template),
      itemOf(stale, template),
      itemOf(fine, template),
    ];
    const result = await answerItems(all, { items, ...toBuyer() });
    expect(codesOf(result)).toEqual([
      'NOT_FOUND',
      'TEMPLATE_NOT_FOUND',
      'TEMPLATE_NOT_FOUND',
      'TEMPLATE_INCOMPLETE',
      'TEMPLATE_INCOMPLETE',
      'TEMPLATE_CHANGED',
      'INVALID_TRANSITION',
      'LOCKED',
      'DRAFT_EXISTS',
      'STALE_VERSION',
    ]);
    expect(result.skipped[0]).toMatchObject({ name: null, customer: null });
    expect(result.answered.map(({ name }) => name)).toEqual(['e']);
    expect((await read(drafted)).draft?.data.comment).toBe('Begun');
    const replaced = await answerItems(all, {
      items: [itemOf(drafted, template, { replaceDraft: true })],
      ...toBuyer(),
    });
    expect(replaced.answered).toMatchObject([{ hasDraft: true, submissionVersion: 1 }]);
    expect(await read(drafted)).toMatchObject({ draft: null, submissionVersion: 1 });
  });

  it('asks for a sentence where a value is unlikely, and only shows what else is', async () => {
    const expects = { unit: 'M2', verified: true };
    const asked = await askFor(all, { expects });
    const old = await createSoldProduct(all.server, all.mill.token, {
      data: completeAnswer({ emissionValues: { referenceYear: 2015 } }),
    });
    const shown = await answerItems(all, { items: [itemOf(asked, old)], ...toBuyer() });
    expect(shown.answered).toMatchObject([
      { warnings: ['PERIOD_LAPSED', 'DIFFERS_FROM_EXPECTED'], needsConfirmation: false },
    ]);
    await reviewed(all.server, asked, 'COMPLETED');
    const far = await createSoldProduct(all.server, all.mill.token, {
      data: completeAnswer({ emissionValues: { value: 9 } }),
    });
    const item = itemOf(asked, far, { submissionVersion: 1 });
    expect(codesOf(await answerItems(all, { items: [item], ...toBuyer() }))).toEqual(['CONFIRMATION_MISSING']);
    const told = await answerItems(all, { items: [item], dryRun: true });
    expect(told.answered).toMatchObject([
      { needsConfirmation: true, warnings: ['FAR_FROM_IN_FORCE', 'DIFFERS_FROM_EXPECTED'], submissionVersion: 2 },
    ]);
    const sentence = { ...item, plausibilityConfirmation: 'Another plant' };
    expect((await answerItems(all, { items: [sentence], ...toBuyer() })).answered).toMatchObject([
      { needsConfirmation: true, submissionVersion: 2 },
    ]);
  });

  it('tells beforehand what each would receive, and writes nothing at all', async () => {
    const rows = await calculated();
    const [fine, drafted, canceled] = [await askFor(all), await askFor(all), await askFor(all)];
    await saveDraft(all.server, all.mill.token, drafted.reference, drafted.id);
    await all.server.call('deleteProducts', {
      token: all.buyer,
      body: { productIds: [canceled.id], cancelOnly: true },
    });
    const before = await written();
    const items = [itemOf(fine, rows), itemOf(drafted, template), itemOf(canceled, template)];
    const result = await answerItems(all, { items, dryRun: true });
    expect(result.answered).toMatchObject([
      { lineId: fine.lineId, hasRows: true, hasDraft: false, submissionVersion: 1, template: { emissionValue: 3 } },
      { lineId: drafted.lineId, hasRows: false, hasDraft: true },
    ]);
    expect(codesOf(result)).toEqual(['INVALID_TRANSITION']);
    expect(await written()).toEqual(before);
  });

  it('sends a newer version to those who hold an older one', async () => {
    const sold = await createSoldProduct(all.server, all.mill.token);
    const [pending, completed] = [await askFor(all), await askFor(all)];
    await answerItems(all, { items: [itemOf(pending, sold), itemOf(completed, sold)], ...toBuyer() });
    await reviewed(all.server, completed, 'COMPLETED');
    const newer = await publish(all, sold, 1.7);
    expect((await read(pending)).template).toMatchObject({ dataVersion: 2, usedVersion: 1 });
    const result = await answerItems(all, {
      items: [pending, completed].map((one) => itemOf(one, newer, { submissionVersion: 1 })),
      ...toBuyer(),
    });
    expect(result.answered.map(({ submissionVersion }) => submissionVersion)).toEqual([2, 2]);
    for (const one of [pending, completed]) {
      expect(await read(one)).toMatchObject({
        productRequestStatus: 'PENDING_REVIEW',
        submission: { version: 2, data: { emissionValues: { value: 1.7 } } },
        template: { dataVersion: 2, usedVersion: 2 },
      });
    }
    expect((await read(completed)).inForce?.version).toBe(1);
    await all.server.call('deleteTemplate', { token: all.mill.token, params: { templateId: sold.id } });
    expect(await read(completed)).toMatchObject({ template: null, submission: { version: 2 } });
  });

  it('sent twice with a key is done once', async () => {
    const asked = await askFor(all);
    const send = () =>
      sendItems(
        all,
        { items: [itemOf(asked, template)], ...toBuyer() },
        { headers: { 'idempotency-key': 'answers-1' } },
      );
    const [first, second] = [await send(), await send()];
    expect(first.status).toBe(200);
    expect(second.body).toEqual(first.body);
    expect(second.headers.get('idempotency-replayed')).toBe('true');
    expect((await read(asked)).submissionVersion).toBe(1);
  });

  it('refuses a line that is there twice, a body that it does not know, and whoever is not signed in', async () => {
    const asked = await askFor(all);
    const item = itemOf(asked, template);
    const twice = await sendItems(all, {
      items: [item, { ...item, lineId: asked.lineId.toUpperCase() }],
      ...toBuyer(),
    });
    expectProblem(twice, 'VALIDATION_FAILED');
    expect(twice.body.errors).toMatchObject([{ path: '/body/items/1/lineId', code: 'INVALID_VALUE' }]);
    const unknown = await sendItems(all, { items: [{ ...item, dataVersion: 0, colour: 'red' }] });
    expectProblem(unknown, 'VALIDATION_FAILED');
    expect((unknown.body.errors as { path: string }[]).map(({ path }) => path)).toEqual([
      '/body/items/0/dataVersion',
      '/body/items/0/colour',
    ]);
    expectProblem(await all.server.call('answerWithTemplates', { body: {} }), 'UNAUTHENTICATED');
    for (const token of [all.quarry.token, all.buyer]) {
      const result = await answerItems(all, { items: [item], ...toBuyer() }, { token });
      expect(codesOf(result)).toEqual(['NOT_FOUND']);
      expect(result.skipped[0]).toMatchObject({ name: null, customer: null });
    }
    expect((await read(asked)).submissionVersion).toBe(0);
  });
});
