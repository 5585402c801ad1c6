import { sortDirections } from '@pcf/contract/vocabulary/lists';
import { productSortFields } from '@pcf/contract/vocabulary/requests';
import { expiringBefore } from '@pcf/domain/emission-data/validity';
import { beforeAll, describe, expect, it } from 'vitest';
import { today } from '../../database/whole-day.ts';
import { expectProblem } from '../../http/testing/expect-problem.ts';
import { serverOfFile } from '../../testing/api-test.ts';
import { idsOnAllPages, sortedIds } from '../../testing/list-pages.ts';
import { demoMembers, type Member, tokenOf } from '../../testing/members.ts';

interface Sold {
  readonly id: string;
  readonly name: string;
  readonly reference: string;
  readonly value: number | null;
  readonly complete: boolean;
  readonly validUntil: string | null;
  readonly createdAt: string;
  readonly updatedAt: string;
}

const names = ['Steel bar', 'Paper 100%', 'Glue_A', 'Ägypten cotton', 'XL steel pipe'];
const [now, soon] = [today(), expiringBefore(today())];
const lastDays = [null, '2020-12-31', now, soon, '2199-12-31'];

/** Templates that meet in every combination: each value changes at a pace of its own. */
const sold: readonly Sold[] = Array.from({ length: 180 }, (_, index): Sold => {
  const day = String(1 + (index % 28)).padStart(2, '0');
  return {
    id: crypto.randomUUID(),
    name: `${names[Math.floor(index / 2) % names.length]} ${index}`,
    reference: `${index % 3 === 0 ? 'a' : 'B'}-${(index * 7919) % 1000}-${index}`,
    value: index % 4 === 0 ? null : ((index * 31) % 17) / 4,
    complete: index % 3 !== 1,
    validUntil: lastDays[Math.floor(index / 3) % lastDays.length] ?? null,
    createdAt: `2026-03-${day}T10:00:00.000Z`,
    updatedAt: `2026-04-${day}T${index % 2 ? '00:00:00.000' : '23:59:59.999'}Z`,
  };
});

const server = await serverOfFile();
const [own, other] = await demoMembers(server, 'Ingrid', 'Camille');
const token = await tokenOf(server, own.email);
beforeAll(async () => {
  const rowsOf = (user: Member, templates: readonly Sold[]) =>
    templates.map((each) => ({
      id: each.id,
      organisation_id: user.organisationId,
      name: each.name,
      internal_reference: each.reference,
      data_version: 1,
      data: '{}',
      open_findings: each.complete ? 0 : 2,
      emission_value: each.value,
      valid_until: each.validUntil,
      created_by: user.userId,
      created_at: each.createdAt,
      updated_by: user.userId,
      updated_at: each.updatedAt,
      data_updated_by: user.userId,
      data_updated_at: each.updatedAt,
    }));
  const foreign = sold.slice(0, 20).map((each) => ({ ...each, id: crypto.randomUUID() }));
  await server.database.asOwner(async (tx) => {
    await tx.deleteFrom('template').execute();
    await tx
      .insertInto('template')
      .values([...rowsOf(own, sold), ...rowsOf(other, foreign)])
      .execute();
  });
});

type Query = Record<string, string>;

const list = (query: Query) => server.call('listTemplates', { token, query });

const allPages = (query: Query) => idsOnAllPages((page) => list({ ...query, ...page }), { size: 71, key: 'id' });

const has = (text: string, part: string) => text.toLowerCase().includes(part.toLowerCase());

const filters: readonly [string, Query, (template: Sold) => boolean][] = [
  ['nothing', {}, () => true],
  ['complete ones', { complete: 'true' }, ({ complete }) => complete],
  ['incomplete ones', { complete: '0' }, ({ complete }) => !complete],
  ['both', { complete: 'true,false' }, () => true],
  ['a name', { productName: 'STEEL' }, ({ name }) => has(name, 'steel')],
  ['a name with a wildcard', { productName: 'Glue_' }, ({ name }) => has(name, 'glue_')],
  ['one letter of a name', { productName: 'x' }, ({ name }) => has(` ${name}`, ' x')],
  ['a reference', { productInternalReference: 'b-7' }, ({ reference }) => has(` ${reference}`, 'b-7')],
  ['a text', { textSearch: 'cotton' }, ({ name }) => has(name, 'cotton')],
  ['no letters', { textSearch: '%%' }, () => false],
  [
    'values',
    { emissionValueFrom: '1', emissionValueTo: '3' },
    ({ value }) => value !== null && value >= 1 && value <= 3,
  ],
  [
    'days of change',
    { lastUpdatedFrom: '2026-04-10', lastUpdatedTo: '2026-04-12T08:00:00Z' },
    ({ updatedAt }) => updatedAt >= '2026-04-10' && updatedAt < '2026-04-13',
  ],
  ['what has lapsed', { validity: 'EXPIRED' }, ({ validUntil }) => validUntil !== null && validUntil < now],
  [
    'what lapses soon',
    { validity: 'EXPIRING' },
    ({ validUntil }) => validUntil !== null && validUntil >= now && validUntil < soon,
  ],
  [
    'what holds, or not any more',
    { validity: 'VALID,EXPIRED' },
    ({ validUntil }) => validUntil !== null && (validUntil < now || validUntil >= soon),
  ],
  ['what somebody holds an older version of', { outdated: 'true' }, () => false],
  ['what nobody holds an older version of', { outdated: 'false' }, () => true],
  [
    'much at once',
    { complete: 'true', textSearch: 'steel', emissionValueTo: '3', validity: 'VALID,EXPIRING', outdated: 'false' },
    ({ complete, name, value, validUntil }) =>
      complete && has(name, 'steel') && value !== null && value <= 3 && validUntil !== null && validUntil >= now,
  ],
];

describe.each(filters)('narrowed by %s', (_name, query, matches) => {
  it('shows what matches, in every order', async () => {
    for (const sortBy of productSortFields) {
      for (const sortDirection of sortDirections) {
        expect(await allPages({ ...query, sortBy, sortDirection })).toEqual(
          sortedIds(sold.filter(matches), sortBy, sortDirection),
        );
      }
    }
  });
});

it('begins with the newest unless asked otherwise', async () => {
  const { body } = await list({ limit: '5' });
  expect((body.data as Sold[]).map(({ id }) => id)).toEqual(sortedIds(sold, 'CREATED_AT', 'DESC').slice(0, 5));
  const [newest] = body.data as Record<string, unknown>[];
  const told = sold.find(({ id }) => id === newest?.id);
  expect(newest).toMatchObject({
    name: told?.name,
    internalReference: told?.reference,
    complete: told?.complete,
    emissionValue: told?.value,
    validUntil: told?.validUntil,
  });
  expect(newest).not.toHaveProperty('data');
});

it('refuses what it does not know, and pages beyond the last', async () => {
  for (const query of [
    { sortBy: 'NAME' },
    { validity: 'OLD' },
    { complete: 'perhaps' },
    { emissionValueFrom: 'much' },
  ]) {
    expectProblem(await list(query), 'VALIDATION_FAILED');
  }
  expectProblem(await list({ pageNumber: '100', limit: '100' }), 'PAGE_TOO_DEEP');
});
