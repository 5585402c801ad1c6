import type { OperationOutput } from '@pcf/contract/operations/operation-types';
import { beforeAll, expect, it } from 'vitest';
import { expectProblem } from '../../http/testing/expect-problem.ts';
import { type Answering, answeringOfFile, askFor, serveOtherBuyer } from '../../testing/answering.ts';
import { completeAnswer, submitAnswer } from '../../testing/answers.ts';
import { createSoldProduct, readSoldProduct, type SoldProduct } from '../../testing/sold-products.ts';

const all = await answeringOfFile();
let template: SoldProduct;

const mara = () => all.mill.token;

const publish = ({ id, name, internalReference }: SoldProduct, value: number) =>
  all.server.call('updateTemplate', {
    token: mara(),
    params: { templateId: id },
    query: { updateEmissionData: 'true' },
    body: { name, internalReference, data: completeAnswer({ emissionValues: { value } }) },
  });

async function answeredWith({ id }: SoldProduct, name: string, from: Answering = all, version: number | null = null) {
  const asked = await askFor(from, {}, { name });
  const { status, body } = await submitAnswer(all.server, mara(), asked.reference, asked.id, {
    templateId: id,
    templateVersion: version,
  });
  expect(status, JSON.stringify(body)).toBe(200);
  return asked;
}

async function usesOf({ id }: SoldProduct, query: Readonly<Record<string, string>> = {}) {
  const { status, body } = await all.server.call('listTemplateUses', {
    token: mara(),
    params: { templateId: id },
    query,
  });
  expect(status, JSON.stringify(body)).toBe(200);
  return body as OperationOutput<'listTemplateUses'>;
}

const namesOf = ({ data }: OperationOutput<'listTemplateUses'>) => data.map(({ name }) => name);

beforeAll(async () => {
  await serveOtherBuyer(all);
  template = await createSoldProduct(all.server, mara());
});

it('lists who was answered with a template last, by customer and product', async () => {
  expect(await usesOf(template)).toEqual({ data: [], metadata: { count: 0 } });
  const wire = await answeredWith(template, 'Wire');
  await answeredWith(template, 'Bar', { ...all, buyer: all.otherBuyer });
  await answeredWith(template, 'Foil');
  const uses = await usesOf(template);
  expect(uses.metadata).toEqual({ count: 3 });
  expect(uses.data.map(({ customer, name }) => `${customer.name}: ${name}`)).toEqual([
    'Buyer: Foil',
    'Buyer: Wire',
    'Other buyer: Bar',
  ]);
  expect(uses.data[1]).toMatchObject({
    lineId: wire.lineId,
    productId: wire.id,
    requestReference: wire.reference,
    productRequestStatus: 'PENDING_REVIEW',
    submissionVersion: 1,
    templateVersion: 1,
    outdated: false,
    emissionValue: 1.5,
    emissionUnit: 'KG',
    canSubmit: true,
  });
  expect(namesOf(await usesOf(template, { limit: '1', pageNumber: '1' }))).toEqual(['Wire']);
  expectProblem(
    await all.server.call('listTemplateUses', {
      token: mara(),
      params: { templateId: template.id },
      query: { limit: '500', pageNumber: '20' },
    }),
    'PAGE_TOO_DEEP',
  );
});

it('tells those that hold an older version, once there is a newer one', async () => {
  const sold = await createSoldProduct(all.server, mara());
  await answeredWith(sold, 'Old');
  await answeredWith(sold, 'Old too', { ...all, buyer: all.otherBuyer });
  await publish(sold, 1.5);
  expect((await readSoldProduct(all.server, mara(), sold.id)).holders.outdatedLines).toBe(0);
  await publish(sold, 1.6);
  await answeredWith(sold, 'New');
  await answeredWith(sold, 'Filled in before', all, 1);
  expect((await readSoldProduct(all.server, mara(), sold.id)).holders).toEqual({
    lines: 4,
    customers: 2,
    outdatedLines: 3,
    outdatedCustomers: 2,
  });
  expect(namesOf(await usesOf(sold, { outdated: 'true' }))).toEqual(['Filled in before', 'Old', 'Old too']);
  expect(namesOf(await usesOf(sold, { outdated: 'false' }))).toEqual(['New']);
  expect((await usesOf(sold, { outdated: 'true' })).metadata).toEqual({ count: 3 });
  const found = async (outdated: string) => {
    const { body } = await all.server.call('listTemplates', { token: mara(), query: { outdated } });
    return (body.data as SoldProduct[]).map(({ id }) => id);
  };
  expect(await found('true')).toEqual([sold.id]);
  expect(await found('false')).toContain(template.id);
  expect(await found('false')).not.toContain(sold.id);
});

it('counts a line once, and not any more when it is answered otherwise', async () => {
  const sold = await createSoldProduct(all.server, mara());
  const asked = await answeredWith(sold, 'Changed my mind');
  await submitAnswer(all.server, mara(), asked.reference, asked.id, { submissionVersion: 1 });
  expect((await usesOf(sold)).metadata.count).toBe(0);
});

it('says that nothing newer can be sent where the product is archived', async () => {
  const sold = await createSoldProduct(all.server, mara());
  const asked = await answeredWith(sold, 'Archived');
  await all.server.call('deleteProducts', { token: all.buyer, body: { productIds: [asked.id] } });
  expect((await usesOf(sold)).data).toMatchObject([{ name: 'Archived', canSubmit: false }]);
});

it('is forgotten with the template, and the answers stay', async () => {
  const sold = await createSoldProduct(all.server, mara());
  const asked = await answeredWith(sold, 'Stays');
  const params = { templateId: sold.id };
  expect((await all.server.call('deleteTemplate', { token: mara(), params })).status).toBe(204);
  const answer = await all.server.call('getEmissionAnswer', { token: mara(), params: asked.params });
  expect(answer.body).toMatchObject({ submissionVersion: 1, template: null });
});
