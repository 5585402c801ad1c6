import type { EmissionData } from '@pcf/contract/resources/emission-data';
import type { ItemData } from '@pcf/contract/resources/emission-data-item';
import type { EmissionUnit } from '@pcf/contract/vocabulary/emission-unit';
import type { EmissionValueGranularity } from '@pcf/contract/vocabulary/emission-value-granularity';
import { sql } from 'kysely';

/** What lists show of a template. */
export interface TemplateSummaryRow {
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

export interface TemplateRow extends TemplateSummaryRow {
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
