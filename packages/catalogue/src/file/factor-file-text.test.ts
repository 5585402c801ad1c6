import fc from 'fast-check';
import { expect, it } from 'vitest';
import { exampleFactorRows, factorFileText } from './example-factor-file.ts';
import { type FactorFileRow, factorFileColumnNames } from './factor-file-columns.ts';
import { factorFileProblems } from './factor-file-problem.ts';
import { readFactorFile } from './read-factor-file.ts';

/** A visible text as the reader keeps it: anything a spreadsheet may hold, quotes and separators above all. */
const cell = fc
  .string({
    unit: fc.constantFrom('a', 'é', 'Z', '"', ',', ';', "'", '|', '文', '😀', '=', ' '),
    minLength: 1,
    maxLength: 20,
  })
  .map((text) => `x${text}x`.replace(/\s+/g, ' '));

const row = fc.record({
  topCategory: cell,
  category: cell,
  subcategory: cell,
  name: cell,
  impact: fc.double({ min: -1000, max: 1_000_000, noNaN: true }),
  geography: cell,
  licence: cell,
});

it('is read back as it was written', () => {
  fc.assert(
    fc.property(fc.uniqueArray(row, { maxLength: 30, selector: ({ name }) => name.toLowerCase() }), (rows) => {
      fc.pre(rows.length > 0);
      const written = rows.map(
        ({ topCategory, impact, ...others }): FactorFileRow => ({
          ...others,
          top_category: topCategory,
          impact: String(impact),
          unit: 'kgCO₂e/kg',
        }),
      );
      const { factors, problems } = readFactorFile(factorFileText(written));
      expect(problems).toEqual([]);
      expect(
        factors.map(({ factor, details }) => [factor.name, factor.impact, details.geography, details.licence]),
      ).toEqual(
        rows.map(({ name, impact, geography, licence }) => [name, impact === 0 ? 0 : impact, geography, licence]),
      );
      const fold = (texts: readonly string[]) => texts.map((text) => text.toLowerCase());
      expect(factors.map(({ factor }) => fold([factor.topCategory, factor.category, factor.subcategory]))).toEqual(
        rows.map(({ topCategory, category, subcategory }) => fold([topCategory, category, subcategory])),
      );
    }),
  );
});

const scrap = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom(
    '"',
    ',',
    ';',
    '\n',
    '\r\n',
    '\r',
    '\ufeff',
    '\u0000',
    'kgCO2e/kg',
    '1',
    'NaN',
    ...factorFileColumnNames,
  ),
);

it.each([
  ['any text', fc.string({ unit: 'binary', maxLength: 500 })],
  ['scraps of a file', fc.array(scrap).map((scraps) => scraps.join(''))],
  [
    'a header with anything below it',
    fc.array(scrap).map((scraps) => `${factorFileColumnNames.join(',')}\n${scraps.join('')}`),
  ],
])('%s is read or refused, never more', (_what, texts) => {
  fc.assert(
    fc.property(texts, (text) => {
      const { factors, problems, problemCount } = readFactorFile(text);
      expect(factors.length > 0).toBe(problemCount === 0);
      const lines = text.split(/\r\n?|\n/).length + 1;
      for (const { line, code } of problems) {
        expect(factorFileProblems).toContain(code);
        expect(line).toBeGreaterThanOrEqual(1);
        expect(line).toBeLessThanOrEqual(lines);
      }
    }),
    { numRuns: 500 },
  );
});

it('the example can be read, and shows every column and unit', () => {
  const { factors, problems } = readFactorFile(factorFileText(exampleFactorRows));
  expect(problems).toEqual([]);
  expect(factors).toHaveLength(exampleFactorRows.length);
  expect(new Set(factors.map(({ factor }) => factor.unit)).size).toBe(3);
  expect(new Set(exampleFactorRows.flatMap((row) => Object.keys(row)))).toEqual(new Set(factorFileColumnNames));
});
