import { sizeOf } from '../size.ts';
import { type HostileFile, hostile, repeated } from './hostile-file.ts';
import { spreadsheet } from './hostile-spreadsheets.ts';

const page = '<!doctype html><script>alert(document.domain)</script>';
const drawing = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(1)</script></svg>';
const tooManyBytes = sizeOf({ quick: 12, full: 200 }) * 1024 * 1024;

/** What is no document and no picture, whatever its name says. */
const neither: readonly HostileFile[] = [
  hostile('nothing', ''),
  hostile('a page', page),
  hostile('a drawing with a script', drawing),
  hostile('a drawing that says it is XML', `<?xml version="1.0"?>${drawing}`),
  hostile('a spreadsheet', spreadsheet('')),
  hostile('a program', Buffer.from('4d5a90000300000004000000ffff0000b800000000000000', 'hex')),
  hostile('text', 'Just some text.'),
  repeated('too much of anything', 'x', tooManyBytes),
];

export const hostileDocuments: readonly HostileFile[] = [
  ...neither,
  hostile('the beginning of a document', '%PDF'),
  hostile('a page before a document', `${page}\n%PDF-1.7\n%%EOF\n`),
  hostile('spaces before a document', `   \n%PDF-1.7\n%%EOF\n`),
  hostile('a picture', Buffer.from('89504e470d0a1a0a0000000d4948445200000020000000200806000000', 'hex')),
  repeated('too large a document', 'x', tooManyBytes, '%PDF-1.7\n'),
];

const png = (width: number, height: number) => {
  const head = Buffer.from('89504e470d0a1a0a0000000d494844520000000000000000', 'hex');
  head.writeUInt32BE(width, 16);
  head.writeUInt32BE(height, 20);
  return head;
};

export const hostilePictures: readonly HostileFile[] = [
  ...neither,
  hostile('a document', '%PDF-1.7\n%%EOF\n'),
  hostile('the beginning of a picture', Buffer.from('89504e470d0a1a0a', 'hex')),
  hostile('a picture of four thousand million pixels each way', png(0xffff_ffff, 0xffff_ffff)),
  hostile('a picture without pixels', png(0, 0)),
  hostile('an animation', 'GIF89a\x20\x00\x20\x00\x00\x00\x00'),
  hostile('a photograph without a frame', Buffer.concat([Buffer.from('ffd8', 'hex'), Buffer.alloc(200_000, 0xff)])),
  hostile(
    'a photograph whose parts have no length',
    Buffer.concat([Buffer.from('ffd8', 'hex'), Buffer.from('ffe00000'.repeat(50_000), 'hex')]),
  ),
];
