import { outgoingProductFootprint } from '@pcf/pact/v3/model/product-footprint';
import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { answerIdentity, submissionFootprintId, templateFootprintId } from '../../network/footprint-id.ts';
import { answeringOfFile, asOwner } from '../../testing/answering.ts';
import { createSoldProduct } from '../../testing/sold-products.ts';
import {
  askedByPartner,
  connectPartner,
  deliver,
  eventsAt,
  exchangeable,
  type Partner,
  partnerSettings,
  submitTo,
} from './testing/partners.ts';

const all = await answeringOfFile(partnerSettings);
let cars: Partner;
beforeEach(async () => {
  cars = await connectPartner(all.server, all.mill.token, { name: 'Cars', relations: ['CUSTOMER'] });
});

const described = (value = 1.5) =>
  exchangeable({ emissionValues: { value }, exchange: { productDescription: 'Cold rolled steel' } });
const newestTold = () => (eventsAt(cars).at(-1)?.data.pfs as object[] | undefined)?.[0];

async function byHand(path: string, query: Readonly<Record<string, string>>) {
  const response = await fetch(new URL(`${path}?${new URLSearchParams(query)}`, all.server.url), {
    headers: { authorization: `Bearer ${all.mill.token}` },
  });
  const text = await response.text();
  expect(response.status, text).toBe(200);
  return outgoingProductFootprint.parse(JSON.parse(text));
}
const answerByHand = (lineId: string) => byHand('/api/supplier/footprints', { lineIds: lineId });
const templateByHand = (id: string) => byHand('/api/templates/footprints', { templateIds: id });

it('an answer is the same footprint by hand as on the customer’s platform, version by version', async () => {
  const asked = await askedByPartner(all.server, cars, all.mill.id);
  const ids = [1, 2, 3].map((version) => submissionFootprintId(asked.lineId, version));
  for (const submissionVersion of [0, 1, 2]) {
    const { status, body } = await submitTo(all, asked, {
      data: described(1.5 + submissionVersion / 10),
      submissionVersion,
    });
    expect(status, JSON.stringify(body)).toBe(200);
    await deliver(all.server);
    const mine = await answerByHand(asked.lineId);
    expect(mine).toEqual(newestTold());
    expect([mine.id, mine.precedingPfIds ?? []]).toEqual([ids[submissionVersion], ids.slice(0, submissionVersion)]);
  }
});

it('an answer that came unchanged from a template is the template’s footprint, and stays it when the template goes on', async () => {
  const template = await createSoldProduct(all.server, all.mill.token, { data: described() });
  const asked = await askedByPartner(all.server, cars, all.mill.id);
  const before = await templateByHand(template.id);
  await submitTo(all, asked, { data: described(), templateId: template.id, templateVersion: template.dataVersion });
  await deliver(all.server);
  const mine = await answerByHand(asked.lineId);
  expect(mine).toEqual(newestTold());
  expect(mine.id).toBe(templateFootprintId(template.id, 1));
  expect(await templateByHand(template.id)).toEqual(mine);
  expect([before.id, before.precedingPfIds, before.productIds]).toEqual([
    mine.id,
    mine.precedingPfIds,
    mine.productIds,
  ]);

  for (const value of [1.4, 1.3]) {
    const { status } = await all.server.call('updateTemplate', {
      token: all.mill.token,
      params: { templateId: template.id },
      query: { updateEmissionData: 'true' },
      body: { name: template.name, internalReference: template.internalReference, data: described(value) },
    });
    expect(status).toBe(200);
  }
  expect(await answerByHand(asked.lineId)).toEqual(mine);
  const newer = await templateByHand(template.id);
  await submitTo(all, asked, {
    data: described(1.3),
    templateId: template.id,
    templateVersion: 3,
    submissionVersion: 1,
  });
  await deliver(all.server);
  const told = await answerByHand(asked.lineId);
  expect(told).toEqual(newestTold());
  expect([newer.id, newer.precedingPfIds]).toEqual([told.id, told.precedingPfIds]);
  expect(told.precedingPfIds).toEqual([1, 2].map((version) => templateFootprintId(template.id, version)));
});

it('what is no longer in force there says so by hand as well', async () => {
  const asked = await askedByPartner(all.server, cars, all.mill.id);
  await submitTo(all, asked, { data: described() });
  await asOwner(
    all.server,
    sql`update shared_footprint set status = 'DEPRECATED' where id = ${submissionFootprintId(asked.lineId, 1)}`,
  );
  expect(await answerByHand(asked.lineId)).toMatchObject({ status: 'Deprecated' });
});

it('without anybody who was told, an answer takes the place of all before it', () => {
  const lineId = crypto.randomUUID();
  expect(answerIdentity({ lineId, version: 3, toldIds: null }).formerIds).toEqual(
    [1, 2].map((version) => submissionFootprintId(lineId, version)),
  );
  expect(answerIdentity({ lineId, version: 1, toldIds: null }).formerIds).toEqual([]);
});
