import type { ExpectationWords } from '../expectation-details.ts';

export const expectationWords: ExpectationWords = {
  unit: 'Expected unit',
  per: (symbol) => `kg CO₂e per ${symbol}`,
  piece: 'piece',
  otherUnit: 'Another unit',
  boundary: 'Expected boundary',
  boundaries: { CRADLE_TO_GATE: 'Cradle to gate', CRADLE_TO_GRAVE: 'Cradle to grave', GATE_TO_GATE: 'Gate to gate' },
  year: 'Expected year',
  verified: 'Verified by a third party',
  yes: 'Yes',
  notNeeded: 'Not needed',
  varies: 'Differs by request',
};
