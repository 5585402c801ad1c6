/** What a footprint was calculated by. ISO_3459 is kept for the data that carries it. */
export const standards = [
  'ISO_3459',
  'ISO_14040',
  'ISO_14044',
  'ISO_14067',
  'PAS_2050',
  'PRODUCT_ENVIRONMENTAL_FOOTPRINT',
  'BP_X30_323_0',
  'EN_15804',
  'EPD_PRODUCT_CATEGORY_RULES',
  'CALCULATOR',
  'TFS',
  'GHG_PROTOCOL_PRODUCT',
  'PACT',
  'ISO_14083',
  'CATENA_X',
  'OTHER',
] as const;

export type Standard = (typeof standards)[number];
