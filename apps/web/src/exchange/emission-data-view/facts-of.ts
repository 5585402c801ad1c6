import type { EmissionData } from '@pcf/contract/resources/emission-data';
import { type Leaf, leavesOf } from '@pcf/domain/emission-data/differences';
import type { FieldName } from './field-formats.ts';

export interface Fact {
  readonly field: FieldName;
  readonly value: Leaf;
  /** What somebody wrote who found nothing that fits in the list. */
  readonly otherText: string | null;
}

/** Fields whose OTHER is put into words by another field. */
const otherTexts: Readonly<Partial<Record<FieldName, FieldName>>> = {
  'emissionValues.unit': 'emissionValues.unitText',
  'methodologies.standards': 'methodologies.standardText',
  'methodologies.impactMethodology': 'methodologies.impactMethodologyText',
  'methodologies.allocationMethods': 'methodologies.allocationMethodText',
  'verificationData.provider': 'verificationData.providerText',
  'verificationData.standard': 'verificationData.standardText',
};

/** Those of the fields that were answered. */
export function factsOf(data: EmissionData, fields: readonly FieldName[]): Fact[] {
  const leaves = leavesOf(data);
  return fields.flatMap((field) => {
    const value = leaves.get(field);
    if (value === undefined) return [];
    const other = otherTexts[field];
    const text = other && leaves.get(other);
    return [{ field, value, otherText: text === undefined ? null : String(text) }];
  });
}
