import type { CheckedInput, OperationOutput } from '@pcf/contract/operations/operation-types';
import type { EmissionUnit, LifecycleBoundary } from '@pcf/contract/vocabulary/emission-data';

/** What a request expects of the data, as its columns hold it. */
export interface ExpectedColumns {
  readonly expected_unit: EmissionUnit | null;
  readonly expected_lifecycle_boundary: LifecycleBoundary | null;
  readonly expected_reference_year: number | null;
  readonly expected_verified: boolean | null;
}

export const expectedColumns = (given: CheckedInput<'createEmissionRequest'>['body']['expects']): ExpectedColumns => ({
  expected_unit: given?.unit ?? null,
  expected_lifecycle_boundary: given?.lifecycleBoundary ?? null,
  expected_reference_year: given?.referenceYear ?? null,
  expected_verified: given?.verified ?? null,
});

/** Null where nothing in particular is expected. */
export function presentExpected(row: ExpectedColumns): OperationOutput<'createEmissionRequest'>['expects'] {
  const expects = {
    unit: row.expected_unit,
    lifecycleBoundary: row.expected_lifecycle_boundary,
    referenceYear: row.expected_reference_year,
    verified: row.expected_verified,
  };
  return Object.values(expects).some((value) => value !== null) ? expects : null;
}
