import type { OperationOutput } from '@pcf/contract/operations/operation-types';
import { type SoldProductFileColumn, soldProductFileHeadings } from '@pcf/contract/sold-product-file-headings';
import { sql } from 'kysely';
import { cellsFile } from '../../../../testing/cells-file.ts';
import { fetchFile, sendsFile, takenFile } from '../../../../testing/send-file.ts';
import type { TestServer } from '../../../../testing/test-server.ts';

export type ImportResult = OperationOutput<'importTemplates'>;
export type Cells = Partial<Record<SoldProductFileColumn, string>>;

/** A file with the first three columns and those that any of the rows has. */
export const fileOf = (rows: readonly Cells[]): string => cellsFile(soldProductFileHeadings, rows, 3);

export const sendTemplates = sendsFile('importTemplates');

export const importTemplates = async (...given: Parameters<typeof sendTemplates>): Promise<ImportResult> =>
  takenFile(await sendTemplates(...given));

interface StoredTemplate {
  readonly internal_reference: string;
  readonly [column: string]: unknown;
}

/** Templates as they are kept, the newest first, by a pattern of the reference. */
export async function templatesOf(server: TestServer, pattern: string): Promise<StoredTemplate[]> {
  const { rows } = await server.database.asOwner((tx) =>
    sql<StoredTemplate>`
      select id, name, internal_reference, description, version, data_version, data, item_data, complete, open_findings,
             emission_value::text, emission_unit, emission_value_granularity, emission_data_verified, reference_year, valid_until::text,
             expiry_reminder_at, updated_at
        from template where internal_reference like ${pattern} order by created_at desc, id desc`.execute(tx),
  );
  return rows;
}

export const downloadTemplates = (server: TestServer, token: string, query: Readonly<Record<string, string>> = {}) =>
  fetchFile(server, token, `/api/templates/download?${new URLSearchParams(query)}`);
