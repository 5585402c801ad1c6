import type { OperationOutput } from '@pcf/contract/operations/operation-types';
import { planByIndexes } from '../../database/plan-by-indexes.ts';
import { checkPage } from '../../http/check-page.ts';
import { metadataOf } from '../../http/list-metadata.ts';
import { reads } from '../../http/operation-handler.ts';
import { ProblemError } from '../../http/problem-error.ts';
import { supplierFlags } from '../lines/supplier-flags.service.ts';
import { countUses, selectKnown, selectUses, type TemplateUseRow } from './sold-product-uses.queries.ts';

export const listTemplateUses = reads<
  'listTemplateUses',
  {
    plan: ReturnType<typeof planByIndexes>;
    known: ReturnType<typeof selectKnown>;
    page: ReturnType<typeof selectUses>;
    count: ReturnType<typeof countUses>;
  }
>(
  (db, { params: { templateId }, query }) => {
    const asked = { templateId, outdated: query.outdated };
    return {
      plan: planByIndexes(db),
      known: selectKnown(db, templateId),
      page: selectUses(db, asked, checkPage(query)),
      count: countUses(db, asked),
    };
  },
  ({ known, page, count }) => {
    if (known.length === 0) throw new ProblemError('NOT_FOUND');
    return { data: page.map(presentUse), metadata: metadataOf(count[0]) };
  },
);

const numberOf = (exact: string | null) => (exact === null ? null : Number(exact));

const presentUse = (row: TemplateUseRow): OperationOutput<'listTemplateUses'>['data'][number] => ({
  lineId: row.id,
  productId: row.product_id,
  requestReference: row.request_reference,
  name: row.sent_name,
  internalReference: row.sent_reference ?? '',
  customer: { id: row.customer_organisation_id, name: row.customer_name },
  productRequestStatus: row.status,
  submissionVersion: row.submission_version,
  submittedAt: row.submitted_at?.toISOString() ?? null,
  templateVersion: row.template_version,
  outdated: row.outdated,
  emissionValue: numberOf(row.emission_value),
  emissionUnit: row.emission_unit,
  emissionUnitAmount: numberOf(row.emission_unit_amount),
  canSubmit: supplierFlags(row).submit === 'ENABLED',
});
