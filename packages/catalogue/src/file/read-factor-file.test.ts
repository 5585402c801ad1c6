import { describe, expect, it } from 'vitest';
import { factorFileLimits } from './factor-file-limits.ts';
import { readFactorFile, readFactorFileInSteps } from './read-factor-file.ts';

const header = 'top_category,category,subcategory,kind,name,impact,unit';
const abs = 'Plastics,Thermoplasts,NaN,factor,ABS,3.1,kgCO₂e/kg';

function withRows(...rows: readonly string[]): string {
  return [header, ...rows].join('\n');
}

function namesIn(text: string): readonly string[] {
  return readFactorFile(text).factors.map(({ factor }) => factor.name);
}

function problemsIn(text: string) {
  return readFactorFile(text).problems.map(({ line, column, code }) => [line, column, code]);
}

describe('a good file', () => {
  it('gives its factors with what is known of them', () => {
    const text = [
      `${header},geography,provider,version,original,taxonomy_path,licence,synonyms`,
      'Plastics,Thermoplasts,,,ABS,3.1,kgCO2e/kg,europe,Someone,v2,ABS; 3.1,materials - abs,CC BY,Acryl | Terluran|',
    ].join('\n');
    expect(readFactorFile(text)).toEqual({
      factors: [
        {
          factor: {
            topCategory: 'Plastics',
            category: 'Thermoplasts',
            subcategory: 'NaN',
            kind: 'factor',
            name: 'ABS',
            impact: 3.1,
            unit: 'kgCO₂e/kg',
          },
          details: {
            description: 'ABS; 3.1; europe; Someone v2; materials - abs',
            geography: 'europe',
            provider: 'Someone',
            version: 'v2',
            licence: 'CC BY',
            synonyms: ['Acryl', 'Terluran'],
          },
        },
      ],
      problems: [],
      problemCount: 0,
    });
  });

  it.each([
    ['a byte-order mark', `\ufeff${withRows(abs)}`],
    ['Windows line breaks', withRows(abs, '').replaceAll('\n', '\r\n')],
    ['empty lines and rows of separators', `\n\n${header}\n\n,,,,,,\n   \n${abs}\n\n`],
    ['semicolons', withRows(abs).replaceAll(',', ';')],
    ['a decimal comma between semicolons', withRows(abs).replaceAll(',', ';').replace('3.1', '3,1')],
    [
      'columns in another order, case and spelling',
      'Name,Impact,Unit,Kind,Top Category,CATEGORY,sub-category\nABS,3.1,kgCO2e/kg,,Plastics,Thermoplasts,',
    ],
    ['fewer cells where the last ones may be empty', `${header},geography\n${abs}`],
    ['spaces around quotes', withRows(abs.replace('ABS', ' "ABS" '))],
    ['spaces inside quotes', withRows(abs.replace('ABS', '"  ABS "'))],
    ['names with folded and invisible spaces', withRows(abs.replace('ABS', '"  \u200eABS\n\u200b "'))],
    ['another writing of the kind', withRows(abs.replace('factor', 'Factor'))],
  ])('may have %s', (_what, text) => {
    const { factors, problems } = readFactorFile(text);
    expect(problems).toEqual([]);
    expect(factors.map(({ factor }) => factor)).toEqual([
      expect.objectContaining({ topCategory: 'Plastics', subcategory: 'NaN', name: 'ABS', impact: 3.1 }),
    ]);
  });

  it.each(['kgCO2e/kg', 'kgCO₂e/kg', 'kg CO2e / kg', 'KGCO2E/KG', 'kgCO2eq/kg', 'kg CO2-eq/kg'])(
    'may write %s',
    (unit) => {
      expect(readFactorFile(withRows(abs.replace('kgCO₂e/kg', unit))).factors[0]?.factor.unit).toBe('kgCO₂e/kg');
    },
  );

  it.each(['kgCO2e/kg*km', 'kgCO₂e/kg·km', 'kg CO2e/kg × km'])('may write %s', (unit) => {
    const [row] = readFactorFile(withRows(`transport,Truck,,,Van,2.56E-05,${unit}`)).factors;
    expect(row?.factor).toMatchObject({ topCategory: 'Transport', impact: 0.0000256, unit: 'kgCO₂e/kg*km' });
  });

  it('keeps text with separators, quotes and line breaks together', () => {
    expect(namesIn(withRows('A,B,,,"Pipe, 5"" wide,\nwhite",1,kgCO2e/kg'))).toEqual(['Pipe, 5" wide, white']);
  });

  it('spells a group as its first row does', () => {
    const { factors } = readFactorFile(withRows(abs, 'PLASTICS,thermoplasts,nan,,PC,3.4,kgCO2e/kg'));
    expect(factors.map(({ factor }) => [factor.topCategory, factor.category, factor.subcategory])).toEqual([
      ['Plastics', 'Thermoplasts', 'NaN'],
      ['Plastics', 'Thermoplasts', 'NaN'],
    ]);
  });

  it('may use names that mean something to the language', () => {
    const rows = ['__proto__', 'constructor', 'toString'].map((name) => `${name},${name},${name},,${name},1,kgCO2e/kg`);
    expect(namesIn(withRows(...rows))).toEqual(['__proto__', 'constructor', 'toString']);
  });

  it('takes the impacts at the bounds, and one zero', () => {
    const rows = [factorFileLimits.minImpact, factorFileLimits.maxImpact, '-0'].map(
      (impact, index) => `A,B,,,N${index},${impact},kgCO2e/kg`,
    );
    expect(readFactorFile(withRows(...rows)).factors.map(({ factor }) => factor.impact)).toEqual([-1000, 1_000_000, 0]);
  });
});

