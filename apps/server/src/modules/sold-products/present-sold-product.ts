import type { OperationOutput } from '@pcf/contract/operations/operation-types';
import { validityOf } from '@pcf/domain/emission-data/validity';
import type { Tx } from '../../database/database.ts';
import { today } from '../../database/today.ts';
import type { TemplateRow, TemplateSummaryRow } from './sold-product-row.ts';
import { selectTemplate } from './sold-products.queries.ts';

const numberOf = (exact: string | null) => (exact === null ? null : Number(exact));

export const presentSummary = (row: TemplateSummaryRow): OperationOutput<'listTemplates'>['data'][number] => ({
  id: row.id,
  name: row.name,
  internalReference: row.internal_reference,
  description: row.description,
  unit: row.unit,
  version: row.version,
  dataVersion: row.data_version,
  complete: row.complete,
  openFindings: row.open_findings,
  emissionValue: numberOf(row.emission_value),
  emissionUnit: row.emission_unit,
  emissionUnitAmount: numberOf(row.emission_unit_amount),
  emissionValueGranularity: row.emission_value_granularity,
  emissionDataVerified: row.emission_data_verified,
  shareOfPrimaryDataInEmissionFactor: numberOf(row.primary_data_share),
  referenceYear: row.reference_year,
  validUntil: row.valid_until,
  validity: validityOf(row.valid_until, today()),
  holders: {
    lines: row.held_lines,
    customers: row.held_customers,
    outdatedLines: row.outdated_lines,
    outdatedCustomers: row.outdated_customers,
  },
  draftSavedAt: row.draft_saved_at?.toISOString() ?? null,
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
});

export const presentTemplate = (row: TemplateRow): OperationOutput<'getTemplate'> => ({
  ...presentSummary(row),
  data: row.data,
  itemData: row.item_data,
  updatedBy: row.updated_by,
  dataUpdatedAt: row.data_updated_at?.toISOString() ?? null,
  dataUpdatedBy: row.data_updated_by,
  draft:
    row.draft_version !== null && row.draft_saved_at !== null && row.draft_content !== null
      ? {
          version: row.draft_version,
          savedAt: row.draft_saved_at.toISOString(),
          savedBy: row.draft_saved_by,
          ...row.draft_content,
        }
      : null,
});

export const presentedTemplate = async (tx: Tx, templateId: string): Promise<OperationOutput<'getTemplate'>> =>
  presentTemplate(await selectTemplate(tx, templateId).executeTakeFirstOrThrow());
