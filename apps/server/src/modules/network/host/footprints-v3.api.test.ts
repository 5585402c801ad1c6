import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { serverOfFile } from '../../../testing/api-test.ts';
import {
  type CreatedConnection,
  callAsPartner,
  createConnection,
  partnerToken,
  shareFootprint,
  withPartners,
} from '../../../testing/network.ts';

interface Told {
  readonly id: string;
  readonly status: string;
}
let connection: CreatedConnection;
let token: string;
let steel: string;
let wire: string;
let foreign: string;
let otherToken: string;

const urn = (kind: string, name: string) => `urn:pact:nordic-kitchen.example:${kind}:${name}`;
const pcf = { declaredUnitOfMeasurement: 'kilogram', pcfExcludingBiogenicUptake: '1.25' };

const server = await serverOfFile({ settings: withPartners });
beforeAll(async () => {
  const lena = (await server.signIn('lena.brandt@nordic-kitchen.example')).access_token;
  const camille = (await server.signIn('camille.laurent@maison-verdier.example')).access_token;
  connection = await createConnection(server, lena);
  const others = [await createConnection(server, lena, { name: 'Other' }), await createConnection(server, camille)];
  token = await partnerToken(server, connection);
  otherToken = await partnerToken(server, others[0] ?? connection);
  steel = await shareFootprint(
    server,
    connection,
    {
      productIds: [urn('product-id', 'Coil-7'), 'urn:gtin:4012345678901'],
      companyIds: [urn('company-id', 'NK')],
      productClassifications: ['urn:pact:un:cpc:41'],
      pcf: { ...pcf, geographyCountry: 'SE' },
      status: 'Active',
    },
    { geographies: ['se', 'northern europe', 'europe'] },
  );
  wire = await shareFootprint(
    server,
    connection,
    {
      productIds: [urn('product-id', 'Wire-1')],
      companyIds: [urn('company-id', 'NK')],
      productClassifications: ['urn:pact:un:cpc:42'],
      pcf: { ...pcf, geographyRegionOrSubregion: 'Western Europe' },
      status: 'Active',
    },
    {
      validFrom: '2023-01-01',
      validUntil: '2026-01-01',
      geographies: ['western europe', 'europe'],
      status: 'DEPRECATED',
    },
  );
  for (const other of others)
    foreign = await shareFootprint(server, other, { productIds: [urn('product-id', 'Coil-7')], companyIds: [], pcf });
});

const call = (path: string, given: string | undefined = token, init: RequestInit = {}) =>
  callAsPartner(server, path, given, init);
const idsOf = async (query: string) => {
  const { status, body } = await call(`/3/footprints?${query}`);
  expect(status, JSON.stringify(body)).toBe(200);
  return (body.data as Told[]).map(({ id }) => id);
};

