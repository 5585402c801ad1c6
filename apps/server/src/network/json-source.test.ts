import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { jsonSource } from './json-source.ts';

describe('the source of a part of a JSON text', () => {
  it('is sign for sign what was written', () => {
    const footprint = '{ "a" : 1.10,\t"b":1e-7 , "\\u00e9": "\\"}," , "c":[ ]}';
    const text = `{"data" : {"pfs" : [ 12 , ${footprint} ], "x": null}}`;
    expect(jsonSource(text, ['data', 'pfs', 1])).toBe(footprint);
    expect(jsonSource(text, ['data', 'pfs', 0])).toBe('12');
    expect(jsonSource(text, ['data', 'x'])).toBe('null');
    expect(jsonSource(text, ['data', 'pfs', 1, 'é'])).toBe('"\\"},"');
  });

  it('is nothing where the path leads nowhere', () => {
    for (const path of [['data', 'pfs', 2], ['data', 0], ['pfs'], ['data', 'pfs', 'length']]) {
      expect(jsonSource('{"data":{"pfs":[1,2]}}', path)).toBeUndefined();
    }
  });

  it('is that of the last of two members of one name, as when it is parsed', () => {
    expect(jsonSource('{"data":1,"dat\\u0061":2}', ['data'])).toBe('2');
  });

  it('is found however deep it lies beside others', () => {
    const deep = '['.repeat(200_000) + ']'.repeat(200_000);
    expect(jsonSource(`{"x":${deep},"data":7}`, ['data'])).toBe('7');
  });

  it('says what parsing the whole says', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), fc.constantFrom('', '  ', '\t'), (value, other, space) => {
        const text = JSON.stringify({ other, data: { pfs: [other, value] } }, null, space);
        expect(JSON.parse(jsonSource(text, ['data', 'pfs', 1]) ?? '')).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });
});
