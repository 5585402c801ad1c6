import { createDeflateRaw } from 'node:zlib';
import { type ZipPart, zipFile } from '../../apps/server/src/files/testing/zip-file.ts';
import { sizeOf } from '../size.ts';
import { type HostileFile, hostile } from './hostile-file.ts';

const megabyte = 1024 * 1024;
const bombMegabytes = sizeOf({ quick: 110, full: 4000 });
const sheetName = 'xl/worksheets/sheet1.xml';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006';

const part = (name: string, text: string): ZipPart => ({ name, content: Buffer.from(text) });

/** All that a spreadsheet has beside its one sheet. */
const frame = [
  part('[Content_Types].xml', `<Types xmlns="${packages}/content-types"/>`),
  part(
    '_rels/.rels',
    `<Relationships xmlns="${packages}/relationships"><Relationship Id="r1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  ),
  part(
    'xl/workbook.xml',
    `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="S" sheetId="1" r:id="r1"/></sheets></workbook>`,
  ),
  part(
    'xl/_rels/workbook.xml.rels',
    `<Relationships xmlns="${packages}/relationships"><Relationship Id="r1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
  ),
];

const sheet = (data: string, before = '') =>
  part(
    sheetName,
    `<?xml version="1.0"?>${before}<worksheet xmlns="${main}"><sheetData>${data}</sheetData></worksheet>`,
  );

const textCell = (reference: string, text: string) => `<c r="${reference}" t="inlineStr"><is><t>${text}</t></is></c>`;

/** A sheet that somebody wrote by hand. */
export const spreadsheet = (data: string, before?: string): Buffer => zipFile([...frame, sheet(data, before)]);

/** Names that stand for ten of the one before each; written out they would fill any memory. */
const laughs = `<!DOCTYPE x [<!ENTITY a0 "ha">${Array.from({ length: 12 }, (_, level) => `<!ENTITY a${level + 1} "${`&a${level};`.repeat(10)}">`).join('')}]>`;

async function packedSpaces(): Promise<Buffer> {
  const packing = createDeflateRaw({ level: 9 });
  const packed: Buffer[] = [];
  packing.on('data', (chunk: Buffer) => packed.push(chunk));
  const spaces = Buffer.alloc(megabyte, ' ');
  for (let written = 0; written < bombMegabytes; written += 1) {
    if (!packing.write(spaces)) await new Promise((resolve) => packing.once('drain', resolve));
  }
  await new Promise((resolve) => packing.end(() => resolve(undefined)));
  return Buffer.concat(packed);
}

/** Packed once: packing takes longer than being refused. */
let packed: Promise<Buffer> | undefined;

const bomb = (what: string, saidBytes: number): HostileFile => ({
  what,
  async *content() {
    packed ??= packedSpaces();
    yield zipFile([...frame, { name: sheetName, content: await packed, isPacked: true, saidBytes }]);
  },
});

const valid = spreadsheet(`<row r="1">${textCell('A1', 'Product name')}</row>`);

/** Spreadsheets that unpack to more than they say, say more than they hold, or are none. */
export const hostileSpreadsheets: readonly HostileFile[] = [
  bomb('a bomb', Math.min(bombMegabytes * megabyte, 0xffff_ffff)),
  bomb('a bomb that says it is small', 1000),
  hostile('a bomb in a bomb', zipFile([...frame, { name: sheetName, content: valid }])),
  hostile('only the beginning', valid.subarray(0, valid.length / 2)),
  hostile('only the end', Buffer.concat([Buffer.from('PK\x03\x04'), valid.subarray(valid.length / 2)])),
  hostile('an encrypted one', zipFile(frame.map((each) => ({ ...each, flags: 1 })))),
  hostile('one without a sheet', zipFile(frame)),
  hostile('one that hides its sheet', zipFile([...frame, { ...sheet(''), unlisted: true }])),
  hostile('another archive', zipFile([part('../../etc/passwd', 'root'), part('..\\evil.dll', 'x')])),
  hostile(
    'broken packing',
    zipFile([...frame, { name: sheetName, content: Buffer.alloc(1000, 0xff), isPacked: true }]),
  ),
  hostile('no XML', zipFile([...frame, part(sheetName, '<<<<&&&&]]>')])),
  hostile('names that stand for names', spreadsheet(`<row r="1">${textCell('A1', '&a12;')}</row>`, laughs)),
  hostile(
    'a name that stands for a file of the server',
    spreadsheet(`<row r="1">${textCell('A1', '&x;')}</row>`, '<!DOCTYPE x [<!ENTITY x SYSTEM "file:///etc/passwd">]>'),
  ),
  hostile('a cell in the furthest corner', spreadsheet(`<row r="1048576">${textCell('XFD1048576', 'far')}</row>`)),
  hostile('a cell that is nowhere', spreadsheet(`<row r="99999999999">${textCell('ZZZZZZZ99999999999', 'far')}</row>`)),
  hostile('a cell whose place is hidden', spreadsheet(`<row r="1e9">${textCell('&#65;&#49;e9', 'far')}</row>`)),
  hostile(
    'many rows of which one is wide',
    spreadsheet(
      `<row r="1">${textCell('XFD1', 'far')}</row>${'<row/>'.repeat(sizeOf({ quick: 10_000, full: 1_000_000 }))}<row r="1048576">${textCell('A1048576', 'far')}</row>`,
    ),
  ),
  hostile('elements within elements', spreadsheet('<row>'.repeat(sizeOf({ quick: 20_000, full: 1_000_000 })))),
  hostile(
    'cells that do not say where they are',
    spreadsheet(`<row r="1">${Array.from({ length: 16_384 }, () => '<c><v>1</v></c>').join('')}</row>`),
  ),
];
