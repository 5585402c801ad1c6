import type { Config } from '../../../config.ts';
import type { Database } from '../../../database/database.ts';
import { createFileImport } from '../../files/take-file.service.ts';
import { concludeImport } from './conclude-import.ts';
import { insertRows } from './staging.queries.ts';

export const createTemplateImport = (database: Database, limits: Config['limits']) =>
  createFileImport<'importTemplates'>(database, limits, {
    bucket: 'template-imports',
    judge: new URL('./judge-sold-product-file.worker.ts', import.meta.url),
    table: 'template_import_row',
    insertRows,
    conclude: concludeImport,
  });
