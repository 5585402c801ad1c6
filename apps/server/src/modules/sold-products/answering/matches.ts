import type { CheckedInput, OperationOutput } from '@pcf/contract/operations/operation-types';
import type { Caller, Tx } from '../../../database/database.ts';
import { reads } from '../../../http/operation-handler.ts';
import { checkPage, metadataOf } from '../../../http/paging.ts';
import { holdTemplates, matchOf, rememberMatches } from '../../answers/sold-product-links.service.ts';
import { presentNamedLine, supplierFlags } from '../../lines/present-lines.service.ts';
import { lockReceivedLines, ofLines, type ReceivedLine } from '../../lines/supplier-lines.service.ts';
import { presentOffered } from '../offered-sold-product.ts';
import { countMatches, type MatchRow, selectMatches } from './matches.queries.ts';

/** Says for which of them there was something to forget. */
const deleteMatches = (tx: Tx, lines: readonly ReceivedLine[]) =>
  tx.deleteFrom('template_match').where(ofLines(lines)).returning('line_id').execute();

const presentMatch = (row: MatchRow): OperationOutput<'listTemplateMatches'>['data'][number] => ({
  ...presentNamedLine(row),
  supplierProductReference: row.supplier_product_reference,
  productRequestStatus: row.status,
  dueDate: row.due_date,
  submissionVersion: row.submission_version,
  hasDraft: row.draft_version !== null,
  canSubmit: supplierFlags(row).submit === 'ENABLED',
  confirmed: row.confirmed && presentOffered(row.confirmed),
  offers: row.offers.map(({ template, reason, similarity }) => ({
    template: presentOffered(template),
    reason,
    similarity,
  })),
});

export const listTemplateMatches = reads<
  'listTemplateMatches',
  {
    page: ReturnType<typeof selectMatches>;
    count: ReturnType<typeof countMatches>;
  }
>(
  (db, { query }) => ({
    page: selectMatches(db, query, checkPage(query)),
    count: countMatches(db, query),
  }),
  ({ page, count }) => ({ data: page.map(presentMatch), metadata: metadataOf(count[0]) }),
);

type Result = OperationOutput<'confirmTemplateMatches'>;

/** Each for itself; of a line that is there twice the last counts. */
export async function confirmTemplateMatches(
  tx: Tx,
  { body }: CheckedInput<'confirmTemplateMatches'>,
  caller: Caller,
): Promise<Result> {
  const templateOf = new Map(
    body.matches.map(({ lineId, templateId }) => [lineId.toLowerCase(), templateId?.toLowerCase() ?? null]),
  );
  const held = await lockReceivedLines(tx, caller.organisationId, [...templateOf.keys()]);
  const lines = new Map(held.map((line) => [line.id, line]));
  const named = [...templateOf.values()].filter((templateId) => templateId !== null);
  const templates = await holdTemplates(tx, caller, [...new Set(named)]);
  const skipped: Result['skipped'] = [];
  const forgotten: ReceivedLine[] = [];
  const confirmed = [...templateOf].flatMap(([lineId, templateId]) => {
    const line = lines.get(lineId);
    if (!line) skipped.push({ lineId, code: 'NOT_FOUND' });
    else if (templateId === null) forgotten.push(line);
    else if (!templates.has(templateId)) skipped.push({ lineId, code: 'TEMPLATE_NOT_FOUND' });
    else return [matchOf(line, { templateId })];
    return [];
  });
  await rememberMatches(tx, caller, confirmed);
  const gone = forgotten.length > 0 ? await deleteMatches(tx, forgotten) : [];
  return { confirmed: confirmed.length, forgotten: gone.length, skipped };
}
