import { noSubcategory } from '@pcf/contract/emission-factor';
import type { FactorUnit } from '@pcf/contract/vocabulary/emission-data';
import { type FactorKind, factorKinds } from '@pcf/contract/vocabulary/emission-data';
import { isSpreadsheetError } from '@pcf/contract/vocabulary/files';
import { describeFactor } from '../describe-factor.ts';
import type { FactorDetails } from '../factor-details.ts';
import { cleanText, hasControlCharacter } from './clean-text.ts';
import type { CsvRow } from './csv-rows.ts';
import type { FactorOfFile } from './factor-file.ts';
import {
  type FactorFileColumn,
  factorFileColumnNames,
  factorFileColumns,
  synonymSeparator,
} from './factor-file-columns.ts';
import { factorFileLimits } from './factor-file-limits.ts';
import type { ReportProblem } from './problem-list.ts';
import type { FactorFileHeader } from './read-header.ts';
import { readUnit } from './read-unit.ts';

const number = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i;

/** What a row says by itself; null where it cannot be used. Every problem of it is reported. */
export function readRow(
  row: CsvRow,
  header: FactorFileHeader,
  decimalComma: boolean,
  report: ReportProblem,
): FactorOfFile | null {
  const surplus = surplusCell(row, header);
  if (surplus !== undefined) {
    // The cells before it may have moved as well, so nothing else is said of this row.
    report(row.line, null, 'TOO_MANY_CELLS', surplus);
    return null;
  }
  let usable = true;
  const refuse: ReportProblem = (...problem) => {
    usable = false;
    report(...problem);
  };
  const texts = readCells(row, header, refuse);
  const kind = kindOf(texts, row.line, refuse);
  const impact = impactOf(texts, row.line, decimalComma, refuse);
  const unit = unitOf(texts, row.line, refuse);
  if (!usable || kind === null || unit === null) return null;
  const { top_category: topCategory, category, name } = texts;
  return {
    factor: { topCategory, category, subcategory: subcategoryOf(texts), name, kind, impact, unit },
    details: detailsOf(texts),
  };
}

function kindOf({ kind }: CellTexts, line: number, report: ReportProblem): FactorKind | null {
  if (kind === '') return 'factor';
  const known = factorKinds.find((name) => name === kind.toLowerCase()) ?? null;
  if (known === null) report(line, 'kind', 'UNKNOWN_KIND', kind);
  return known;
}

function impactOf({ impact }: CellTexts, line: number, decimalComma: boolean, report: ReportProblem): number {
  const number = readImpact(impact, decimalComma);
  if (impact === '') return number;
  if (Number.isNaN(number)) report(line, 'impact', 'NOT_A_NUMBER', impact);
  else if (number < factorFileLimits.minImpact || number > factorFileLimits.maxImpact) {
    report(line, 'impact', 'OUT_OF_RANGE', impact);
  }
  return number;
}

function unitOf({ unit }: CellTexts, line: number, report: ReportProblem): FactorUnit | null {
  const known = readUnit(unit);
  if (unit !== '' && known === null) report(line, 'unit', 'UNKNOWN_UNIT', unit);
  return known;
}

function subcategoryOf({ subcategory }: CellTexts): string {
  return subcategory === '' || subcategory.toLowerCase() === noSubcategory.toLowerCase() ? noSubcategory : subcategory;
}

function detailsOf(texts: CellTexts): FactorDetails {
  const { geography, provider, version, licence } = texts;
  return {
    description: describeFactor({ ...texts, taxonomyPath: texts.taxonomy_path }),
    geography,
    provider,
    version,
    licence,
    synonyms: texts.synonyms
      .split(synonymSeparator)
      .map((synonym) => synonym.trim())
      .filter(Boolean),
  };
}

/** NaN for what is no number. Thousands are not grouped: "1,234" could be either. */
function readImpact(text: string, decimalComma: boolean): number {
  const withPoint = decimalComma ? text.replace(',', '.') : text;
  if (!number.test(withPoint)) return Number.NaN;
  const impact = Number(withPoint);
  // Of the two zeros only one is shown as such everywhere.
  return impact === 0 ? 0 : impact;
}

type CellTexts = Readonly<Record<FactorFileColumn, string>>;

/** The texts of a row by column, '' where there is none or none that can be used. */
function readCells({ line, cells }: CsvRow, header: FactorFileHeader, report: ReportProblem): CellTexts {
  const texts = {} as Record<FactorFileColumn, string>;
  for (const column of factorFileColumnNames) {
    const text = cleanText(cells[header.indexOf(column)] ?? '');
    const { mayBeEmpty, maxLength } = factorFileColumns[column];
    texts[column] = '';
    if (text === '' && !mayBeEmpty) report(line, column, 'MISSING_VALUE');
    else if (text.length > maxLength) report(line, column, 'TOO_LONG', text);
    else if (hasControlCharacter(text)) report(line, column, 'CONTROL_CHARACTER', text);
    else if (isSpreadsheetError(text)) report(line, column, 'SPREADSHEET_ERROR', text);
    else texts[column] = text;
  }
  return texts;
}

/** A cell beyond the header, most often because of a separator that stands in a name without quotes. */
function surplusCell({ cells }: CsvRow, header: FactorFileHeader): string | undefined {
  return cells.find((cell, index) => (header[index] ?? null) === null && cell.trim() !== '');
}
