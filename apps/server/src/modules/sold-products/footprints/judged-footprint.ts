import type { OperationOutput } from '@pcf/contract/operations/operation-types';
import type { EmissionData } from '@pcf/contract/resources/emission-data';
import type { FootprintFileProblem } from '@pcf/contract/vocabulary/footprint-file-problem';

type Read = OperationOutput<'readFootprintFile'>['footprints'][number];

/** One footprint of a file: what it says in our words, or what keeps it from being read. */
export interface JudgedFootprint
  extends Pick<Read, 'path' | 'footprintId' | 'name' | 'company' | 'errors' | 'remarks'> {
  readonly taken: TakenFootprint | null;
}

export interface TakenFootprint {
  readonly data: EmissionData;
  readonly name: string;
  readonly internalReference: string;
  readonly description: string | null;
  /** The same for everything that says the same. */
  readonly contentHash: string;
}

export interface FootprintVerdict {
  readonly problem: FootprintFileProblem | null;
  readonly footprints: readonly JudgedFootprint[];
}
