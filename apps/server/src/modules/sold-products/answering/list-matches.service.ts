import type { OperationOutput } from '@pcf/contract/operations/operation-types';
import { planByIndexes } from '../../../database/plan-by-indexes.ts';
import { checkPage } from '../../../http/check-page.ts';
import { metadataOf } from '../../../http/list-metadata.ts';
import { reads } from '../../../http/operation-handler.ts';
import { supplierFlags } from '../../lines/supplier-flags.service.ts';
import { presentOffered } from '../offered-sold-product.service.ts';
import type { MatchRow } from './match-row.ts';
import { countMatches, selectMatches } from './matches.queries.ts';

const presentMatch = (row: MatchRow): OperationOutput<'listTemplateMatches'>['data'][number] => ({
  lineId: row.id,
  productId: row.product_id,
  requestReference: row.request_reference,
  name: row.sent_name,
  internalReference: row.sent_reference ?? '',
  customer: { id: row.customer_organisation_id, name: row.customer_name },
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
    plan: ReturnType<typeof planByIndexes>;
    page: ReturnType<typeof selectMatches>;
    count: ReturnType<typeof countMatches>;
  }
>(
  (db, { query }) => ({
    plan: planByIndexes(db),
    page: selectMatches(db, query, checkPage(query)),
    count: countMatches(db, query),
  }),
  ({ page, count }) => ({ data: page.map(presentMatch), metadata: metadataOf(count[0]) }),
);
