import { requiredProductImportColumns } from '@pcf/contract/product-import-headings';
import {
  readOnlySoldProductFileHeadings,
  type SoldProductFileColumn,
  soldProductFileHeadings,
} from '@pcf/contract/sold-product-file-headings';
import { textLimits } from '@pcf/contract/text-limits';
import { withoutNothing } from '@pcf/domain/emission-data/without-nothing';
import { givenText } from '../../../files/csv-text.ts';
import { wrongCellCount } from '../../../files/faulty-cells.ts';
import { type Header, headerReader } from '../../../files/read-header.ts';
import { shown } from '../../../files/shown-findings.ts';
import { cellText, type TableRow } from '../../../files/table-row.ts';
import { answerWith, type GivenEmissions, outOfBounds } from '../../files/given-emissions.service.ts';
import { readEmissions } from '../../files/read-emissions.service.ts';
import { type Finding, missingProblems, type Validated, validateText } from '../../files/validate-file.service.ts';
import { type TemplateColumns, templateColumns } from '../sold-product-columns.ts';

/** As of a file of products; the columns that only an export has are passed over, so that it can come back. */
export const readTemplateHeader = headerReader({
  headings: soldProductFileHeadings,
  required: requiredProductImportColumns,
  requiredFirst: true,
  passedOver: Object.values(readOnlySoldProductFileHeadings),
});

const headColumns = {
  name: { stagedAs: 'name', most: textLimits.productName },
  internalReference: { stagedAs: 'internal_reference', most: textLimits.internalReference },
  description: { stagedAs: 'description', most: textLimits.productDescription },
} as const;

const isHeadColumn = (column: SoldProductFileColumn | null): column is keyof typeof headColumns =>
  column !== null && column in headColumns;

/** Finds everything that is wrong with a row at once. What it lacks to answer a request with is not wrong. */
export const validateTemplateRow =
  (now: Date) =>
  (
    row: TableRow,
    { columns }: Header<SoldProductFileColumn>,
    decimalSign: '.' | ',' | null,
  ): Validated<StagedTemplate> => {
    const wrongCount = wrongCellCount(row, columns.length);
    const head = readHead(row, columns);
    const emissions = readEmissions(row, columns, decimalSign);
    // An empty cell says nothing: what a template that exists has there stays.
    const given: GivenEmissions | null = emissions && withoutNothing(emissions.given);
    const errors: Finding[] = [
      ...(wrongCount === null
        ? []
        : [{ row: row.row, code: 'INVALID_NUMBER_OF_CELLS' as const, value: String(wrongCount) }]),
      ...head.errors,
      ...(emissions?.errors ?? []),
      ...(given ? outOfBounds(row.row, given) : []),
    ];
    const staged = { row_number: row.row, ...head.staged };
    if (!given || errors.length > 0) return { staged, errors };
    const { item_data: _, ...kept } = templateColumns(withoutNothing(answerWith({}, given)), null, now);
    return { staged: { ...staged, given, ...kept }, errors };
  };

function readHead({ row, cells }: TableRow, columns: readonly (SoldProductFileColumn | null)[]) {
  const staged: Record<string, string> = {};
  const errors: Finding[] = [];
  for (const [index, column] of columns.entries()) {
    if (!isHeadColumn(column)) continue;
    const heading = soldProductFileHeadings[column];
    const text = givenText(cellText(cells[index])).replaceAll('\r\n', '\n');
    if (text === '') {
      if (column !== 'description') errors.push({ row, column: heading, code: missingProblems[column] });
      continue;
    }
    const validated = validateText(text, headColumns[column].most);
    if ('problem' in validated) errors.push({ row, column: heading, code: validated.problem, value: shown(text) });
    else staged[headColumns[column].stagedAs] = validated.value;
  }
  return { staged: staged as StagedHead, errors };
}

/** What a row says of the template itself. */
interface StagedHead {
  readonly name?: string;
  readonly internal_reference?: string;
  readonly description?: string;
}

/** A row as it is staged: what it says, and what a new template made of it keeps. A file tells no rows of a calculation. */
type StagedTemplate = { readonly row_number: number } & StagedHead & {
    readonly given?: GivenEmissions;
  } & Partial<Omit<TemplateColumns, 'item_data'>>;
