import { matchFileHeadings } from '@pcf/contract/match-file-headings';
import type { CheckedInput, OperationOutput } from '@pcf/contract/operations/operation-types';
import { sql } from 'kysely';
import type { Config } from '../../../config.ts';
import type { Caller, Database, Tx } from '../../../database/database.ts';
import type { FileCell } from '../../../files/csv-text.ts';
import type { StoredAnswer } from '../../../http/idempotency.ts';
import type { AuthenticatedCall, Download, Upload } from '../../../http/operation-handler.ts';
import { matchOf, rememberMatches } from '../../answers/sold-product-links.service.ts';
import { createTableExport } from '../../files/export-table.service.ts';
import { createLineFileImport, listFindings, nameLines, onReference } from '../../files/import-line-file.service.ts';
import type { Verdict } from '../../files/validate-line-file.service.ts';
import { lockReceivedLines } from '../../lines/supplier-lines.service.ts';
import { countMatchesUpTo, type MatchRow, selectMatchBatch } from './matches.queries.ts';
import type { Finding, ValidatedMatch } from './validate-match-row.ts';

/** Those of the references that are of an own template, which stays until the transaction ends. */
const selectReferencesForShare = (tx: Tx, organisationId: string, references: readonly string[]) =>
  tx
    .selectFrom('template')
    .select(['id', 'internal_reference'])
    .where('organisation_id', '=', organisationId)
    .where('internal_reference', '=', sql<string>`any(${references}::text[])`)
    .orderBy('id')
    .forShare()
    .execute();

/** What is confirmed so far for some lines. */
const selectConfirmed = (tx: Tx, supplierId: string, lineIds: readonly string[]) =>
  tx
    .selectFrom('template_match as m')
    .innerJoin('template as t', (join) =>
      join.onRef('t.organisation_id', '=', 'm.supplier_organisation_id').onRef('t.id', '=', 'm.template_id'),
    )
    .select(['m.line_id', 'm.template_id', 't.internal_reference'])
    .where('m.supplier_organisation_id', '=', supplierId)
    .where('m.line_id', '=', sql<string>`any(${lineIds}::uuid[])`)
    .execute();

const onTemplate = ({ row }: ValidatedMatch, code: 'UNKNOWN_TEMPLATE' | 'MATCH_EXISTS', value: string): Finding => ({
  row,
  column: matchFileHeadings.templateReference,
  code,
  value,
});

/** What is suggested stands in columns of its own: it counts only once somebody has copied it. */
const cellsOf = (line: MatchRow): FileCell[] => {
  const best = line.confirmed ? undefined : line.offers[0]?.template;
  return [
    line.request_reference,
    line.customer_name,
    line.sent_name,
    line.sent_reference,
    line.supplier_product_reference,
    line.due_date,
    line.status,
    line.confirmed?.internal_reference ?? null,
    line.confirmed?.name ?? null,
    best?.internal_reference ?? null,
    best?.name ?? null,
  ];
};

/** Which template stands for which product, as a file that goes out and comes back. */
export function createMatchFile(database: Database, limits: Config['limits']) {
  const download = createTableExport(database, {
    file: 'MATCHES',
    bucket: 'match-exports',
    otherwise: 'Templates for received requests',
    headings: Object.values(matchFileHeadings),
    rowsInBatch: 500,
    selectBatch: selectMatchBatch,
    countUpTo: countMatchesUpTo,
    cellsOf,
  });
  const { maxBytes, take } = createLineFileImport<'importTemplateMatches', ValidatedMatch, Finding['code']>(
    database,
    limits,
    { bucket: 'match-imports', validate: new URL('./validate-match-file.worker.ts', import.meta.url) },
  );
  return {
    maxBytes,
    downloadTemplateMatches: (
      call: AuthenticatedCall,
      { query }: CheckedInput<'downloadTemplateMatches'>,
    ): Promise<Download> => download(call, query, query),
    importTemplateMatches: (
      upload: Upload<'importTemplateMatches'>,
      { query: choices }: CheckedInput<'importTemplateMatches'>,
    ): Promise<StoredAnswer> =>
      take(upload, (verdict) => upload.conclude((tx, caller) => concludeMatches(tx, caller, { verdict, choices }))),
  };
}

interface Conclusion {
  readonly verdict: Verdict<ValidatedMatch, Finding['code']>;
  readonly choices: CheckedInput<'importTemplateMatches'>['query'];
}

/** Adds what the database knows to the verdict on the file, and writes all of it where nothing speaks against it. */
async function concludeMatches(
  tx: Tx,
  caller: Caller,
  { verdict, choices }: Conclusion,
): Promise<OperationOutput<'importTemplateMatches'>> {
  const { lines, unknown } = await nameLines(tx, verdict.validated);
  const lineIds = [...new Set(lines.values())];
  const held = choices.dryRun ? [] : await lockReceivedLines(tx, caller.organisationId, lineIds);
  const { matches, errors, warnings } = await validateMatches(tx, caller, verdict.validated, lines);
  const { allowed, told } = listFindings(verdict, { errors: [...unknown, ...errors], warnings }, choices);
  const written = allowed && !choices.dryRun && matches.size > 0;
  if (written) {
    const confirmed = held.flatMap((line) => {
      const templateId = matches.get(line.id);
      return templateId ? [matchOf(line, { templateId })] : [];
    });
    await rememberMatches(tx, caller, confirmed);
  }
  const counted = allowed ? matches.size : 0;
  return { confirmed: counted, unchanged: allowed ? verdict.rows - counted : 0, ...told, written };
}

/** Which template each line is matched with anew, and what speaks against it. */
async function validateMatches(
  tx: Tx,
  caller: Caller,
  rows: readonly ValidatedMatch[],
  lines: ReadonlyMap<ValidatedMatch, string>,
) {
  const references = [...new Set(rows.map(({ templateReference }) => templateReference))];
  const templates = new Map(
    (await selectReferencesForShare(tx, caller.organisationId, references)).map((template) => [
      template.internal_reference,
      template.id,
    ]),
  );
  const confirmed = new Map(
    (await selectConfirmed(tx, caller.organisationId, [...new Set(lines.values())])).map((match) => [
      match.line_id,
      match,
    ]),
  );
  const [errors, warnings]: [Finding[], Finding[]] = [[], []];
  const [said, matches] = [new Map<string, string>(), new Map<string, string>()];
  for (const row of rows) {
    const lineId = lines.get(row);
    const templateId = templates.get(row.templateReference);
    if (!templateId) errors.push(onTemplate(row, 'UNKNOWN_TEMPLATE', row.templateReference));
    if (!templateId || !lineId) continue;
    const before = said.get(lineId);
    said.set(lineId, before ?? templateId);
    if (before && before !== templateId) errors.push(onReference(row, 'DUPLICATED_REFERENCE_IN_FILE'));
    const match = confirmed.get(lineId);
    if (before || match?.template_id === templateId) continue;
    if (match) warnings.push(onTemplate(row, 'MATCH_EXISTS', match.internal_reference));
    matches.set(lineId, templateId);
  }
  return { matches, errors, warnings };
}
