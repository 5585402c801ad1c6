import { sizeOf } from '../size.ts';
import { type HostileFile, hostile, repeated } from './hostile-file.ts';

const megabyte = 1024 * 1024;
const lineBytes = sizeOf({ quick: 8, full: 200 }) * megabyte;
/** Short lines cost more than long ones. */
const emptyLineBytes = sizeOf({ quick: 0.05, full: 50 }) * megabyte;
const shortLineBytes = sizeOf({ quick: 0.05, full: 1 }) * megabyte;
const manyColumns = sizeOf({ quick: 100_000, full: 1_000_000 });
const header = 'Product name,Product reference number,Product description\n';

/** Texts that pretend to be a table, or that no table should be. */
export const hostileTables: readonly HostileFile[] = [
  hostile('nothing', ''),
  hostile('a single byte', '\x00'),
  hostile('a million columns', `${'a,'.repeat(manyColumns)}\n`),
  hostile('a million empty columns', `${','.repeat(manyColumns)}\n`),
  hostile('a row of a million columns', `${header}${'a,'.repeat(manyColumns)}\n`),
  repeated('a single line', 'x', lineBytes),
  repeated('a single line after a header', 'x', lineBytes, header),
  repeated('a quote that is never closed', 'a line of text\n', lineBytes, `${header}"`),
  repeated('lines without anything', '\n', emptyLineBytes),
  repeated('lines of quotes', '""""""\n', shortLineBytes, header),
  repeated('null bytes', '\x00', lineBytes / 4, header),
  hostile('UTF-16', Buffer.from(`\ufeff${header}Chair,R-1,Oak\n`, 'utf16le')),
  hostile('UTF-16 the other way round', Buffer.from(`\ufeff${header}Chair,R-1,Oak\n`, 'utf16le').swap16()),
  hostile('Latin-1', Buffer.from(`${header}St\u00fchle,R-1,Buche\n`, 'latin1')),
  hostile('broken UTF-8', Buffer.concat([Buffer.from(`${header}Chair,R-1,`), Buffer.from('eda080c0af0a', 'hex')])),
  hostile('half of a character at the end', Buffer.concat([Buffer.from(header), Buffer.from('e282', 'hex')])),
  hostile('a page', '<!doctype html><script>alert(1)</script>'),
  hostile('a picture', Buffer.from('89504e470d0a1a0a0000000d4948445200000020000000200806000000', 'hex')),
  hostile('a document', '%PDF-1.7\n%%EOF\n'),
  hostile('a program', Buffer.from('7f454c4602010100000000000000000002003e0001000000', 'hex')),
  hostile('packed text', Buffer.from('1f8b08000000000000034b4c4a06000000', 'hex')),
];
