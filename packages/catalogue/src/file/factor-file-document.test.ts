import { readFileSync } from 'node:fs';
import { factorUnits } from '@pcf/contract/vocabulary/emission-data';
import { expect, it } from 'vitest';
import { factorFileColumnNames, factorFileColumns } from './factor-file-columns.ts';
import { factorFileLimits } from './factor-file-limits.ts';
import { factorFileProblems } from './factor-file-problem.ts';
import { readFactorFile } from './read-factor-file.ts';
import { readUnit, unitOfCategory } from './read-unit.ts';

const document = readFileSync(new URL('../../../../docs/factor-file.md', import.meta.url), 'utf8');

/** The cells of the table under a heading, without the ticks around code. */
function tableUnder(heading: string): string[][] {
  const section = document.split(`## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';
  const lines = section.split('\n').filter((line) => line.startsWith('| '));
  return lines.slice(1).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim().replaceAll('`', '')),
  );
}

it('documents every column as it is read', () => {
  expect(tableUnder('Columns').map((cells) => cells.slice(0, 4))).toEqual(
    factorFileColumnNames.map((column) => {
      const { required, mayBeEmpty, maxLength } = factorFileColumns[column];
      return [column, required ? 'required' : 'optional', mayBeEmpty ? 'may be empty' : 'required', String(maxLength)];
    }),
  );
});

it('documents every problem and every unit', () => {
  expect(tableUnder('Problems').map(([code]) => code)).toEqual(factorFileProblems);
  const units = tableUnder('Units').map(([unit = '']) => unit);
  expect(units.toSorted()).toEqual(factorUnits.toSorted());
  expect(units.map(readUnit)).toEqual(['Energy', 'Transport', 'anything'].map(unitOfCategory));
});

it('documents the limits', () => {
  const number = (value: number) => value.toLocaleString('en');
  expect(Object.fromEntries(tableUnder('Limits'))).toEqual({
    size: `${factorFileLimits.bytes / 1024 / 1024} MB`,
    rows: `${number(factorFileLimits.rows)} without the first`,
    impact: `${number(factorFileLimits.minImpact)} to ${number(factorFileLimits.maxImpact)}`,
  });
  expect(document).toContain(`the first ${factorFileLimits.problems} are listed`);
});

it('shows an example that can be loaded', () => {
  const example = document.split('```csv\n')[1]?.split('```')[0] ?? '';
  const { factors, problems } = readFactorFile(example);
  expect(problems).toEqual([]);
  expect(factors).toHaveLength(5);
});
