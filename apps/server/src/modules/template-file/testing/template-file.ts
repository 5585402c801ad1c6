import type { OperationOutput } from '@pcf/contract/operations/operation-types';
import { type TemplateFileColumn, templateFileHeadings } from '@pcf/contract/template-file-headings';
import { sql } from 'kysely';
import { sendsFile, takenFile } from '../../../testing/send-file.ts';
import type { TestServer } from '../../../testing/test-server.ts';

export type ImportResult = OperationOutput<'importTemplates'>;
export type Cells = Partial<Record<TemplateFileColumn, string>>;

/** The emissions that a request can be answered with. */
export const completeCells: Cells = {
  value: '1.5',
  unit: 'kg',
  referenceYear: '2024',
  lifecycleBoundary: 'Cradle to gate',
  primaryDataShareType: 'PRIMARY',
  standards: 'ISO 14067',
};

const quoted = (text: string) => (/[",;\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** A file with the first three columns and those that any of the rows has. */
export function fileOf(rows: readonly Cells[]): string {
  const columns = (Object.keys(templateFileHeadings) as TemplateFileColumn[]).filter(
    (column, index) => index < 3 || rows.some((row) => row[column] !== undefined),
  );
  return [
    columns.map((column) => quoted(templateFileHeadings[column])),
    ...rows.map((row) => columns.map((column) => quoted(row[column] ?? ''))),
  ]
    .map((cells) => cells.join(','))
    .join('\n');
}

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

/** The file that goes out, with its bytes as they are. */
export async function downloadTemplates(
  server: TestServer,
  token: string,
  query: Readonly<Record<string, string>> = {},
) {
  const response = await fetch(new URL(`/api/templates/download?${new URLSearchParams(query)}`, server.url), {
    headers: { authorization: `Bearer ${token}` },
  });
  return {
    status: response.status,
    headers: response.headers,
    bytes: new Uint8Array(await response.arrayBuffer()),
  };
}
