import { shown, withoutEmptyEnd } from './shown-findings.ts';
import { cellText, type TableRow } from './table-row.ts';

/** What the header of a file may say. */
export interface HeaderRules<Column extends string> {
  readonly headings: Readonly<Record<Column, string>>;
  readonly required: readonly Column[];
  /** Whether a file begins with the required columns in their order; else they stand anywhere. */
  readonly requiredFirst: boolean;
  /** Headings of columns that are only there to be read. */
  readonly passedOver?: readonly string[];
}

interface HeaderFinding {
  readonly row: number;
  readonly column?: string;
  readonly code: 'INVALID_HEADER';
  readonly value?: string;
}

export interface Header<Column extends string> {
  /** What each column of the file holds; null where nobody knows, and where it is passed over. */
  readonly columns: readonly (Column | null)[];
  readonly headings: readonly string[];
  readonly errors: readonly HeaderFinding[];
}

const spelled = (text: string) => text.replaceAll(/\s+/g, ' ').toLowerCase();

/** Of a table that anybody could mean; a header of thousands must not make every row as long. */
const maxColumns = 100;

/** Reads headers of one kind of file: says all that is wrong with one, and what the rows can be validated by in spite of it. */
export function headerReader<Column extends string>({
  headings: known,
  required,
  requiredFirst,
  passedOver = [],
}: HeaderRules<Column>): (header: TableRow) => Header<Column> {
  const columnsByHeading = new Map(
    (Object.keys(known) as Column[]).map((column): [string, Column] => [spelled(known[column]), column]),
  );
  const headingsPassedOver = new Map(passedOver.map((heading) => [spelled(heading), heading]));

  return ({ row, cells }) => {
    const given = withoutEmptyEnd(cells.slice(0, maxColumns).map(cellText));
    const columns = given.map((text) => columnsByHeading.get(spelled(text)) ?? null);
    const headings = given.map((text, index) => {
      const column = columns[index];
      return column ? known[column] : (headingsPassedOver.get(spelled(text)) ?? shown(text));
    });
    const wrong = (column: string, text: string): HeaderFinding => ({
      row,
      ...(column === '' ? {} : { column }),
      code: 'INVALID_HEADER',
      ...(text === '' ? {} : { value: shown(text) }),
    });
    const missing = required.flatMap((column, index) => {
      if (requiredFirst) return columns[index] === column ? [] : [wrong(known[column], given[index] ?? '')];
      return columns.includes(column) ? [] : [wrong(known[column], '')];
    });
    // What stands in the place of a required column is told with it.
    const told = requiredFirst ? required.length : 0;
    const unusable = columns.flatMap((column, index) => {
      const isUnknown = column === null && index >= told && !headingsPassedOver.has(spelled(given[index] ?? ''));
      const isRepeated = column !== null && columns.indexOf(column) < index;
      return isUnknown || isRepeated ? [wrong(headings[index] ?? '', given[index] ?? '')] : [];
    });
    return {
      columns: columns.map((column, index) => (column !== null && columns.indexOf(column) === index ? column : null)),
      headings,
      errors: [...missing, ...unusable],
    };
  };
}
