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
