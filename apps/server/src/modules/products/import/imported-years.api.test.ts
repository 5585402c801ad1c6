import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { serverOfFile } from '../../../testing/api-test.ts';
import { tokenOf } from '../../../testing/members.ts';
import { fullHeader, importFile } from './testing/import-file.ts';

const server = await serverOfFile();
const lena = await tokenOf(server, 'lena.brandt@nordic-kitchen.example');

const file = (quantity: string, unit: string, year: string) =>
  `${fullHeader}\nScrew,Y-1,,KG,,,,,,${quantity},${unit},${year}\n`;
const updating = { allowWarnings: 'true', onDuplicate: 'update' };

const kept = () =>
  server.database.asOwner(async (tx) => {
    const { rows } = await sql<object>`
      select year, quantity::float8 as quantity, quantity_unit as unit, mass_kg::float8 as mass from purchase_year order by year`.execute(
      tx,
    );
    return rows;
  });

it('a file of a newer year leaves what an earlier one said', async () => {
  await importFile(server, lena, file('100', 'KG', '2025'));
  await importFile(server, lena, file('120', 'KG', '2026'), updating);
  const former = { year: 2025, quantity: 100, unit: 'KG', mass: 100 };
  expect(await kept()).toEqual([former, { year: 2026, quantity: 120, unit: 'KG', mass: 120 }]);
  // Without a year it is about the one that was said last.
  await importFile(server, lena, file('130', '', ''), updating);
  expect(await kept()).toEqual([former, { year: 2026, quantity: 130, unit: 'KG', mass: 130 }]);
  await importFile(server, lena, file('', '', ''), updating);
  expect(await kept()).toHaveLength(2);
});
