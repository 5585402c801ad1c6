import { type RawBuilder, sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { serverOfFile } from '../testing/api-test.ts';

const server = await serverOfFile({ demo: false });

const year = new Date().getUTCFullYear();

async function column<Value>(query: RawBuilder<{ value: Value }>, role: 'owner' | 'app' = 'app'): Promise<Value[]> {
  const run = role === 'owner' ? server.database.asOwner : server.database.withoutOrganisation;
  return (await run((tx) => query.execute(tx))).rows.map(({ value }) => value);
}

const references = (count: number) =>
  column(sql<{ value: string }>`select next_request_reference() as value from generate_series(1, ${count}::integer)`);

const isSorted = (values: readonly string[]) => values.every((value, index) => value >= (values[index - 1] ?? ''));

describe('numbers of requests', () => {
  it('have nine digits, are there once, and do not tell by their order how many there are', async () => {
    const many = (await Promise.all([references(1500), references(1500), references(1000)])).flat();
    expect(new Set(many).size).toBe(4000);
    expect(many.filter((reference) => !new RegExp(`^REQ-${year}-\\d{9}$`).test(reference))).toEqual([]);
    const [first = '', second = ''] = many;
    expect(isSorted(many.slice(0, 10))).toBe(false);
    expect(Math.abs(Number(first.slice(-9)) - Number(second.slice(-9)))).toBeGreaterThan(1);
    // Spread over all that there are: some of four thousand in every tenth.
    expect(new Set(many.map((reference) => reference.slice(9, 10))).size).toBe(10);
  });

  it.each([1, 2, 5, 64, 100, 1000, 1024, 5000])(
    'come from a permutation: of %i each comes once, with every key',
    async (size) => {
      const permuted = (key: string) =>
        column(
          sql<{ value: number }>`
            select permuted_number(convert_to(${key}, 'UTF8'), n, ${size})::integer as value from generate_series(0, ${size - 1}::bigint) n`,
          'owner',
        );
      const [one, other] = [await permuted('one key'), await permuted('another key')];
      const all = Array.from({ length: size }, (_, index) => index);
      const sorted = (values: readonly number[]) => [...values].sort((a, b) => a - b);
      expect([sorted(one), sorted(other)]).toEqual([all, all]);
      if (size > 5) expect(one).not.toEqual(other);
    },
  );

  it.each([
    [-1, 10],
    [10, 10],
    [0, 0],
  ])('have no permutation of %i below %i', async (number, size) => {
    const permuted = sql<{ value: number }>`select permuted_number('key'::bytea, ${number}, ${size}) as value`;
    await expect(column(permuted, 'owner')).rejects.toThrow(/there is no number/);
  });

  it('come from a key and a counter that the application cannot read', async () => {
    for (const query of [
      sql<{ value: unknown }>`select key as value from number_key`,
      sql<{ value: unknown }>`select last_value as value from request_number`,
      sql<{ value: unknown }>`select nextval('request_number') as value`,
      sql<{ value: unknown }>`select nextval('place_turn') as value`,
      sql<{ value: unknown }>`select permuted_number('key'::bytea, 1, 10) as value`,
    ])
      await expect(column(query)).rejects.toMatchObject({ code: '42501' });
  });

  it('pass over one from before that looks like one of them', async () => {
    const counter = sql<{ value: string }>`select last_value::text as value from request_number`;
    const [before = '0'] = await column(counter, 'owner');
    const [next] = await column(
      sql<{ value: string }>`
        select 'REQ-' || ${String(year)}::text || '-' || lpad(permuted_number(key, ${before}::bigint + 1, 1000000000)::text, 9, '0') as value
          from number_key`,
      'owner',
    );
    const told = await server.database
      .asOwner(async (tx) => {
        await sql`
          with company as (insert into organisation (id, name) values (gen_random_uuid(), 'Mill') returning id),
               somebody as (insert into actor (organisation_id, id, name) select id, gen_random_uuid(), 'Mara' from company returning organisation_id, id)
          select set_config('pcf.test', organisation_id || ' ' || id, true) from somebody`.execute(tx);
        await sql`
          insert into emission_request (customer_organisation_id, supplier_organisation_id, created_by, reference)
          select split_part(s, ' ', 1)::uuid, split_part(s, ' ', 1)::uuid, split_part(s, ' ', 2)::uuid, ${next}
            from current_setting('pcf.test') s`.execute(tx);
        const { rows } = await sql<{ value: string }>`select next_request_reference() as value`.execute(tx);
        throw rows[0]?.value;
      })
      .catch((value: unknown) => value);
    expect(told).toMatch(new RegExp(`^REQ-${year}-\\d{9}$`));
    expect(told).not.toBe(next);
    expect(await column(counter, 'owner')).toEqual([String(Number(before) + 2)]);
  });

  it('say that there are none left, once there are', async () => {
    const set = (value: string) =>
      column(sql<{ value: unknown }>`select setval('request_number', ${value}::bigint) as value`, 'owner');
    const [before = '1'] = await column(
      sql<{ value: string }>`select last_value::text as value from request_number`,
      'owner',
    );
    await set('999999998');
    expect(await references(1)).toHaveLength(1);
    await expect(references(1)).rejects.toThrow('there are no request numbers left');
    await set(before);
  });
});

describe('places in a list', () => {
  const places = (count: number) =>
    column(sql<{ value: string }>`select next_place()::text as value from generate_series(1, ${count}::integer)`);

  it('grow, are there once and tell the moment, and nothing of how many came before', async () => {
    const start = Date.now();
    const each = await Promise.all([places(2000), places(2000), places(2000)]);
    const end = Date.now();
    for (const list of each) expect(isSorted(list)).toBe(true);
    const all = each.flat();
    expect(new Set(all).size).toBe(6000);
    expect(all.filter((place) => !/^\d{18}$/.test(place))).toEqual([]);
    const moments = all.map((place) => Number(place.slice(0, -2)) / 1000);
    // What came in one tick of a coarse clock is counted on from it, by a microsecond each.
    expect(Math.min(...moments)).toBeGreaterThan(start - 2000);
    expect(Math.max(...moments)).toBeLessThan(end + 2000);
    const turns = all.map((place) => place.slice(-2));
    expect(isSorted(turns.slice(0, 64))).toBe(false);
    expect(turns.slice(0, 64)).not.toEqual(turns.slice(64, 128));
  });
});
