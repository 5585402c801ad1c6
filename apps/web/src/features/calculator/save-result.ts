import { factorLabel } from '@pcf/catalogue/labels';
import { footprintParts } from '@pcf/contract/vocabulary/footprint';
import type { Language } from '@pcf/contract/vocabulary/language';
import { decimalText, zero } from '@pcf/domain/footprint/decimal';
import type { TraceRow } from '@pcf/domain/footprint/trace-row';
import { groupPath } from '../../exchange/factor-field/factor-names.ts';
import { dayOf } from '../../lib/format/date-format.ts';
import { saveFile } from '../../lib/save-file.ts';
import { type Footprint, footprintOf } from './model/footprint-of.ts';
import { type Scenario, scenarioNames } from './model/scenario.ts';
import type { FootprintWords } from './results/row-words.ts';

/** A spreadsheet would run what begins like this as a formula. */
const formulaStart = /^[=+\-@\t\r]/;

const percentDecimals = 2;

interface SaveOptions {
  scenarios: readonly Scenario[];
  language: Language;
  t: FootprintWords;
  moment: Date;
}

/** Hands the result over as a file of the day. */
export function saveResult({ moment, ...options }: SaveOptions): void {
  saveFile(`footprint-${dayOf(moment)}.csv`, new Blob([resultCsv(options)], { type: 'text/csv;charset=utf-8' }));
}

interface CsvOptions {
  scenarios: readonly Scenario[];
  language: Language;
  t: FootprintWords;
}

/** Every multiplication with all that went into it, then what they add up to. */
export function resultCsv({ scenarios, language, t }: CsvOptions): string {
  const compared = scenarios.length > 1;
  const lines = scenarios.flatMap((scenario, index) =>
    linesOf(footprintOf(scenario), language, t).map((cells) =>
      compared ? [scenarioNames[index] ?? '', ...cells] : cells,
    ),
  );
  const header = headerOf(t);
  return csvText([compared ? [t('footprint:csv.scenario'), ...header] : header, ...lines]);
}

function headerOf(t: FootprintWords): string[] {
  return [
    t('footprint:csv.section'),
    t('footprint:csv.factor'),
    t('footprint:csv.group'),
    t('footprint:csv.source'),
    t('footprint:csv.version'),
    t('footprint:csv.impact'),
    t('footprint:csv.impactUnit'),
    t('footprint:csv.quantity'),
    t('footprint:csv.quantityUnit'),
    t('footprint:csv.distance'),
    t('footprint:csv.weight'),
    t('footprint:csv.result'),
    t('footprint:csv.share'),
  ];
}

function linesOf({ result, trace }: Footprint, language: Language, t: FootprintWords): string[][] {
  const shareOf = (kgCo2e: string) => {
    const total = zero.plus(result.total);
    return total.gt(zero) ? zero.plus(kgCo2e).times(100).div(total).toFixed(percentDecimals) : '';
  };
  const sumLine = (name: string, kgCo2e: string) => [name, ...Array<string>(10).fill(''), kgCo2e, shareOf(kgCo2e)];
  return [
    ...trace
      .filter(isEntered)
      .map((row) => [
        t(`footprint:section.${row.section}`),
        ...factorCells(row, language, t),
        ...(row.kind === 'quantity' ? [row.quantity, row.unit, '', ''] : ['', '', row.distanceKm, row.weightKg]),
        row.kgCo2e,
        shareOf(row.kgCo2e),
      ]),
    ...footprintParts.map((part) => sumLine(t(`footprint:part.${part}`), result[part])),
    sumLine(t('footprint:total'), result.total),
  ];
}

function factorCells({ factor }: TraceRow, language: Language, t: FootprintWords): string[] {
  if (factor === null) return Array<string>(6).fill('');
  return [
    textCell(factorLabel(factor, language)),
    textCell(groupPath(factor, language)),
    t(`footprint:csv.origin.${factor.origin}`),
    textCell(factor.version),
    decimalText(zero.plus(factor.impact)),
    factor.unit,
  ];
}

/** A row that nobody has filled in yet says nothing. */
function isEntered(row: TraceRow): boolean {
  return row.factor !== null || Number(row.kind === 'quantity' ? row.quantity : row.distanceKm) > 0;
}

/** A text from outside, such as the name of an own factor, as a cell that is never run. */
export function textCell(text: string): string {
  return formulaStart.test(text) ? `'${text}` : text;
}

/** RFC 4180; the mark at the beginning tells spreadsheets that it is UTF-8. */
export function csvText(lines: readonly (readonly string[])[]): string {
  return `\ufeff${lines.map((cells) => `${cells.map(quoted).join(',')}\r\n`).join('')}`;
}

function quoted(cell: string): string {
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
