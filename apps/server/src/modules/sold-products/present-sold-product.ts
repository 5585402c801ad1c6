import type { OperationOutput } from '@pcf/contract/operations/operation-types';
import type { EmissionData } from '@pcf/contract/resources/emission-data';
import type { ItemData } from '@pcf/contract/resources/emission-data-item';
import type { EmissionUnit, EmissionValueGranularity } from '@pcf/contract/vocabulary/emission-data';
import { validityOf } from '@pcf/domain/emission-data/validity';
import { sql } from 'kysely';
import { today } from '../../database/whole-day.ts';

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
] as const satisfies readonly (keyof TemplateSummaryRow)[];

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

/** What lists show of a template. */
interface TemplateSummaryRow {
  readonly id: string;
  readonly name: string;
  readonly internal_reference: string;
  readonly description: string | null;
  readonly unit: EmissionUnit | null;
  readonly version: number;
  readonly data_version: number;
  readonly complete: boolean;
  readonly open_findings: number;
  readonly emission_value: string | null;
  readonly emission_unit: EmissionUnit | null;
  readonly emission_unit_amount: string | null;
  readonly emission_value_granularity: EmissionValueGranularity | null;
  readonly emission_data_verified: boolean | null;
  readonly primary_data_share: string | null;
  readonly reference_year: number | null;
  readonly valid_until: string | null;
  readonly held_lines: number;
  readonly held_customers: number;
  readonly outdated_lines: number;
  readonly outdated_customers: number;
  readonly draft_saved_at: Date | null;
  readonly created_at: Date;
  readonly updated_at: Date;
}

interface TemplateRow extends TemplateSummaryRow {
  readonly data: EmissionData | null;
  readonly item_data: ItemData | null;
  readonly updated_by: string | null;
  readonly data_updated_at: Date | null;
  readonly data_updated_by: string | null;
  readonly draft_version: number | null;
  readonly draft_saved_by: string | null;
  readonly draft_content: DraftContent | null;
}

interface DraftContent {
  readonly data: EmissionData;
  readonly itemData?: ItemData | null | undefined;
}
