import type { Caller, Tx } from '../../../database/database.ts';
import { chosenDocuments } from '../../emission-data/chosen-documents.service.ts';
import type { StagedImport } from '../../files/staged-import.service.ts';
import { mergedEmissions } from './merged-emissions.ts';
import {
  type ChangedData,
  type ChangedHead,
  deleteOtherDocuments,
  type ExistingRow,
  selectExistingRows,
  updateData,
  updateHeads,
} from './update-sold-products.queries.ts';

/** So few that their calculations, which may be long, are never in memory all at once. */
const rowsInBatch = 200;

interface Updated {
  readonly updated: number;
  /** Of them, how many cannot answer a request yet. */
  readonly incomplete: number;
}

/** Updates the templates that exist already, as far as the file says anything new of them; or only counts them. */
export async function updateTemplates(
  tx: Tx,
  caller: Caller,
  staged: StagedImport,
  { write }: { readonly write: boolean },
): Promise<Updated> {
  const now = new Date();
  let [updated, incomplete, after] = [0, 0, 0];
  for (;;) {
    const rows = await selectExistingRows(tx, staged, { after, size: rowsInBatch });
    const heads: ChangedHead[] = [];
    const data: ChangedData[] = [];
    for (const row of rows) {
      const columns = mergedEmissions(row, row.given, now);
      if (!columns && !hasNewHead(row)) continue;
      heads.push({ id: row.id, name: row.name, description: row.description });
      if (columns) data.push({ id: row.id, ...columns });
      if (columns ? columns.open_findings > 0 : !row.complete) incomplete += 1;
    }
    updated += heads.length;
    if (write && heads.length > 0) await writeBatch(tx, caller, heads, data);
    const last = rows.at(-1);
    if (!last || rows.length < rowsInBatch) return { updated, incomplete };
    after = last.row_number;
  }
}

const hasNewHead = ({ name, old_name, description, old_description }: ExistingRow) =>
  name !== old_name || (description !== null && description !== old_description?.replaceAll('\r\n', '\n'));

async function writeBatch(
  tx: Tx,
  caller: Caller,
  heads: readonly ChangedHead[],
  data: readonly ChangedData[],
): Promise<void> {
  await updateHeads(tx, caller, heads);
  if (data.length === 0) return;
  await updateData(tx, caller, data);
  const named = data.map(({ id, data: kept }) => ({ id, documents: chosenDocuments(kept).map((each) => each.id) }));
  await deleteOtherDocuments(tx, caller, named);
}
