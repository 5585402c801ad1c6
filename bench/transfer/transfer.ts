import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoOrganisations } from '../../apps/server/src/demo/demo-organisations.ts';
import { asAdministrator, copyDatabase } from '../../scripts/postgres/databases.ts';
import type { Bench } from '../bench-definition.ts';
import { type BenchPostgres, withPostgres } from '../postgres/with-postgres.ts';
import { copyIn } from './copy-in.ts';
import { copyOut } from './copy-out.ts';
import { measureTransfer } from './measure-transfer.ts';
import { onServer, prepare } from './prepare.ts';
import { type ProductFile, writeProductFile } from './product-file.ts';
import { type Measured, resultOf } from './transfer-result.ts';

const suppliers = 200;
const sizes = {
  quick: { rows: 10_000, quietMilliseconds: 3_000 },
  full: { rows: 1_000_000, quietMilliseconds: 15_000 },
};
const organisation = demoOrganisations[0]?.name ?? '';

export const transfer: Bench = {
  name: 'Products in and out',
  about: `A CSV file of ${sizes.full.rows.toLocaleString('en')} products (in quick mode ${sizes.quick.rows.toLocaleString('en')}) with every column, from ${suppliers} known suppliers, sent to the server on PostgreSQL, and all lines taken out again as CSV. Beside a bare COPY of the rows that were written into the same tables with the same indexes and triggers, and a bare COPY of the same columns to a file. Before, a tenth of it goes in and out on the same server. The most memory that its process has in the second half of a transfer should be that of the first; how it compares with the tenth is told too. All the while a colleague and somebody of another organisation ask for their list and their organisation, one after the other and up to ten times a second each; beside the same requests while nothing goes in or out.`,
  run: ({ full, say }) =>
    withPostgres(async (postgres) => {
      const { rows, quietMilliseconds } = full ? sizes.full : sizes.quick;
      const folder = await mkdtemp(join(tmpdir(), 'pcf-exchange-transfer-'));
      try {
        const [small, large] = await Promise.all(
          [rows / 10, rows].map((each) =>
            writeProductFile({ path: join(folder, `${each}.csv`), rows: each, prefix: `FILE-${each}-` }, suppliers),
          ),
        );
        if (!small || !large) throw new Error('There are two files.');
        const measured = await measure({ postgres, folder, small, large, quietMilliseconds });
        say(lineOf(measured));
        return resultOf(measured);
      } finally {
        await rm(folder, { recursive: true });
      }
    }),
};

interface Asked {
  readonly postgres: BenchPostgres;
  readonly folder: string;
  readonly small: ProductFile;
  readonly large: ProductFile;
  readonly quietMilliseconds: number;
}

async function measure(asked: Asked): Promise<Measured> {
  const {
    postgres: { administratorUrl, nameOf },
    folder,
    small,
    large,
  } = asked;
  const [prepared, imported, copied] = [nameOf('prepared'), nameOf('imported'), nameOf('copied')];
  await prepare(administratorUrl, prepared, suppliers);
  for (const name of [imported, copied]) await copyDatabase(administratorUrl, prepared, name);
  const inDatabase = (text: string) =>
    asAdministrator(
      administratorUrl,
      (client) => client.query(text, text.includes('$1') ? [organisation] : []),
      imported,
    );
  const ours = await onServer(administratorUrl, imported, (url) =>
    measureTransfer({
      ...asked,
      url,
      settle: () => inDatabase('analyze'),
      countLines: async () => {
        const { rows } = await inDatabase(
          'select count(*)::integer as count from product_line where not archived and customer_organisation_id = (select id from organisation where name = $1)',
        );
        return rows[0].count;
      },
    }),
  );
  await copyIn(administratorUrl, small.prefix, imported, copied);
  const copiedIn = await copyIn(administratorUrl, large.prefix, imported, copied);
  const copiedOut = await copyOut(administratorUrl, imported, { organisation, path: join(folder, 'copied.csv') });
  return { ours, copiedIn, copiedOut };
}

function lineOf({ ours: { imports, exports }, copiedIn, copiedOut }: Measured): string {
  const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`;
  return `in ${seconds(imports.large.milliseconds)} beside ${seconds(copiedIn)}, out ${seconds(exports.large.milliseconds)} beside ${seconds(copiedOut)}`;
}
