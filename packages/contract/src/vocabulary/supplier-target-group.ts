/** How suppliers are told apart by their science-based target; UNKNOWN where they have not said. */
export const supplierTargetGroups = [
  'ONE_POINT_FIVE_DEGREES',
  'WELL_BELOW_TWO_DEGREES',
  'NO_TARGET',
  'UNKNOWN',
] as const;

export type SupplierTargetGroup = (typeof supplierTargetGroups)[number];
