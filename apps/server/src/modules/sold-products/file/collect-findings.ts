import { emissionFileHeadings } from '@pcf/contract/emission-file-headings';
import { templateFileHeadings } from '@pcf/contract/template-file-headings';
import { emissionFileColumns } from '@pcf/contract/vocabulary/emission-file-column';
import type { Tx } from '../../../database/database.ts';
import { shown } from '../../../files/shown-findings.ts';
import { answerWith } from '../../files/answer-with.service.ts';
import { emissionCells } from '../../files/emission-cells.service.ts';
import type { PreviewRow } from '../../files/finding.service.ts';
import type { GivenEmissions } from '../../files/given-emissions.service.ts';
import type { Verdict } from '../../files/judge-file.service.ts';
import { listFindings } from '../../files/list-findings.service.ts';
import type { StagedImport } from '../../files/staged-import.service.ts';
import { selectExisting, selectRepeated } from '../../files/staged-rows.service.ts';
import { markExisting, selectStagedRows } from './staging.queries.ts';

const table = 'template_import_row';
const column = templateFileHeadings.internalReference;

/** What only the database can see: references that occur twice, here or there. */
export async function collectFindings(tx: Tx, staged: StagedImport, verdict: Verdict) {
  await markExisting(tx, staged);
  const repeated = await selectRepeated(tx, table, staged);
  const existing = await selectExisting(tx, { table, column: 'existing_template_id' }, staged);
  const listed = await listFindings(verdict, {
    errors: [{ found: repeated, code: 'DUPLICATED_REFERENCE_IN_FILE', column }],
    warnings: [{ found: existing, code: 'DUPLICATED_REFERENCE_IN_SYSTEM', column }],
    stagedRows: (rows, headings) => previewOf(tx, staged, rows, headings),
  });
  return { ...listed, existing: existing.count };
}

async function previewOf(
  tx: Tx,
  staged: StagedImport,
  rows: readonly number[],
  headings: readonly string[],
): Promise<PreviewRow[]> {
  return (await selectStagedRows(tx, staged, rows)).map((row) => {
    const told = emissionCells(row.given === null ? {} : answerWith({}, row.given as GivenEmissions));
    const cells = new Map<string, unknown>([
      [templateFileHeadings.name, row.name],
      [templateFileHeadings.internalReference, row.internal_reference],
      [templateFileHeadings.description, row.description],
      ...emissionFileColumns.map((each, index) => [emissionFileHeadings[each], told[index]] as const),
    ]);
    return { row: row.row_number, cells: headings.map((heading) => shown(String(cells.get(heading) ?? ''))) };
  });
}
