import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { expectProblem } from '../../http/testing/expect-problem.ts';
import { type Asked, answeringOfFile, askFor, asOwner, pathsOf, readAnswer } from '../../testing/answering.ts';
import { completeAnswer, submitAnswer } from '../../testing/answers.ts';
import { addDocument } from '../../testing/library.ts';
import { readSoldProduct, type SoldProduct } from '../../testing/sold-products.ts';

const all = await answeringOfFile();

const mara = () => all.mill.token;
const submit = ({ reference, id }: Asked, overrides: Readonly<Record<string, unknown>> = {}) =>
  submitAnswer(all.server, mara(), reference, id, overrides);
const keep = (productId: string, body: unknown = {}, token = mara()) =>
  all.server.call('createTemplateOfProduct', { token, params: { productId }, body });

it('keeps the newest answer as a template, without what was written to that customer', async () => {
  const document = await addDocument(all.server, mara());
  const asked = await askFor(all, {}, { name: 'Foil', internalReference: 'CUST-1', description: 'Thin', unit: 'KG' });
  await submit(asked);
  const data = completeAnswer({
    comment: 'Only for you',
    emissionValues: { value: 2.5 },
    methodologies: { documents: [{ id: document.id, name: 'x' }] },
  });
  await submit(asked, { data, submissionVersion: 1 });
  const { status, body } = await keep(asked.id);
  expect({ status, body }).toMatchObject({
    status: 201,
    body: {
      name: 'Sold product 1',
      internalReference: 'Sold product 1',
      description: null,
      unit: 'KG',
      dataVersion: 1,
      complete: true,
      emissionValue: 2.5,
      holders: { lines: 1, customers: 1, outdatedLines: 0, outdatedCustomers: 0 },
      data: { methodologies: { documents: [{ id: document.id, name: 'Report.pdf' }] } },
    },
  });
  expect((body as SoldProduct).data?.comment).toBeUndefined();
  expect((await readAnswer(all.server, mara(), asked)).submission?.data.comment).toBe('Only for you');
  const kept = await asOwner(
    all.server,
    sql`select u.template_version, m.template_id = u.template_id as matched
          from template_use u join template_match m using (customer_organisation_id, line_id) where u.line_id = ${asked.lineId}`,
  );
  expect(kept).toEqual([{ template_version: 1, matched: true }]);
  const used = await all.server.call('deleteDocuments', { token: mara(), body: { ids: [document.id] } });
  expectProblem(used, 'DOCUMENT_IN_USE');
});

it('takes the rows of a calculation although they were not shared', async () => {
  const asked = await askFor(all);
  const itemData = {
    energy: [
      {
        id: 'power',
        amount: 2,
        emissionfactor: {
          name: 'Own',
          impact: 0.5,
          unit: 'kgCO₂e/kWh',
          kind: 'factor',
          origin: 'OWN',
          version: 'own.csv',
        },
      },
    ],
  };
  const answer = await submit(asked, {
    data: completeAnswer({ emissionValues: { granularity: 'CALCULATOR', value: null } }),
    itemData,
    shareRows: false,
  });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  expect((await keep(asked.id)).body).toMatchObject({ emissionValue: 1, itemData });
});

it('is called as told, else as the supplier calls it in the answer', async () => {
  const [told, own] = [await askFor(all), await askFor(all)];
  const exchange = { supplierProductName: 'Our foil', supplierReference: 'OWN-9' };
  await submit(told);
  await submit(own, { data: completeAnswer({ exchange }) });
  const given = { name: 'Bar', internalReference: 'BAR-1', description: 'Ours' };
  expect((await keep(told.id, given)).body).toMatchObject(given);
  expect((await keep(own.id)).body).toMatchObject({ name: 'Our foil', internalReference: 'OWN-9', description: null });
  expectProblem(await keep(own.id), 'DUPLICATED_REFERENCE');
  const invalid = await keep(own.id, { name: '' });
  expectProblem(invalid, 'VALIDATION_FAILED');
  expect(pathsOf(invalid)).toEqual(['/body/name']);
});

it('has no word of the customer, and a neutral name where the answer has none', async () => {
  const words = {
    name: 'Secret launch',
    internalReference: 'SECRET-REF',
    description: 'Secret description',
    supplierProductReference: 'SECRET-GUESS',
    supplierId: all.mill.id,
  };
  const [first, second, third] = [
    await askFor(all, { comment: 'Secret comment' }, words),
    await askFor(all),
    await askFor(all),
  ];
  for (const asked of [first, second, third]) await submit(asked);
  const taken = await all.server.call('createTemplate', {
    token: mara(),
    body: { name: 'Sold product 41', internalReference: 'own' },
  });
  expect(taken.status).toBe(201);
  const kept = await keep(first.id);
  expect(kept.status, JSON.stringify(kept.body)).toBe(201);
  const { id, name, internalReference, description } = kept.body as SoldProduct;
  expect({ name, internalReference, description }).toEqual({
    name: 'Sold product 42',
    internalReference: 'Sold product 42',
    description: null,
  });
  expect(JSON.stringify(await readSoldProduct(all.server, mara(), id))).not.toMatch(/secret/i);
  expectProblem(await keep(first.id), 'DUPLICATED_REFERENCE');
  const both = await Promise.all([keep(second.id, { name: 'Half' }), keep(third.id, {}, all.kim)]);
  const references = both.map(({ body }) => (body as SoldProduct).internalReference);
  expect(references.toSorted()).toEqual(['Sold product 43', 'Sold product 44']);
});

it('needs an answer that has data', async () => {
  const asked = await askFor(all);
  const nothing = await keep(asked.id);
  expectProblem(nothing, 'INVALID_TRANSITION');
  expect(nothing.body.currentStatus).toBe('REQUESTED');
  const data = { emissionValues: { granularity: 'UNAVAILABLE', unavailableReason: 'Not measured' } };
  expect((await submit(asked, { data })).status).toBe(200);
  const unavailable = await keep(asked.id);
  expectProblem(unavailable, 'INVALID_TRANSITION');
  expect(unavailable.body.currentStatus).toBe('PENDING_REVIEW');
});

it('knows no product that the caller was not asked about', async () => {
  const asked = await askFor(all);
  await submit(asked);
  const unknown = await keep(randomUUID());
  expectProblem(unknown, 'NOT_FOUND');
  for (const token of [all.quarry.token, all.buyer]) {
    const foreign = await keep(asked.id, {}, token);
    expect({ ...foreign.body, instance: '' }).toEqual({ ...unknown.body, instance: '' });
  }
});

it('makes one template where two keep the same product at once', async () => {
  const asked = await askFor(all);
  await submit(asked);
  const answers = await Promise.all([keep(asked.id), keep(asked.id, {}, all.kim), keep(asked.id)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
  const made = answers.find(({ status }) => status === 201)?.body as SoldProduct;
  expect((await readSoldProduct(all.server, mara(), made.id)).holders.lines).toBe(1);
});
