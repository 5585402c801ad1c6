import { standards } from '@pcf/contract/vocabulary/methods';
import { describe, expect, it } from 'vitest';
import { readCode, readCodes, readCountry, readYesNo } from './read-emissions.service.ts';

describe('codes in a cell', () => {
  it.each(['ISO_14067', 'iso 14067', 'ISO-14067', ' Iso_14067 '])('%s is one', (text) => {
    expect(readCode(standards, text)).toBe('ISO_14067');
  });

  it('are several with commas, semicolons or lines between them, each once', () => {
    const read = (text: string) => readCodes((part) => readCode(standards, part), text);
    expect(read('PACT; ISO 14067,PACT\nISO_14083')).toEqual(['PACT', 'ISO_14067', 'ISO_14083']);
    expect(read('Unknown')).toEqual(['UNKNOWN']);
    expect(read('PACT; PAC')).toBeNull();
  });
});

it.each(['DEU', 'de', 'Germany', 'Deutschland', 'allemagne'])('%s is a country', (text) => {
  expect(readCountry(text)).toBe('DEU');
});

it.each([
  ['TRUE', true],
  ['ja', true],
  ['Oui', true],
  ['No', false],
  ['0', false],
  ['perhaps', null],
])('%s is %s', (text, value) => {
  expect(readYesNo(text)).toBe(value);
});

it('does not look through a list that nobody wrote', () => {
  let looked = 0;
  const read = () => {
    looked += 1;
    return 'DE' as const;
  };
  expect(readCodes(read, 'DE;'.repeat(80_000))).toBeNull();
  expect(looked).toBe(0);
  expect(readCodes(read, 'Deutschland; '.repeat(250))).toEqual(['DE']);
});
