import type { OperationOutput } from '@pcf/contract/operations/operation-types';
import type { EmissionData } from '@pcf/contract/resources/emission-data';

export type EmissionValues = NonNullable<EmissionData['emissionValues']>;
type SubmittedData = NonNullable<OperationOutput<'getEmissionDetails'>['submission']>;
export type Calculation = NonNullable<SubmittedData['calculation']>;

export interface ChosenDocument {
  readonly id: string;
  readonly name: string;
}
