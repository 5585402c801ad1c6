/** A cell about emissions that cannot be taken; every import tells it alike. */
export interface EmissionFinding {
  readonly row: number;
  readonly column: string;
  readonly code: 'INVALID_VALUE' | 'VALUE_TOO_LONG';
  readonly value: string;
}
