import type { ExpectationWords } from '../expectation-details.ts';

export const expectationWords: ExpectationWords = {
  unit: 'Unité attendue',
  per: (symbol) => `kg CO₂e par ${symbol}`,
  piece: 'pièce',
  otherUnit: 'Autre unité',
  boundary: 'Périmètre attendu',
  boundaries: {
    CRADLE_TO_GATE: 'Du berceau à la sortie d’usine',
    CRADLE_TO_GRAVE: 'Du berceau à la tombe',
    GATE_TO_GATE: 'De l’entrée à la sortie d’usine',
  },
  year: 'Année attendue',
  verified: 'Vérifié par un tiers',
  yes: 'Oui',
  notNeeded: 'Pas nécessaire',
  varies: 'Varie selon la demande',
};
