/**
 * The sections of the calculator and of an itemised answer, in the order of the form; `transport` is the way to the
 * customer. Field names of the form, hence not in capitals.
 */
export const emissionDataItemTypes = [
  'rawmaterial',
  'packaging',
  'energy',
  'transportBetweenSites',
  'transport',
] as const;

export type EmissionDataItemType = (typeof emissionDataItemTypes)[number];
