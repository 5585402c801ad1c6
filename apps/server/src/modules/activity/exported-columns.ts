import type { FileCell } from '../../files/csv-text.ts';
import type { ExportedActivity } from './activity-log.queries.ts';

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

export const exportedHeadings = Object.keys(columns);

export const exportedCells = (row: ExportedActivity): FileCell[] => Object.values(columns).map((cellOf) => cellOf(row));
