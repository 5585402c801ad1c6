import type { CheckedInput } from '@pcf/contract/operations/operation-types';
import type { Database } from '../../database/database.ts';
import type { FileCell } from '../../files/csv-text.ts';
import type { AuthenticatedCall, Download } from '../../http/operation-handler.ts';
import { createTableExport } from '../files/export-table.service.ts';
import { countExported, type ExportedActivity, selectBatch } from './activity.queries.ts';

const kindOf = ({ actor_id, by_key }: ExportedActivity): FileCell => {
  if (actor_id === null) return null;
  return by_key ? 'API_KEY' : 'PERSON';
};

/** The first of what names somebody or something. */
const aboutOf = ({ details }: ExportedActivity): FileCell =>
  details.product ?? details.organisation ?? details.name ?? details.email ?? details.file ?? null;

const saidOf = ({ details }: ExportedActivity): FileCell =>
  Object.entries(details)
    .map(([name, said]) => `${name}: ${said}`)
    .join('; ') || null;

const columns: Readonly<Record<string, (row: ExportedActivity) => FileCell>> = {
  When: (row) => row.created_at.toISOString(),
  Who: (row) => row.actor_name,
  'Person or API key': kindOf,
  Event: (row) => row.event,
  About: aboutOf,
  Details: saidOf,
};

const exportedHeadings = Object.keys(columns);

const exportedCells = (row: ExportedActivity): FileCell[] => Object.values(columns).map((cellOf) => cellOf(row));

export type ActivityExport = ReturnType<typeof createActivityExport>;

export function createActivityExport(database: Database) {
  const download = createTableExport(database, {
    file: 'ACTIVITY',
    bucket: 'activity-exports',
    otherwise: 'Activity',
    headings: exportedHeadings,
    rowsInBatch: 1000,
    selectBatch,
    countUpTo: countExported,
    cellsOf: exportedCells,
  });
  return {
    downloadActivities: (call: AuthenticatedCall, { query }: CheckedInput<'downloadActivities'>): Promise<Download> =>
      download(call, query, query),
  };
}
