import type pg from 'pg';

/** Lines of a thousand customers and as many suppliers, each number of which is asked by ever fewer. */
export async function loadParts(client: pg.Client, lines: number): Promise<void> {
  await client.query(`
    create table source_line as
    select gen_random_uuid() as id,
           md5('customer ' || floor(1000 * power((n * 7919 % 10007) / 10007.0, 3)))::uuid as customer_organisation_id,
           md5('supplier ' || floor(1000 * power((n * 6101 % 10009) / 10009.0, 3)))::uuid as supplier_organisation_id,
           'REQUESTED'::text as status, 'Product ' || n as product_name, n % 50 = 0 as archived,
           timestamptz '2026-01-01' + n * interval '7 seconds' as created_at,
           timestamptz '2026-01-02' + n * interval '7 seconds' as requested_at,
           timestamptz '2026-01-02' + n * interval '7 seconds' as sent_at
      from generate_series(1::bigint, ${lines}) as n`);
}

/** The same lines anew, in so many parts, with the index that serves each side's list. */
export async function createParts(client: pg.Client, parts: number): Promise<void> {
  await client.query(`
    drop table if exists part_line;
    create table part_line (like source_line) partition by hash (customer_organisation_id)`);
  for (let part = 0; part < parts; part += 1) {
    await client.query(
      `create table part_line_${part} partition of part_line for values with (modulus ${parts}, remainder ${part})`,
    );
  }
  await client.query('insert into part_line select * from source_line');
  await client.query(`
    create index on part_line (customer_organisation_id, created_at, id) where not archived;
    create index on part_line (supplier_organisation_id, requested_at, id) where sent_at is not null`);
  await client.query('analyze part_line');
}
