export const primaryDataShareTypes = ['PRIMARY', 'SECONDARY', 'BOTH', 'NONE'] as const;

export type PrimaryDataShareType = (typeof primaryDataShareTypes)[number];
