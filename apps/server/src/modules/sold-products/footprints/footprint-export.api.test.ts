import { randomUUID } from 'node:crypto';
import { outgoingFootprintList } from '@pcf/pact/v3/model/answers';
import { outgoingProductFootprint } from '@pcf/pact/v3/model/product-footprint';
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { expectProblem } from '../../../http/testing/expect-problem.ts';
import { submissionFootprintId, templateFootprintId } from '../../../network/footprint-id.ts';
import { type Asked, answeringOfFile, askFor, asOwner, reviewed } from '../../../testing/answering.ts';
import { completeAnswer, submitAnswer } from '../../../testing/answers.ts';
import { createProduct } from '../../../testing/exchange.ts';
import { exchangeableAnswer, fetched } from './testing/exchangeable.ts';

const answersPath = '/api/supplier/footprints';
const templatesPath = '/api/templates/footprints';
const purchasedPath = '/api/customer/footprints';

const all = await answeringOfFile();
let told: Asked;
let vague: Asked;
let unanswered: Asked;
let template: string;
let incomplete: string;
beforeAll(async () => {
  const { server, mill } = all;
  told = await askFor(all, {}, { name: 'Foil', internalReference: 'F/1', supplierProductReference: 'MILL 7' });
  vague = await askFor(all, {}, { name: 'Coil', internalReference: 'C-1' });
  unanswered = await askFor(all, {}, { name: 'Sheet', internalReference: 'S-1' });
  const send = (asked: Asked, data: unknown, submissionVersion = 0) =>
    submitAnswer(server, mill.token, asked.reference, asked.id, { data, submissionVersion });
  await send(told, exchangeableAnswer(2));
  await send(told, exchangeableAnswer(1.5), 1);
  await send(vague, completeAnswer());
  await reviewed(server, told, 'COMPLETED');
  await reviewed(server, vague, 'COMPLETED');
  const create = async (body: object) => {
    const answer = await server.call('createTemplate', { token: mill.token, body });
    expect(answer.status).toBe(201);
    return String(answer.body.id);
  };
  template = await create({ name: 'Foil 12', internalReference: 'T-12', data: exchangeableAnswer() });
  incomplete = await create({ name: 'Foil 20', internalReference: 'T-20' });
});

const mara = () => all.mill.token;

it('has the footprint of one answer, under the name of whoever answered', async () => {
  const { status, headers, text } = await fetched(all.server, mara(), answersPath, {
    lineIds: told.lineId,
    fileName: 'Foil',
  });
  expect([status, headers.get('content-type')]).toEqual([200, 'application/json']);
  expect(headers.get('content-disposition')).toContain('filename="Foil.json"');
  expect(outgoingProductFootprint.parse(JSON.parse(text))).toMatchObject({
    id: submissionFootprintId(told.lineId, 2),
    precedingPfIds: [submissionFootprintId(told.lineId, 1)],
    status: 'Active',
    companyName: 'Mill',
    companyIds: [`urn:pact:localhost:supplier-id:${all.mill.id}`],
    productNameCompany: 'Foil',
    productDescription: 'Rolled and slit',
    productIds: ['urn:pact:localhost:product-id:MILL%207', 'urn:pact:localhost:buyer-id:F%2F1'],
    pcf: { pcfExcludingBiogenicUptake: '1.5', geographyCountry: 'DE' },
  });
});

