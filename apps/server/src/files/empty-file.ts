import type { ExportFormat } from '@pcf/contract/vocabulary/export-format';
import type { AuthenticatedCall, Download } from '../http/operation-handler.ts';
import { tableFile } from './table-file.ts';

interface Asked {
  readonly query: { readonly fileName?: string | undefined; readonly format?: ExportFormat | undefined };
}

/** Every column in its order, and not a row: what is filled in below is imported as it is. */
export const emptyFile =
  (otherwise: string, headings: readonly string[]) =>
  ({ caller: { organisationId } }: AuthenticatedCall, { query }: Asked): Promise<Download> =>
    tableFile({ organisationId, format: query.format ?? 'csv', fileName: query.fileName, otherwise, headings });