describe('a broken file', () => {
  it.each([
    ['', [[1, null, 'EMPTY_FILE']]],
    ['\n \n', [[1, null, 'EMPTY_FILE']]],
    [header, [[1, null, 'EMPTY_FILE']]],
    ['a'.repeat(factorFileLimits.bytes + 1), [[1, null, 'FILE_TOO_LARGE']]],
    [withRows(abs, 'A,B,,,5" pipe,1,kgCO2e/kg', abs), [[3, null, 'UNREADABLE']]],
    [withRows(abs, 'A,B,,,"open,1,kgCO2e/kg', 'C,D,,,E,1,kgCO2e/kg'), [[3, null, 'UNREADABLE']]],
    [withRows(abs, 'A,B,,,"a"b,1,kgCO2e/kg'), [[3, null, 'UNREADABLE']]],
    [header.replace(',impact', ''), [[1, 'impact', 'MISSING_COLUMN']]],
    [
      `\n${header},colour,__proto__\n${abs}`,
      [
        [2, null, 'UNKNOWN_COLUMN'],
        [2, null, 'UNKNOWN_COLUMN'],
      ],
    ],
    [`${header},Name\n${abs}`, [[1, 'name', 'DUPLICATE_COLUMN']]],
    [withRows('A,B,,,Pipe, wide,1,kgCO2e/kg'), [[2, null, 'TOO_MANY_CELLS']]],
    [
      withRows(',B,,,,,'),
      [
        [2, 'top_category', 'MISSING_VALUE'],
        [2, 'name', 'MISSING_VALUE'],
        [2, 'impact', 'MISSING_VALUE'],
        [2, 'unit', 'MISSING_VALUE'],
      ],
    ],
    [withRows(`A,B,,,${'n'.repeat(256)},1,kgCO2e/kg`), [[2, 'name', 'TOO_LONG']]],
    [withRows('A,B,,,Nu\u0000ll,1,kgCO2e/kg'), [[2, 'name', 'CONTROL_CHARACTER']]],
    [
      withRows('A,B,,,N,#DIV/0!,kgCO2e/kg', 'A,B,,,#WERT!,1,kgCO2e/kg'),
      [
        [2, 'impact', 'SPREADSHEET_ERROR'],
        [3, 'name', 'SPREADSHEET_ERROR'],
      ],
    ],
    [withRows('A,B,,median,N,1,kgCO2e/kg'), [[2, 'kind', 'UNKNOWN_KIND']]],
    [withRows('A,B,,,N,1,kgCO2e/t'), [[2, 'unit', 'UNKNOWN_UNIT']]],
    [withRows('A,B,,,N,1,kgCO2e/kWh'), [[2, 'unit', 'UNIT_DOES_NOT_FIT']]],
    [withRows('Energy,B,,,N,1,kgCO2e/kg'), [[2, 'unit', 'UNIT_DOES_NOT_FIT']]],
    [withRows('energy,B,,,N,1,kgCO2e/kWh', 'transport,B,,,N,1,kgCO2e/kWh'), [[3, 'unit', 'UNIT_DOES_NOT_FIT']]],
    [withRows(abs, abs.replace('ABS', 'abs').replace('Plastics', 'plastics')), [[3, 'name', 'DUPLICATE_NAME']]],
    [withRows('A,B,,proxy,N,1,kgCO2e/kg', 'A,B,,proxy,M,1,kgCO2e/kg'), [[3, 'kind', 'SECOND_PROXY']]],
    [
      withRows(abs, '"A\nA",B,,,N,x,kgCO2e/kg', 'A,B,,,N,y,kgCO2e/kg'),
      [
        [3, 'impact', 'NOT_A_NUMBER'],
        [5, 'impact', 'NOT_A_NUMBER'],
      ],
    ],
  ])('is refused with each place and its reason (%#)', (text, problems) => {
    expect(problemsIn(text)).toEqual(problems);
  });

  it.each(['', 'x', '1.234,5', '1 000', '1,5', '0x10', 'Infinity', 'NaN', '1e', '--1', '.', '١'])(
    'does not take %j for a number',
    (text) => {
      const [problem] = readFactorFile(withRows(`A,B,,,N,"${text}",kgCO2e/kg`)).problems;
      expect(problem?.column).toBe('impact');
      expect(problem?.code).toBe(text === '' ? 'MISSING_VALUE' : 'NOT_A_NUMBER');
    },
  );

  it.each(['1.234,5', '1,234,5', '1.2.3'])('does not take %j for a number between semicolons', (text) => {
    const file = withRows(abs).replaceAll(',', ';').replace('3.1', text);
    expect(problemsIn(file)).toEqual([[2, 'impact', 'NOT_A_NUMBER']]);
  });

  it.each(['-1000.01', '1000000.5', '1e400', '-1e400'])('does not take the impact %s', (impact) => {
    expect(problemsIn(withRows(abs.replace('3.1', impact)))).toEqual([[2, 'impact', 'OUT_OF_RANGE']]);
  });

  it('is refused where it has one row too many, and not before', () => {
    const rows = Array.from({ length: factorFileLimits.rows + 1 }, (_, index) => `A,B,,,N${index},1,kgCO2e/kg`);
    expect(problemsIn(withRows(...rows))).toEqual([[factorFileLimits.rows + 2, null, 'TOO_MANY_ROWS']]);
  });

  it('is refused as a whole, and every problem is counted', () => {
    const rows = Array.from({ length: 150 }, (_, index) => `A,B,,,N${index},x,kgCO2e/kg`);
    const { factors, problems, problemCount } = readFactorFile(withRows(abs, ...rows));
    expect(factors).toEqual([]);
    expect(problems).toHaveLength(factorFileLimits.problems);
    expect(problemCount).toBe(150);
  });

  it('is told with what stands there, cut and without what could disturb', () => {
    const [unknown] = readFactorFile(`${header},\u202ecolour\u0007${'r'.repeat(100)}`).problems;
    expect(unknown?.value).toBe(`colour\ufffd${'r'.repeat(53)}…`);
  });
});

it('reads a long file in steps, to the same end', () => {
  const rows = Array.from({ length: 5000 }, (_, index) => `A,B,,,"N\n""${index}"", long",1,kgCO2e/kg`);
  const text = withRows(...rows);
  const parts: number[] = [];
  const steps = readFactorFileInSteps(text);
  let step = steps.next();
  for (; step.done !== true; step = steps.next()) parts.push(step.value);
  expect(parts.length).toBeGreaterThan(3);
  expect(parts.at(-1)).toBe(1);
  expect(parts).toEqual(parts.toSorted((a, b) => a - b));
  expect(step.value).toEqual(readFactorFile(text));
  expect(step.value.factors.map(({ factor }) => factor.name)).toEqual(rows.map((_, index) => `N "${index}", long`));
});