it('says before anybody tries what stands against it, and refuses one with the same', async () => {
  const lineIds = [told, vague, unanswered].map(({ lineId }) => lineId).join(',');
  const { status, body } = await all.server.call('checkAnswerFootprints', { token: mara(), query: { lineIds } });
  expect(status).toBe(200);
  expect(body).toMatchObject({ chosen: 3, expressible: 1, moreRefused: false });
  const refused = body.refused as { id: string; name: string; missing: object[]; cannot: object[] }[];
  expect(refused.map(({ id }) => id).toSorted()).toEqual([vague.lineId, unanswered.lineId].toSorted());
  const coil = refused.find(({ name }) => name === 'Coil');
  expect(coil?.missing).toContainEqual({ path: 'exchange.fossilCarbonContent', code: 'REQUIRED' });
  expect(refused.find(({ name }) => name === 'Sheet')).toMatchObject({
    internalReference: 'S-1',
    missing: [],
    cannot: [{ path: 'emissionValues.granularity', code: 'NO_DATA' }],
  });
  const one = await fetched(all.server, mara(), answersPath, { lineIds: vague.lineId });
  expect(one.status).toBe(400);
  expect(JSON.parse(one.text)).toMatchObject({ code: 'VALIDATION_FAILED', missing: coil?.missing, cannot: [] });
  const many = await fetched(all.server, mara(), answersPath, { lineIds });
  expect(outgoingFootprintList.parse(JSON.parse(many.text)).data.map(({ id }) => id)).toEqual([
    submissionFootprintId(told.lineId, 2),
  ]);
  const none = await fetched(all.server, mara(), answersPath, { lineIds: `${vague.lineId},${unanswered.lineId}` });
  expect(JSON.parse(none.text)).toEqual({ data: [] });
});

it('has templates, each version with an id of its own', async () => {
  const one = await fetched(all.server, mara(), templatesPath, { templateIds: template });
  expect(outgoingProductFootprint.parse(JSON.parse(one.text))).toMatchObject({
    id: templateFootprintId(template, 1),
    productIds: ['urn:pact:localhost:product-id:T-12'],
  });
  const { body } = await all.server.call('checkTemplateFootprints', { token: mara() });
  expect(body).toMatchObject({ chosen: 2, expressible: 1, refused: [{ id: incomplete }] });
  const list = await fetched(all.server, mara(), templatesPath);
  expect(outgoingFootprintList.parse(JSON.parse(list.text)).data).toHaveLength(1);
});

it('has what is in force for the customer, with the supplier as the company', async () => {
  const { body } = await all.server.call('checkPurchasedFootprints', { token: all.buyer });
  expect(body).toMatchObject({ chosen: 2, expressible: 1, refused: [{ id: vague.lineId, name: 'Coil' }] });
  const { text } = await fetched(all.server, all.buyer, purchasedPath, { textSearch: 'foil' });
  expect(outgoingFootprintList.parse(JSON.parse(text)).data).toMatchObject([
    {
      id: submissionFootprintId(told.lineId, 2),
      companyName: 'Mill',
      productIds: ['urn:pact:localhost:product-id:MILL%207', 'urn:pact:localhost:buyer-id:F%2F1'],
    },
  ]);
  const unsent = await createProduct(all.server, all.buyer, { supplierId: all.mill.id });
  const named = await all.server.call('checkPurchasedFootprints', {
    token: all.buyer,
    query: { lineIds: `${unanswered.lineId},${unsent.lineId.toUpperCase()},${unsent.lineId}` },
  });
  expect(named.body).toMatchObject({ chosen: 2, expressible: 0, refused: [{ cannot: [{ code: 'NO_DATA' }] }, {}] });
});

it('gives back what came from another platform byte for byte', async () => {
  const asked = await askFor(all, {}, { name: 'Steel', internalReference: 'ST-1' });
  await submitAnswer(all.server, mara(), asked.reference, asked.id, {});
  await reviewed(all.server, asked, 'COMPLETED');
  const document = '{ "id" : "8f6f1d62-0c9e-4d0b-9d3c-5a7b1e2f4c10",\n "later": 1.10, "pcf": { "x": 1e-7 } }';
  await asOwner(
    all.server,
    sql`insert into received_footprint (customer_organisation_id, line_id, version, supplier_organisation_id, footprint_id, product_ids, document, remarks)
        select customer_organisation_id, id, 1, supplier_organisation_id, ${randomUUID()}, array['x'], ${document}, '[]'::jsonb
          from product_line where id = ${asked.lineId}`,
  );
  const one = await fetched(all.server, all.buyer, purchasedPath, { lineIds: asked.lineId });
  expect(one.text).toBe(document);
  const many = await fetched(all.server, all.buyer, purchasedPath);
  expect(many.text).toContain(document);
  expect((JSON.parse(many.text) as { data: object[] }).data).toHaveLength(2);
  const aspect = await fetched(all.server, all.buyer, `${purchasedPath}/${asked.lineId}/catena-x`, {
    partialFullPcf: 'Cradle-to-gate',
    retroOrProspectivePcfType: 'Retrospective PCF',
  });
  expect(JSON.parse(aspect.text)).toMatchObject({ code: 'VALIDATION_FAILED' });
  expect((JSON.parse(aspect.text) as { missingFromAspect: string[] }).missingFromAspect).toContain('companyName');
});

