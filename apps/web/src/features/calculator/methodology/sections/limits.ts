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
