import type { Config } from '../../../config.ts';
import type { Database } from '../../../database/database.ts';
import { createFileImport } from '../../files/take-file.service.ts';
import { concludeImport } from './conclude-import.ts';
import { insertRows } from './staging.queries.ts';

export type ProductImportService = ReturnType<typeof createProductImport>;

export const createProductImport = (database: Database, limits: Config['limits']) =>
  createFileImport<'importProducts'>(database, limits, {
    bucket: 'product-imports',
    judge: new URL('./judge-file.worker.ts', import.meta.url),
    table: 'product_import_row',
    insertRows,
    conclude: concludeImport,
  });
