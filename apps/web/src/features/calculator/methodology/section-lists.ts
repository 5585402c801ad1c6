/** What to know before two figures are compared. */
export const limits = [
  'potentials',
  'foods',
  'liveWeight',
  'nutrients',
  'freight',
  'global',
  'electricity',
  'water',
  'leather',
  'aviation',
  'distribution',
  'few',
] as const;

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

/** The parts of the page, in their order; also the anchors that links from elsewhere may use. */
export const sectionIds = [
  'counted',
  'formulas',
  'example',
  'transport',
  'unknown',
  'sources',
  'limits',
  'privacy',
  'own',
  'catalogue',
] as const;

export type SectionId = (typeof sectionIds)[number];
