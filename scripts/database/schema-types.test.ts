import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { migrate } from '../../apps/server/src/database/migrate.ts';
import { openPglite } from '../../apps/server/src/database/pglite-backend.ts';
import { schemaTypes } from './schema-types.ts';

it('the types of the database are those of the migrated database; npm run database:types writes them anew', async () => {
  const backend = await openPglite({ memory: true });
  await migrate(backend);
  const current = await readFile(
    new URL('../../apps/server/src/database/schema.generated.ts', import.meta.url),
    'utf8',
  );
  expect(current).toBe(await schemaTypes(backend.executeSql('owner')));
  await backend.close();
}, 60_000);
