import { nameOfPath } from '../fields/field-name.ts';

/** A whole group is entered by its first field. */
const firstFields: Readonly<Record<string, string>> = {
  'emissionValues.breakdown': 'emissionValues.breakdown.fossil',
};

/** The id of the field with which something can be done about a finding. */
export const fieldOfFinding = (path: string): string => nameOfPath(firstFields[path] ?? path);
