import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvText } from './csv-text.ts';
import { type FieldKind, recordCells, recordsCsv } from './record-table.ts';

/** As PostgreSQL writes a row: in quotes whatever is empty or has one of these signs, which it doubles in part. */
const fieldOf = (text: string | null) => {
  if (text === null) return '';
  return text === '' || /[\s"\\(),]/.test(text) ? `"${text.replaceAll(/["\\]/g, '$&$&')}"` : text;
};
const recordOf = (fields: readonly (string | null)[]) => `(${fields.map(fieldOf).join()})`;

const signs = fc.constantFrom(...'abZ019 ,"\\\'()\r\n\t=+-@;.ä💚＝＠');
const words = fc.array(signs, { maxLength: 6 }).map((given) => given.join(''));
const moments = fc.constantFrom('2026-11-16 04:07:15.565282', '2026-11-16 04:07:15');
/** As PostgreSQL writes them, with noughts behind the decimals and with more digits than are sure. */
const numbers = fc
  .tuple(fc.constantFrom('', '-'), fc.bigInt(0n, 10n ** 19n), fc.stringMatching(/^(\.\d{1,25})?$/))
  .map(([sign, whole, decimals]) => `${sign}${whole}${decimals}`);
const texts: Readonly<Record<FieldKind, fc.Arbitrary<string>>> = { text: words, number: numbers, moment: moments };

const kinds: readonly FieldKind[] = ['text', 'number', 'text', 'moment', 'text'];
const rows = fc.array(fc.tuple(...kinds.map((kind) => fc.option(texts[kind]))), { maxLength: 4 });

describe('the CSV of records', () => {
  it('says what is said cell by cell', () => {
    fc.assert(
      fc.property(rows, (given) => {
        const records = given.map(recordOf);
        expect(recordsCsv(records, kinds)).toBe(csvText(records.map((record) => recordCells(record, kinds))));
      }),
    );
  });

  it.each([
    ['(=1+1,2.50)', "'=1+1,2.5\r\n"],
    ['(-7,-7)', "'-7,-7\r\n"],
    ['(a,-0)', 'a,0\r\n'],
    ['("@home, ""here""",0.00)', `"'@home, ""here""",0\r\n`],
    ['(,)', ',\r\n'],
    ['("",1234567890123456789)', ',1234567890123460000\r\n'],
    ['("two words",0.0000001)', 'two words,0.0000001\r\n'],
    ['("C:\\\\x",100)', 'C:\\x,100\r\n'],
    ['("(a)",-0.5)', '(a),-0.5\r\n'],
    ['("＝1",NaN)', "'＝1,NaN\r\n"],
  ])('of %s is %j', (record, csv) => {
    expect(recordsCsv([record], ['text', 'number'])).toBe(csv);
  });

  it('has a line for each of them', () => {
    expect(recordsCsv(['(a,1)', '(b,)', '(,2)'], ['text', 'number'])).toBe('a,1\r\nb,\r\n,2\r\n');
    expect(recordsCsv([], ['text'])).toBe('');
  });
});
