import { readFile } from 'node:fs/promises';
import type pg from 'pg';
import { copyRows } from '../postgres/copy.ts';
import { type ExchangeOptions, exchangeTables, generateExchange } from './exchange.ts';

const sums = new URL('sums.sql', import.meta.url);
const summed = ['purchase_year', 'purchase_tally', 'line_tally', 'line_day_tally', 'line_month_tally', 'request_tally'];

const settings = `
  set session_replication_role = replica; set maintenance_work_mem = '1GB'; set work_mem = '256MB'; set jit = off`;

/**
 * Rows are no concern of these indexes until they are made anew: that way even keys are built at once. Emptying a table
 * makes them anew as well, so this comes after it.
 */
const pauseIndexes = `
  update pg_index set indisready = false, indisvalid = false
   where indrelid = any ($1::text[]::regclass[])`;

const partSize = 64 * 1024 * 1024;

/** For triggers that never come the server keeps all rows of a statement, beyond some of them on disk. */
function* inParts(rows: Iterable<string>): Generator<Iterable<string>> {
  const all = rows[Symbol.iterator]();
  let next = all.next();
  while (!next.done) {
    yield (function* part() {
      for (let size = 0; !next.done && size < partSize; next = all.next()) {
        size += next.value.length;
        yield next.value;
      }
    })();
  }
}

/**
 * Fills a migrated database that nobody else uses, as an administrator: rows by COPY while nothing of the database's own
 * happens, then what its triggers keep, then all indexes.
 */
export async function loadExchange(
  client: pg.Client,
  options: ExchangeOptions,
  say: (text: string) => void = () => {},
): Promise<void> {
  const exchange = generateExchange(options);
  const tables = [...exchangeTables.map(({ name }) => name), ...summed];
  const timed = async (what: string, work: () => Promise<unknown>) => {
    const begun = performance.now();
    await work();
    say(`${what}: ${((performance.now() - begun) / 1000).toFixed(1)} s`);
  };
  await client.query(settings);
  // What is emptied and filled in one transaction is written once, and is known to be seen by everybody.
  await client.query('begin');
  await client.query(`truncate ${tables.join(', ')} restart identity cascade`);
  await client.query(pauseIndexes, [tables]);
  for (const { name, columns, rows } of exchangeTables) {
    await timed(name, async () => {
      for (const some of inParts(rows(exchange))) {
        await copyRows(client, `copy ${name} (${columns}) from stdin (freeze)`, some);
      }
    });
  }
  await client.query('analyze product, product_line, purchase');
  const statements = await readFile(sums, 'utf8');
  await timed('sums', () => client.query(statements));
  await client.query('commit');
  for (const table of tables) await timed(`indexes of ${table}`, () => client.query(`reindex table ${table}`));
  await timed('vacuum', () => client.query('vacuum analyze'));
}
