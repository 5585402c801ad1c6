import { writeFile } from 'node:fs/promises';
import { migrate } from '../../apps/server/src/database/migrate.ts';
import { openPglite } from '../../apps/server/src/database/pglite-backend.ts';
import { schemaTypes } from './schema-types.ts';

const backend = await openPglite({ memory: true });
await migrate(backend);
await writeFile(
  new URL('../../apps/server/src/database/schema.generated.ts', import.meta.url),
  await schemaTypes(backend.executeSql('owner')),
);
await backend.close();
