/** The sections of an itemised answer. Field names of the form, hence not in capitals. */
export const emissionDataItemTypes = [
  'rawmaterial',
  'packaging',
  'energy',
  'transportBetweenSites',
  'transport',
] as const;

export type EmissionDataItemType = (typeof emissionDataItemTypes)[number];