describe('the list of footprints', () => {
  it('has what was shared with the caller, as it was told, and nothing of anybody else', async () => {
    const { status, headers, body } = await call('/3/footprints');
    expect([status, headers.get('content-type')]).toEqual([200, 'application/json; charset=utf-8']);
    expect(headers.get('link')).toBeNull();
    expect(body).toEqual({
      data: [
        expect.objectContaining({ id: steel, status: 'Active', pcf: { ...pcf, geographyCountry: 'SE' } }),
        expect.objectContaining({ id: wire, status: 'Deprecated' }),
      ],
    });
    expect(((await call('/3/footprints', otherToken)).body.data as Told[]).map(({ id }) => id)).not.toContain(steel);
  });

  it.each([
    ['productId=urn:pact:nordic-kitchen.example:product-id:Coil-7', ['steel']],
    ['productId=URN:PACT:Nordic-Kitchen.example:Product-ID:coil-7', ['steel']],
    ['productId=urn:gtin:4012345678901&productId=urn:pact:nordic-kitchen.example:product-id:Wire-1', ['steel', 'wire']],
    ['productId=urn:gtin:4012345678901&companyId=urn:pact:nordic-kitchen.example:company-id:NK', ['steel']],
    ['productId=urn:gtin:4012345678901&companyId=urn:nobody', []],
    ['productId=urn:gtin:40123456789', []],
    ['companyId=urn:pact:nordic-kitchen.example:company-id:nk', ['steel', 'wire']],
    ['geography=se', ['steel']],
    ['geography=SE&geography=western%20europe', ['steel', 'wire']],
    ['geography=Europe', ['steel', 'wire']],
    ['geography=Atlantis', []],
    ['classification=urn:pact:un:cpc:41&classification=urn:pact:un:cpc:43', ['steel']],
    ['classification=%00', []],
    ['productId=%00', []],
    ['productId=', []],
    ['status=Active', ['steel']],
    ['status=DEPRECATED', ['wire']],
    ['status=Gone', []],
    ['status=%00', []],
    ['validOn=2024-06-01T00:00:00Z', ['wire']],
    ['validOn=2026-01-01T00:00:00Z', ['steel', 'wire']],
    ['validOn=2026-01-01T01:00:00%2B01:00', ['steel', 'wire']],
    ['validOn=2019-01-01T00:00:00Z', []],
    ['validAfter=2025-12-31T23:59:59Z', ['steel']],
    ['validAfter=2026-01-01T00:00:00Z', []],
    ['validBefore=2026-01-01T00:00:01Z', ['wire']],
    ['validBefore=2026-01-01T00:00:00Z', []],
    ['unknown=1', ['steel', 'wire']],
  ])('is narrowed by %s', async (query, names) => {
    const ids: Record<string, string> = { steel, wire };
    expect(await idsOf(query)).toEqual(names.map((name) => ids[name]));
  });

  it.each([
    'limit=0',
    'limit=-1',
    'limit=many',
    'limit=1.5',
    'limit=1&limit=2',
    'validOn=yesterday',
    'validAfter=2024-13-01T00:00:00Z',
    'validBefore=',
    'status=Active&status=Deprecated',
    'cursor=here',
    'cursor=YWZ0ZXIgMS4w',
    'cursor=a&cursor=b',
  ])('is not asked for by %s', async (query) => {
    const { status, body } = await call(`/3/footprints?${query}`);
    expect([status, body]).toEqual([400, { code: 'BadRequest', message: expect.any(String) }]);
  });

  it('comes in pages, each with a link to the next on the same base, which keeps the filters', async () => {
    const ids = [steel, wire];
    for (const name of ['a', 'b', 'c'])
      ids.push(await shareFootprint(server, connection, { companyIds: ['urn:page'], name }));
    const seen: string[] = [];
    let next: string | undefined = `${server.url}/3/footprints?limit=2`;
    while (next) {
      const { status, headers, body } = await call(next);
      expect([status, (body.data as Told[]).length <= 2]).toEqual([200, true]);
      seen.push(...(body.data as Told[]).map(({ id }) => id));
      [, next] = /^<([^>]+)>; rel="next"$/.exec(headers.get('link') ?? '') ?? [];
      if (next) expect(next.startsWith(`${server.url}/3/footprints?`)).toBe(true);
    }
    expect(seen).toEqual(ids);
    const { headers } = await call('/3/footprints?companyId=URN:page&limit=1');
    const [, second = ''] = /^<([^>]+)>/.exec(headers.get('link') ?? '') ?? [];
    expect(((await call(second)).body.data as Told[]).map(({ id }) => id)).toEqual([ids[3]]);
    expect((await call('/3/footprints?limit=999999')).status).toBe(200);
  });
});

describe('one footprint', () => {
  it('is there for whoever it was shared with', async () => {
    const { status, body } = await call(`/3/footprints/${steel.toUpperCase()}`);
    expect([status, body.data]).toEqual([200, expect.objectContaining({ id: steel, status: 'Active' })]);
    expect((await call(`/3/footprints/${wire}`)).body.data).toMatchObject({ status: 'Deprecated' });
  });

  it('is not there for anybody else, as one that never was', async () => {
    const [theirs, never] = [await call(`/3/footprints/${foreign}`), await call(`/3/footprints/${randomUUID()}`)];
    expect([theirs.status, theirs.body]).toEqual([404, { code: 'NotFound', message: expect.any(String) }]);
    expect(never.body).toEqual(theirs.body);
    expect((await call('/3/footprints/of-nobody')).body).toEqual(theirs.body);
    expect((await call(`/3/footprints/${steel}`, otherToken)).status).toBe(404);
  });
});

describe('what goes wrong', () => {
  it.each(['/3/footprints', `/3/footprints/${randomUUID()}`])('is a bad token at %s', async (path) => {
    for (const bad of [undefined, 'unknown', 'pcf_x', 'a.b.c']) {
      const { status, headers, body } = await callAsPartner(server, path, bad);
      expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
      expect([status, body]).toEqual([400, { code: 'BadRequest', message: expect.any(String) }]);
    }
  });

  it.each([
    ['GET', '/3/'],
    ['GET', '/3/footprint'],
    ['GET', '/3/footprints/a/b'],
    ['DELETE', `/3/footprints/${randomUUID()}`],
    ['POST', '/3/footprints'],
  ])('is an address that is not there: %s %s', async (method, path) => {
    const { status, body } = await call(path, token, { method });
    expect([status, body]).toEqual([404, { code: 'NotFound', message: expect.any(String) }]);
  });

  it('is an address that cannot be read', async () => {
    const { status, headers, body } = await call('/3/footprints/%zz');
    expect([status, body]).toEqual([400, { code: 'BadRequest', message: expect.any(String) }]);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });
});
