import type { ExpectationWords } from '../expectation-details.ts';

export const expectationWords: ExpectationWords = {
  unit: 'Erwartete Einheit',
  per: (symbol) => `kg CO₂e je ${symbol}`,
  piece: 'Stück',
  otherUnit: 'Andere Einheit',
  boundary: 'Erwartete Systemgrenze',
  boundaries: {
    CRADLE_TO_GATE: 'Cradle-to-Gate (bis zum Werkstor)',
    CRADLE_TO_GRAVE: 'Cradle-to-Grave (ganzer Lebensweg)',
    GATE_TO_GATE: 'Gate-to-Gate (nur die eigene Herstellung)',
  },
  year: 'Erwartetes Bezugsjahr',
  verified: 'Von Dritten geprüft',
  yes: 'Ja',
  notNeeded: 'Nicht nötig',
  varies: 'Je nach Anfrage verschieden',
};
