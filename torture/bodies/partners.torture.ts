import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { eventTypes } from '@pcf/pact/v3/model/event';
import { exampleFootprint } from '@pcf/pact/v3/testing/example-footprint';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  type GivenAnswer,
  type SmallPartner,
  startPartner,
} from '../../apps/server/src/network/testing/small-partner.ts';
import { basic } from '../../apps/server/src/testing/network.ts';
import { sizeOf } from '../size.ts';
import { listOf, shapesFor, textOf } from './hostile-bodies.ts';
import { sendBody } from './send-body.ts';
import { startWatched, type Watched } from './watched-bodies.ts';

const maxBytes = 5 * 1024 * 1024;
const everyNth = sizeOf({ quick: 3, full: 1 });
/** A token that was given to no one. */
const nobody = randomUUID();
const mark = '"the place of what is long"';

let watched: Watched;
/** What the partner's platform answers; changed as the tests go. */
const answers: Record<string, GivenAnswer> = {};
const closing: (() => void)[] = [];
let connection: { readonly id: string; readonly secret: string };
let platform: SmallPartner;
beforeAll(async () => {
  watched = await startWatched();
  platform = await startPartner(answers, undefined, (close) => closing.push(close));
  const created = await callOwn('POST', '/api/organisation/network-connections', {
    name: 'Hostile AG',
    relations: ['SUPPLIER', 'CUSTOMER'],
    baseUrl: platform.url,
    clientId: 'us',
    clientSecret: 'what they gave us',
  });
  expect(created.status, created.body).toBe(201);
  connection = JSON.parse(created.body) as typeof connection;
});
afterAll(async () => {
  for (const close of closing) close();
  await watched.server.stop();
});

const json = { 'content-type': 'application/json' };
const callOwn = (method: string, path: string, body: unknown) =>
  sendBody(watched.server.url, {
    method,
    path,
    headers: { ...json, authorization: `Bearer ${watched.server.token}` },
    text: JSON.stringify(body),
  });

async function partnerToken(): Promise<string> {
  const { body } = await sendBody(watched.server.url, {
    method: 'POST',
    path: '/auth/token',
    headers: {
      authorization: basic(connection.id, connection.secret),
      'content-type': 'application/x-www-form-urlencoded',
    },
    text: 'grant_type=client_credentials',
  });
  return (JSON.parse(body) as { access_token: string }).access_token;
}

const event = (type: string, data: unknown, head: object = {}) =>
  JSON.stringify({ type, specversion: '1.0', id: randomUUID(), source: platform.url, data, ...head });

interface WithMark {
  readonly what: string;
  readonly held: string;
}

/** Every place of a footprint at which something long can stand. */
function footprintsWithMark(): { readonly what: string; readonly footprint: unknown }[] {
  const place = JSON.parse(mark) as string;
  const footprint = (given: object) => ({ ...exampleFootprint, ...given });
  const pcf = (given: object) => footprint({ pcf: { ...exampleFootprint.pcf, ...given } });
  return [
    { what: 'productIds', footprint: footprint({ productIds: place }) },
    { what: 'precedingPfIds', footprint: footprint({ precedingPfIds: place }) },
    { what: 'extensions', footprint: footprint({ extensions: place }) },
    { what: 'data of an extension', footprint: footprint({ extensions: [{ data: place }] }) },
    { what: 'standards', footprint: pcf({ crossSectoralStandards: place }) },
    { what: 'sources', footprint: pcf({ secondaryEmissionFactorSources: place }) },
    { what: 'an amount', footprint: pcf({ declaredUnitAmount: place }) },
  ];
}

/** Every place of every event at which something long can stand. */
function eventsWithMark(): WithMark[] {
  const place = JSON.parse(mark) as string;
  return [
    { what: 'the whole', held: mark },
    { what: 'an unknown field', held: event(eventTypes.created, {}, { more: place }) },
    { what: 'source', held: event(eventTypes.created, {}, { source: place }) },
    { what: 'id', held: event(eventTypes.created, {}, { id: place }) },
    { what: 'productId', held: event(eventTypes.created, { productId: place }) },
    { what: 'geography', held: event(eventTypes.created, { geography: place }) },
    {
      what: 'comment',
      held: event(eventTypes.rejected, { requestEventId: 'x', error: { code: 'x', message: place } }),
    },
    { what: 'pfIds', held: event(eventTypes.published, { pfIds: place }) },
    { what: 'pfs', held: event(eventTypes.fulfilled, { requestEventId: 'x', pfs: place }) },
    ...footprintsWithMark().map(({ what, footprint }) => ({
      what,
      held: event(eventTypes.fulfilled, { requestEventId: randomUUID(), pfs: [footprint] }),
    })),
  ];
}

const valuesFor = (bytes: number) => [
  ...shapesFor(bytes),
  { what: 'a thousand empty objects', value: listOf('{}', bytes, 1000) },
  { what: 'a thousand long texts', value: listOf(textOf('x', 4000), bytes, 1000) },
  ...['x', '/', ' ', '1', 'urn:'].map((sign) => ({ what: `a text of ${sign}`, value: textOf(sign, bytes) })),
];

