export const allocationMethods = [
  'AVOID_BY_PARTITIONING',
  'AVOID_BY_SYSTEM_EXPANSION',
  'ECONOMIC_ALLOCATION',
  'MASS_ALLOCATION',
  'OTHER',
] as const;

export type AllocationMethod = (typeof allocationMethods)[number];
