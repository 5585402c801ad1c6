import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerBeforeBody } from '../../../http/testing/answer-before-body.ts';
import { asOwner } from '../../../testing/answering.ts';
import { callAsPartner } from '../../../testing/network.ts';
import {
  anotherPartner,
  created,
  footprint,
  fulfilled,
  type Network,
  outcomeOf,
  post,
  published,
  rejected,
  startNetwork,
} from '../events/testing/told-events.ts';

let network: Network;
beforeAll(async () => {
  network = await startNetwork();
});
afterAll(() => network.server.stop());

const bodyOf = (code: string) => ({ code, message: expect.any(String) });

describe('POST /3/events', () => {
  it('takes an event in either content type, with a charset or without, and answers with nothing', async () => {
    for (const type of [
      'application/cloudevents+json',
      'application/json',
      'application/cloudevents+json; charset=UTF-8',
    ]) {
      const event = rejected(randomUUID(), { code: 'NotFound', message: 'Never heard of it' });
      const response = await fetch(new URL('/3/events', network.server.url), {
        method: 'POST',
        headers: { authorization: `Bearer ${network.token}`, 'content-type': type },
        body: JSON.stringify(event),
      });
      expect([response.status, await response.text()]).toEqual([200, '']);
      expect(await outcomeOf(network, String(event.id))).toMatchObject({ outcome: 'KEPT', reason: 'UNKNOWN_REQUEST' });
    }
  });

  it('takes the same event once, also where it comes twice at once', async () => {
    const event = created({ classification: ['urn:x:c'] }, { id: 'not a uuid, and "quoted"' });
    const answers = await Promise.all([1, 2, 3].map(() => post(network, event)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const { line_id: lineId } = await outcomeOf(network, String(event.id));
    expect((await post(network, { ...event, data: {} })).status).toBe(200);
    expect(await outcomeOf(network, String(event.id))).toMatchObject({ outcome: 'APPLIED', line_id: lineId });
    const lines = await asOwner(
      network.server,
      sql`select id from product_line where customer_organisation_id = ${network.connection.partnerId}`,
    );
    expect(lines).toHaveLength(1);
  });

  it('believes an event only from the platform that it says it is from', async () => {
    const known = ['https://steel.example/pcf/', '//steel.example/pcf', 'https://STEEL.example/pcf/3/events'];
    for (const source of known) {
      expect((await post(network, rejected('x', { code: 'a', message: 'b' }, { source }))).status).toBe(200);
    }
    for (const source of [
      'https://other.example/pcf',
      'https://steel.example',
      'steel',
      'https://steel.example/pcf/4',
    ]) {
      const event = rejected('x', { code: 'a', message: 'b' }, { source });
      const { status, body } = await post(network, event);
      expect([status, body]).toEqual([400, bodyOf('BadRequest')]);
      expect(String(body.message)).toMatch(/^source: /);
    }
  });

  it('says with its path what is wrong', async () => {
    const pcf = { ...footprint().pcf, declaredUnitAmount: 'one' };
    for (const [event, path] of [
      [{}, 'type'],
      [{ ...created({}), type: 'org.wbcsd.pact.ProductFootprint.RequestCreatedEvent.4' }, 'type'],
      [{ ...created({}), specversion: '0.3' }, 'specversion'],
      [{ ...created({}), id: '' }, 'id'],
      [{ ...created({}), id: 'x'.repeat(501) }, 'id'],
      [{ ...created({}), id: 'a\0b' }, 'id'],
      [created({ productId: [7] }), 'data.productId'],
      [created({ productId: ['\ud800'] }), 'filters.productId.0'],
      [created({ comment: 'a\0b' }), 'comment'],
      [published(['not-an-id']), 'data.pfIds.0'],
      [published([]), 'data.pfIds'],
      [published(Array.from({ length: 1001 }, () => randomUUID())), 'data.pfIds'],
      // What is wrong with the first of too many is not looked at.
      [published(Array.from({ length: 1001 }, () => 'not-an-id')), 'data.pfIds'],
      [
        fulfilled(
          'x',
          Array.from({ length: 1001 }, () => ({}) as never),
        ),
        'data.pfs',
      ],
      [fulfilled('x', [footprint({ productIds: Array.from({ length: 1001 }, () => 1) })]), 'data.pfs.0.productIds'],
      [created({ productId: Array.from({ length: 1001 }, () => 7) }), 'data.productId'],
      [created({}, { source: `https://steel.example/pcf${'/'.repeat(2000)}` }), 'source'],
      [{ ...created({}), more: { of: [Array.from({ length: 1001 }, () => 0)] } }, 'more.of.0'],
      [
        fulfilled(
          'x',
          Array.from({ length: 500_000 }, () => ({}) as never),
        ),
        'body',
      ],
      [fulfilled('x', []), 'data.pfs'],
      [fulfilled('x', [footprint({ pcf })]), 'data.pfs.0.pcf.declaredUnitAmount'],
      [fulfilled('x', [footprint({ comment: 'a\0b' })]), 'data.pfs.0'],
      [rejected('x', { code: 'NotFound' }), 'data.error.message'],
      [rejected('x', { code: 'NotFound', message: '\0' }), 'error.message'],
    ] as const) {
      const { status, body } = await post(network, event);
      expect([status, body], path).toEqual([400, bodyOf('BadRequest')]);
      expect(String(body.message)).toMatch(new RegExp(`^${path.replaceAll('.', '\\.')}: `));
    }
  });

  it('answers in the words of the protocol whatever comes', async () => {
    const deep = `{"type":"x","data":${'['.repeat(500_000)}${']'.repeat(500_000)}}`;
    for (const body of ['', '{', '[]', 'null', '"x"', '1e999', deep, '\ufeff', '{"type":{}}']) {
      const answer = await post(network, body);
      expect([answer.status, answer.body], body.slice(0, 20)).toEqual([400, bodyOf('BadRequest')]);
    }
    const bytes = await fetch(new URL('/3/events', network.server.url), {
      method: 'POST',
      headers: { authorization: `Bearer ${network.token}`, 'content-type': 'application/json' },
      body: Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x7d]),
    });
    expect([bytes.status, await bytes.json()]).toEqual([400, bodyOf('BadRequest')]);
    const long = await post(network, created({ comment: 'x'.repeat(5 * 1024 * 1024) }));
    expect([long.status, long.body]).toEqual([413, bodyOf('BadRequest')]);
    const form = await post(network, 'a=b', { 'content-type': 'application/x-www-form-urlencoded' });
    expect([form.status, form.body]).toEqual([415, bodyOf('BadRequest')]);
    const none = await callAsPartner(network.server, '/3/events', network.token, { method: 'POST' });
    expect([none.status, none.body]).toEqual([400, bodyOf('BadRequest')]);
    const read = await callAsPartner(network.server, '/3/events', network.token);
    expect([read.status, read.body]).toEqual([404, bodyOf('NotFound')]);
  });

  it('and the end of the connection at once leave nothing half done', async () => {
    const ending = await anotherPartner(network, {
      name: 'Ending',
      baseUrl: 'https://ending.example',
      rejectUnknown: false,
    });
    const events = [1, 2, 3].map((each) =>
      created({ productId: [`urn:${each}`] }, { source: 'https://ending.example' }),
    );
    const [ended, ...told] = await Promise.all([
      network.server.call('deleteNetworkConnection', {
        token: network.own,
        params: { connectionId: ending.connection.id },
      }),
      ...events.map((event) => post(ending, event)),
    ]);
    expect(ended?.status).toBe(204);
    for (const { status, body } of told) {
      if (status !== 200) expect([status, body]).toEqual([400, bodyOf('BadRequest')]);
    }
    const open = await asOwner(
      network.server,
      sql`select status from product_line where customer_organisation_id = ${ending.connection.partnerId} and status <> 'CANCELED'`,
    );
    expect(open).toEqual([]);
  });

  it('takes nothing without a token, with one that is not known, nor with one that has lapsed', async () => {
    const event = created({ productId: ['x'] });
    for (const token of [undefined, 'x', network.own]) {
      const { status, body } = await callAsPartner(network.server, '/3/events', token, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(event),
      });
      expect([status, body]).toEqual([400, bodyOf('BadRequest')]);
    }
    const lapsed = await startNetwork();
    await asOwner(lapsed.server, sql`update network_token set expires_at = now() - interval '1 second'`);
    const { status, body } = await post(lapsed, event);
    expect([status, body]).toEqual([401, bodyOf('TokenExpired')]);
    const head = { authorization: `Bearer ${lapsed.token}` };
    expect(await answerBeforeBody(lapsed.server.url, '/3/events', head)).toMatchObject({
      status: 401,
      body: bodyOf('TokenExpired'),
    });
    await lapsed.server.stop();
  });

  it('reads no body of whoever is not known', async () => {
    for (const authorization of ['', 'Bearer x', `Bearer ${network.own}`, `Bearer ${'a'.repeat(43)}`]) {
      const answer = await answerBeforeBody(network.server.url, '/3/events', { authorization }, 5_000_000);
      expect(answer).toEqual({ status: 400, body: bodyOf('BadRequest') });
    }
  });
});