it.each([
  ['an answer', () => `${answersPath}/${told.lineId}/catena-x`, mara],
  ['a template', () => `/api/templates/${template}/catena-x`, mara],
  ['what is in force', () => `${purchasedPath}/${told.lineId}/catena-x`, () => all.buyer],
] as const)('has %s for Catena-X once nothing is missing', async (_what, path, token) => {
  const questions = { partialFullPcf: 'Cradle-to-gate', retroOrProspectivePcfType: 'Retrospective PCF' };
  await asOwner(all.server, sql`delete from organisation_identifier where organisation_id = ${all.mill.id}`);
  const lacking = await fetched(all.server, token(), path(), { ...questions, massBalancingUsed: 'true' });
  expect(lacking.status).toBe(400);
  expect(JSON.parse(lacking.text)).toMatchObject({
    missingFromAspect: ['companyIds', 'massBalancingCertificateScheme', 'allocationWasteIncineration'],
  });
  await asOwner(
    all.server,
    sql`insert into organisation_identifier (organisation_id, type, value) values (${all.mill.id}, 'BPNL', 'BPNL00000003B2OM')`,
  );
  const { status, text } = await fetched(all.server, token(), path(), {
    ...questions,
    allocationWasteIncineration: 'cut-off',
  });
  expect(status, text).toBe(200);
  expect(JSON.parse(text)).toMatchObject({
    scopeOfPcfForm: [{ partialFullPcf: 'Cradle-to-gate' }],
    companyAndProductInformation: [
      {
        companyInformation: [
          { companyName: 'Mill', companyIds: expect.arrayContaining(['urn:bpn:id:BPNL00000003B2OM']) },
        ],
      },
    ],
  });
});

it('is nobody else’s', async () => {
  const stranger = all.quarry.token;
  for (const [path, query] of [
    [answersPath, { lineIds: told.lineId }],
    [`${answersPath}/check`, { lineIds: `${told.lineId},${randomUUID()}` }],
    [templatesPath, { templateIds: template }],
    [`${templatesPath}/check`, { templateIds: template }],
    [purchasedPath, { lineIds: told.lineId }],
    [`${purchasedPath}/check`, { lineIds: told.lineId }],
  ] as const) {
    const foreign = await fetched(all.server, stranger, path, query);
    expect([path, foreign.status]).toEqual([path, 404]);
    expect([path, (await fetched(all.server, undefined, path, query)).status]).toEqual([path, 401]);
  }
  const questions = { partialFullPcf: 'Cradle-to-gate', retroOrProspectivePcfType: 'Progressive PCF' };
  for (const path of [
    `/api/templates/${template}/catena-x`,
    `${answersPath}/${told.lineId}/catena-x`,
    `${purchasedPath}/${told.lineId}/catena-x`,
  ])
    expect([path, (await fetched(all.server, stranger, path, questions)).status]).toEqual([path, 404]);
  expect((await fetched(all.server, mara(), `${purchasedPath}/${told.lineId}/catena-x`, questions)).status).toBe(404);
  expectProblem(await all.server.call('checkAnswerFootprints', { token: mara() }), 'VALIDATION_FAILED');
  expectProblem(
    await all.server.call('checkAnswerFootprints', { token: mara(), query: { lineIds: '' } }),
    'VALIDATION_FAILED',
  );
  expect((await fetched(all.server, mara(), `/api/templates/${template}/catena-x`)).status).toBe(400);
});
