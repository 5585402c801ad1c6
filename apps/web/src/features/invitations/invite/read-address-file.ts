import { type CsvRow, csvRows } from '@pcf/catalogue/file/csv-rows';
import { textLimits } from '@pcf/contract/text-limits';
import { splitAddresses } from '@pcf/domain/accounts/split-addresses';

interface FileEntry {
  readonly email: string;
  /** Of the company; empty where the file does not say it. */
  readonly name: string;
}

export interface AddressFile {
  /** Each address once, in the order of the file. */
  readonly entries: readonly FileEntry[];
  /** Lines in which there is no address. */
  readonly unread: readonly { readonly line: number; readonly text: string }[];
}

const separators = [';', '\t', ','] as const;
const nameHeading =
  /^(?:company|organi[sz]ation|supplier|customer|name|firma|unternehmen|lieferant|kunde|entreprise|soci[eé]t[eé]|fournisseur|client|nom)\b/i;

/** Reads a file with an address a line, or with columns for the address and the name of the company. */
export function readAddressFile(content: string): AddressFile {
  const rows = rowsOf(content.replaceAll(/\r\n?/g, '\n'));
  const [first] = rows;
  const header = first && isHeader(first) ? first : null;
  const nameColumn = header?.cells.findIndex((cell) => nameHeading.test(cell.trim())) ?? -1;
  const names = new Map<string, string>();
  const unread: { line: number; text: string }[] = [];
  for (const row of header ? rows.slice(1) : rows) {
    const found = row.cells.map((cell) => splitAddresses(cell).addresses);
    const addresses = found.flat();
    if (addresses.length === 0) unread.push({ line: row.line, text: row.cells.filter(Boolean).join(' ') });
    // With two addresses in a line nobody knows whose name it is.
    const name = addresses.length === 1 ? nameOf(row, found, nameColumn) : '';
    for (const address of addresses) if (!names.get(address)) names.set(address, name);
  }
  return { entries: [...names].map(([email, name]) => ({ email, name })), unread };
}

/** The column that the header names, or else the only other cell there is. */
function nameOf({ cells }: CsvRow, found: readonly string[][], nameColumn: number): string {
  const others = cells.filter((cell, index) => cell.trim() !== '' && found[index]?.length === 0);
  const name = nameColumn === -1 ? (others.length === 1 ? others[0] : '') : cells[nameColumn];
  return (name ?? '').trim().slice(0, textLimits.organisationName);
}

function isHeader({ cells }: CsvRow): boolean {
  return cells.every((cell) => !cell.includes('@')) && cells.some((cell) => /mail|name/i.test(cell));
}

function rowsOf(text: string): readonly CsvRow[] {
  const firstLine = text.split('\n').find((line) => line.trim() !== '') ?? '';
  const separator = separators.find((sign) => firstLine.includes(sign)) ?? ',';
  const { rows, broken } = csvRows(text, separator);
  if (!broken) return rows;
  // Copied out of a mail, names stand in quotes that mean nothing to a table.
  return text.split('\n').flatMap((line, index) => (line.trim() === '' ? [] : [{ line: index + 1, cells: [line] }]));
}
