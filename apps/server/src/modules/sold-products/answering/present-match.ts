import type { OperationOutput } from '@pcf/contract/operations/operation-types';
import { supplierFlags } from '../../lines/supplier-flags.service.ts';
import { presentOffered } from '../offered-sold-product.service.ts';
import type { MatchRow } from './match-row.ts';

export const presentMatch = (row: MatchRow): OperationOutput<'listTemplateMatches'>['data'][number] => ({
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
