import { expect, it } from 'vitest';
import { spellingsOf, wordsOf } from './words-of.ts';

it.each([
  ['Pâté d’oie', ['pate', 'oie']],
  ["Cow's milk", ['cow', 'milk']],
  ["Fourme d'Ambert", ['fourme', 'ambert']],
  ['CO₂ per kg P₂O₅', ['co2', 'per', 'kg', 'p2o5']],
  ['Weißwurst, Œuf', ['weisswurst', 'oeuf']],
  ['Bulk carrier, 10,000–34,999 dwt', ['bulk', 'carrier', '10000', '34999', 'dwt']],
  ['3,5 t / 7.5 t', ['3.5', 't', '7.5', 't']],
  ['Ro-Ro', ['ro', 'ro']],
  ['Αλουμίνιο', ['αλουμινιο']],
])('%s', (text, words) => {
  expect(wordsOf(text)).toEqual(words);
});

it('spells umlauts in both ways', () => {
  expect(spellingsOf('Käse für Özil')).toEqual([
    ['kase', 'kaese'],
    ['fur', 'fuer'],
    ['ozil', 'oezil'],
  ]);
  expect(spellingsOf('Ka\u0308se')).toEqual([['kase', 'kaese']]);
});
