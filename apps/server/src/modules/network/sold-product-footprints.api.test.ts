import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { submissionFootprintId, templateFootprintId } from '../../network/footprint-id.ts';
import { type Asked, answeringOfFile, asOwner } from '../../testing/answering.ts';
import { completeAnswer } from '../../testing/answers.ts';
import { callAsPartner, partnerToken } from '../../testing/network.ts';
import { createSoldProduct, type SoldProduct } from '../../testing/sold-products.ts';
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
let trains: Partner;
beforeEach(async () => {
  cars = await connectPartner(all.server, all.mill.token, { name: 'Cars', relations: ['CUSTOMER'] });
  trains = await connectPartner(all.server, all.mill.token, { name: 'Trains', relations: ['CUSTOMER'] });
});

const described = exchangeable({ exchange: { productDescription: 'Cold rolled steel' } });
const template = (data = described) => createSoldProduct(all.server, all.mill.token, { data });
const ask = (partner: Partner) => askedByPartner(all.server, partner, all.mill.id);

async function answer(asked: Asked, { id, dataVersion }: SoldProduct, submissionVersion = 0) {
  const [line] = await asOwner(
    all.server,
    sql<{ customer: string }>`select customer_organisation_id as customer from product_line where id = ${asked.lineId}`,
  );
  const { status, body } = await all.server.call('answerWithTemplates', {
    token: all.mill.token,
    body: {
      items: [
        { lineId: asked.lineId, templateId: id, dataVersion, submissionVersion, plausibilityConfirmation: 'Measured' },
      ],
      customers: [{ customerId: line?.customer ?? '' }],
    },
  });
  expect(status, JSON.stringify(body)).toBe(200);
  await deliver(all.server);
  return body as { answered: unknown[]; skipped: { code: string }[] };
}

async function update({ id, name, internalReference }: SoldProduct, value: number): Promise<SoldProduct> {
  const data = { ...described, emissionValues: { ...described.emissionValues, value } };
  const { status, body } = await all.server.call('updateTemplate', {
    token: all.mill.token,
    params: { templateId: id },
    query: { updateEmissionData: 'true' },
    body: { name, internalReference, data },
  });
  expect(status, JSON.stringify(body)).toBe(200);
  return body as SoldProduct;
}

const sharedWith = ({ partnerId }: Partner) =>
  asOwner(
    all.server,
    sql<{ id: string; status: string }>`
      select id, status from shared_footprint where partner_organisation_id = ${partnerId} order by sequence`,
  );
const pfsAt = (partner: Partner, place: number) => eventsAt(partner)[place]?.data.pfs as { id: string }[] | undefined;

it('a version of a template is one footprint for all customers, word for word', async () => {
  const one = await template();
  await answer(await ask(cars), one);
  await answer(await ask(trains), one);
  const id = templateFootprintId(one.id, one.dataVersion);
  expect(pfsAt(cars, 0)).toMatchObject([{ id, productDescription: 'Cold rolled steel' }]);
  expect(pfsAt(trains, 0)).toEqual(pfsAt(cars, 0));
  const form = await ask(cars);
  await submitTo(all, form, { data: described, templateId: one.id, templateVersion: one.dataVersion });
  await deliver(all.server);
  expect(pfsAt(cars, 1)).toEqual(pfsAt(cars, 0));
  expect(await sharedWith(cars)).toEqual([{ id, status: 'ACTIVE' }]);
});

it('a newer version that somebody is answered with is news for whoever holds the one before', async () => {
  const first = await template();
  const asked = await ask(cars);
  await answer(asked, first);
  await answer(await ask(trains), first);
  const second = await update(first, 1.4);
  const ids = [first, second].map(({ id, dataVersion }) => templateFootprintId(id, dataVersion));
  await answer(asked, second, 1);
  expect(pfsAt(cars, 1)).toMatchObject([{ id: ids[1], precedingPfIds: [ids[0]] }]);
  expect(eventsAt(trains)[1]).toMatchObject({
    type: 'org.wbcsd.pact.ProductFootprint.PublishedEvent.3',
    data: { pfIds: [ids[1]] },
  });
  for (const partner of [cars, trains]) {
    expect(await sharedWith(partner)).toEqual([
      { id: ids[0], status: 'DEPRECATED' },
      { id: ids[1], status: 'ACTIVE' },
    ]);
  }
  const { body } = await callAsPartner(all.server, `/3/footprints/${ids[1]}`, await partnerToken(all.server, trains));
  expect(body.data).toEqual(pfsAt(cars, 1)?.[0]);
});

it('an answer that says something else than the template, or more than it, is a footprint of its own', async () => {
  const one = await template();
  const changed = await ask(cars);
  const data = exchangeable({ emissionValues: { value: 1.4 }, exchange: { productDescription: 'Cold rolled steel' } });
  await submitTo(all, changed, { data, templateId: one.id, templateVersion: one.dataVersion });
  const silent = await template(exchangeable());
  const described = await ask(cars);
  await answer(described, silent);
  await deliver(all.server);
  expect([pfsAt(cars, 0)?.[0]?.id, pfsAt(cars, 1)?.[0]?.id].toSorted()).toEqual(
    [changed, described].map(({ lineId }) => submissionFootprintId(lineId, 1)).toSorted(),
  );
});

it('an answer with a template names what it takes the place of', async () => {
  const asked = await ask(cars);
  await submitTo(all, asked);
  await deliver(all.server);
  await answer(asked, await template(), 1);
  expect(pfsAt(cars, 1)).toMatchObject([
    { id: submissionFootprintId(asked.lineId, 2), precedingPfIds: [submissionFootprintId(asked.lineId, 1)] },
  ]);
});

it('a template that cannot be said there answers nobody there', async () => {
  const one = await template(completeAnswer());
  const { skipped, answered } = await answer(await ask(cars), one);
  expect([skipped, answered]).toMatchObject([[{ code: 'TEMPLATE_INCOMPLETE' }], []]);
  expect(eventsAt(cars)).toEqual([]);
});
