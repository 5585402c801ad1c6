import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvText } from './csv-text.ts';

describe('the text of a CSV file', () => {
  it('has quotes where they are needed, numbers as numbers and nothing where nothing is', () => {
    expect(csvText([['a "b", c', 1.5, null, 'two\nlines', '', 1e-7]])).toBe(
      '"a ""b"", c",1.5,,"two\nlines",,0.0000001\r\n',
    );
  });

  it('has no quotes where they are not needed', () => {
    expect(csvText([[' a;b ', "it's", 'ä\t💚', 'x\u2028y']])).toBe(" a;b ,it's,ä\t💚,x\u2028y\r\n");
  });

  it.each([',', '"', '\r', '\n', '\r\n'])('has quotes around a text with %j', (sign) => {
    expect(csvText([[`a${sign}b`]])).toBe(`"a${sign === '"' ? '""' : sign}b"\r\n`);
  });

  it('ends every row, one without cells too', () => {
    expect(csvText([['a', 'b'], [], [null], ['c']])).toBe('a,b\r\n\r\n\r\nc\r\n');
    expect(csvText([])).toBe('');
  });

  it.each(['=1+1', '+1', '-1', '@x', '\tx', '\rx', '\nx', '＝1', '＋1', '－1', '＠x'])('makes %j harmless', (text) => {
    expect(csvText([[text]])).toContain(`'${text}`);
  });

  it('makes a formula harmless within its quotes', () => {
    expect(csvText([['=HYPERLINK("http://x.example","y")']])).toBe(`"'=HYPERLINK(""http://x.example"",""y"")"\r\n`);
  });

  it('leaves a negative number alone', () => {
    expect(csvText([[-1, 'a=b', 'x-1']])).toBe('-1,a=b,x-1\r\n');
  });

  it('writes numbers with the digits that are sure, and without an exponent', () => {
    expect(csvText([[0, -0, 123456789012345, 1e21, 0.1 + 0.2, -1.5e-9]])).toBe(
      '0,0,123456789012345,1000000000000000000000,0.3,-0.0000000015\r\n',
    );
  });

  it('says to whoever reads it what it was given, whatever that is', () => {
    const signs = fc.constantFrom('a', ' ', ',', '"', '\r', '\n', ';', "'", 'ä', '💚');
    const text = fc.array(signs, { maxLength: 8 }).map((given) => `x${given.join('')}`);
    const rows = fc.array(fc.array(text, { minLength: 3, maxLength: 3 }), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(rows, (given) => {
        expect(parse(csvText(given), { record_delimiter: '\r\n' })).toEqual(given);
      }),
    );
  });
});