it('no event of a partner, known or not, takes longer than a harmless one', async () => {
  const token = await partnerToken();
  let at = 0;
  for (const { what: place, held } of eventsWithMark()) {
    for (const { what, value } of valuesFor(maxBytes - held.length)) {
      at += 1;
      if (at % everyNth !== 0) continue;
      const text = held.replace(mark, () => value);
      const call = { method: 'POST', path: '/3/events', text };
      const told = `${what} at ${place} of an event`;
      await watched.tryBody(
        `${told} of nobody`,
        { ...call, headers: { ...json, authorization: `Bearer ${nobody}` } },
        ({ status }) => status === 400,
      );
      // A long text where any text may stand is taken.
      await watched.tryBody(told, { ...call, headers: { ...json, authorization: `Bearer ${token}` } }, ({ status }) =>
        [200, 400].includes(status),
      );
    }
  }
  await watched.conclude('largest events of partners');
});

it('no form for a token takes longer than a harmless one', async () => {
  const authorization = basic(connection.id, 'wrong');
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  for (const unit of ['a=b&', '&', '%', '=', '+', 'grant_type=x&']) {
    const text = unit.repeat(Math.floor((16 * 1024) / unit.length));
    for (const headers of [form, { ...form, authorization }]) {
      await watched.tryBody(`a form of ${unit}`, { method: 'POST', path: '/auth/token', headers, text }, ({ status }) =>
        [400, 401].includes(status),
      );
    }
  }
  await watched.conclude('largest forms for tokens');
});

it('no answer of a partner takes longer than a harmless one', async () => {
  const good = {
    '/auth/token': { body: { access_token: 'theirs', expires_in: 3600 } },
    '/3/footprints': { body: { data: [] } },
  };
  const path = `/api/organisation/network-connections/${connection.id}/test`;
  const headers = { ...json, authorization: `Bearer ${watched.server.token}` };
  const told: Record<string, (value: string) => string> = {
    '/.well-known/openid-configuration': (value) => `{"token_endpoint":${value}}`,
    '/auth/token': (value) => `{"access_token":${value},"expires_in":1}`,
    '/3/footprints': (value) => `{"data":${value}}`,
  };
  for (const [address, write] of Object.entries(told)) {
    for (const { what, value } of valuesFor(maxBytes - 100).filter((_, at) => at % everyNth === 0)) {
      for (const known of Object.keys(answers)) delete answers[known];
      Object.assign(answers, good, { [address]: { body: write(value) } });
      await watched.tryBody(
        `${what} as the answer of ${address}`,
        { method: 'POST', path, headers, text: '{}' },
        ({ status }) => [200, 429].includes(status),
      );
    }
  }
  expect((await callOwn('GET', `/api/organisation/network-connections`, {})).status).toBe(200);
  await watched.conclude('largest answers of partners');
});

it('no footprint that was announced and fetched takes longer than a harmless one', async () => {
  const token = await partnerToken();
  const places: WithMark[] = [
    { what: 'the whole answer', held: mark },
    { what: 'what is answered', held: `{"data":${mark}}` },
    ...footprintsWithMark().map(({ what, footprint }) => ({ what, held: JSON.stringify({ data: footprint }) })),
  ];
  const harmless = (bytes: number) => [{ value: textOf('x', bytes) }];
  for (const { what, held } of places.filter((_, at) => at % everyNth === 0)) {
    await watched.watch(`what is fetched, at ${what}`, async (isHarmless) => {
      const bytes = maxBytes - held.length - 100;
      const texts = (isHarmless ? harmless(bytes) : valuesFor(bytes)).map(({ value }) =>
        held.replace(mark, () => value),
      );
      for (const known of Object.keys(answers)) delete answers[known];
      answers['/auth/token'] = { body: { access_token: 'theirs', expires_in: 3600 } };
      const announced = new Map(texts.map((body) => [randomUUID() as string, body]));
      for (const [id, body] of announced) answers[`/3/footprints/${id}`] = { body };
      const news = event(eventTypes.published, { pfIds: [...announced.keys()] });
      const headers = { ...json, authorization: `Bearer ${token}` };
      const told = await sendBody(watched.server.url, { method: 'POST', path: '/3/events', headers, text: news });
      expect(told.status, told.body).toBe(200);
      await expect.poll(() => waitingFor(announced.keys()), { timeout: 60_000 }).toEqual([]);
      // What was sent is looked at a moment later.
      await wait(300);
      return announced.size;
    });
  }
  expect((await callOwn('GET', `/api/organisation/network-connections`, {})).status).toBe(200);
  await watched.conclude('largest footprints fetched');
});

const waitingFor = (ids: Iterable<string>): string[] => {
  const asked = new Set(platform.heard.map(({ url }) => url.split('?', 1)[0]));
  return [...ids].filter((id) => !asked.has(`/3/footprints/${id}`));
};
