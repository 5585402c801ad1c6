/** From the rows to the total. */
export const formulas = [
  'material',
  'transport',
  'energy',
  'partMaterial',
  'partProduction',
  'partDistribution',
  'total',
] as const;
