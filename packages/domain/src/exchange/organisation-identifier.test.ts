import { expect, it } from 'vitest';
import { normaliseIdentifier } from './organisation-identifier.ts';

it.each([
  ['VAT', 'DE 123 456 789', 'DE123456789'],
  ['VAT', 'atu12345678', 'ATU12345678'],
  ['VAT', 'NL-1234.56789.B01', 'NL123456789B01'],
  ['VAT', 'FRXX123456789', 'FRXX123456789'],
  ['DUNS', '15-048-3782', '150483782'],
  ['DUNS', ' 150 483 782 ', '150483782'],
  ['LEI', '529900T8BM49AURSDO55', '529900T8BM49AURSDO55'],
  ['LEI', '7ZW8QJWVPR4P1J1KQY45', '7ZW8QJWVPR4P1J1KQY45'],
  ['LEI', 'inr2 ejn1 eran 0w5z p974', 'INR2EJN1ERAN0W5ZP974'],
  ['BPNL', 'bpnl 0000 0000 015g', 'BPNL00000000015G'],
] as const)('reads the %s %s', (type, text, value) => {
  expect(normaliseIdentifier(type, text)).toBe(value);
});

it.each([
  ['VAT', 'DE1'],
  ['VAT', '12345678'],
  ['VAT', 'DE12345678901234'],
  ['VAT', 'DE12345678ß'],
  ['DUNS', '12345678'],
  ['DUNS', '1234567890'],
  ['DUNS', '１２３４５６７８９'],
  ['LEI', '529900T8BM49AURSDO56'],
  ['LEI', '529900T8BM49AURSDO5'],
  ['LEI', '529900T8BM49AURSOD55'],
  ['BPNL', 'BPNS00000000015G'],
  ['BPNL', 'BPNL00000000015'],
  ['BPNL', ''],
] as const)('knows that the %s %s is none', (type, text) => {
  expect(normaliseIdentifier(type, text)).toBeNull();
});
