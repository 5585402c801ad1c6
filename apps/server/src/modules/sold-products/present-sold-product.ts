import type { OperationOutput } from '@pcf/contract/operations/operation-types';
import type { EmissionData } from '@pcf/contract/resources/emission-data';
import type { ItemData } from '@pcf/contract/resources/emission-data-item';
import { validityOf } from '@pcf/domain/emission-data/validity';
import { sql } from 'kysely';
import type { OwnTemplate } from '../../database/schema.generated.ts';
import type { ViewRow } from '../../database/view-row.ts';
import { today } from '../../database/whole-day.ts';

export type TemplateRow = ViewRow<
  OwnTemplate,
  'held_lines' | 'held_customers' | 'outdated_lines' | 'outdated_customers',
  { data: EmissionData | null; item_data: ItemData | null; draft_content: DraftContent | null }
>;

export const ownTemplate = sql<TemplateRow>`own_template`.as('t');

export const summaryColumns = [
  'id',
  'name',
  'internal_reference',
  'description',
  'unit',
  'version',
  'data_version',
  'complete',
  'open_findings',
  'emission_value',
  'emission_unit',
  'emission_unit_amount',
  'emission_value_granularity',
  'emission_data_verified',
  'primary_data_share',
  'reference_year',
  'valid_until',
  'held_lines',
  'held_customers',
  'outdated_lines',
  'outdated_customers',
  'draft_saved_at',
  'created_at',
  'updated_at',
] as const satisfies readonly (keyof TemplateRow)[];

export const templateColumnsShown = [
  ...summaryColumns,
  'data',
  'item_data',
  'updated_by',
  'data_updated_at',
  'data_updated_by',
  'draft_version',
  'draft_saved_by',
  'draft_content',
] as const satisfies readonly (keyof TemplateRow)[];

const numberOf = (exact: string | null) => (exact === null ? null : Number(exact));

export const presentSummary = (
  row: Pick<TemplateRow, (typeof summaryColumns)[number]>,
): OperationOutput<'listTemplates'>['data'][number] => ({
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

export const presentTemplate = (
  row: Pick<TemplateRow, (typeof templateColumnsShown)[number]>,
): OperationOutput<'getTemplate'> => ({
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

interface DraftContent {
  readonly data: EmissionData;
  readonly itemData?: ItemData | null | undefined;
}
