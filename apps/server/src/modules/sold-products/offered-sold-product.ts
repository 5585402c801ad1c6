import type { OperationOutput } from '@pcf/contract/operations/operation-types';
import type { EmissionUnit } from '@pcf/contract/vocabulary/emission-data';
import { validityOf } from '@pcf/domain/emission-data/validity';
import { today } from '../../database/whole-day.ts';

export interface OfferedRow {
  readonly id: string;
  readonly name: string;
  readonly internal_reference: string;
  readonly data_version: number;
  readonly complete: boolean;
  readonly emission_value: string | null;
  readonly emission_unit: EmissionUnit | null;
  readonly emission_unit_amount: string | null;
  readonly valid_until: string | null;
}

const numberOf = (exact: string | null) => (exact === null ? null : Number(exact));

/** A template as somebody chooses it. */
export const presentOffered = (
  row: OfferedRow,
): NonNullable<OperationOutput<'listTemplateMatches'>['data'][number]['confirmed']> => ({
  id: row.id,
  name: row.name,
  internalReference: row.internal_reference,
  dataVersion: row.data_version,
  complete: row.complete,
  emissionValue: numberOf(row.emission_value),
  emissionUnit: row.emission_unit,
  emissionUnitAmount: numberOf(row.emission_unit_amount),
  validUntil: row.valid_until,
  validity: validityOf(row.valid_until, today()),
});
